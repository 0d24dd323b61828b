import { beforeEach, describe, expect, it } from 'vitest';
import { valueAt } from '#app/core/objects.ts';
import { mount, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { FACILITY_FORM, OTHER_FORM, PROVIDER_FORM, STAFF_FORM } from '#tests/contract/registration-forms.ts';
import type { Plan, PlanStep, Question, Typed } from './plan.ts';
import { facilityPlan } from './plans/facility-plan.ts';
import { otherPlan, staffPlan } from './plans/people-plans.ts';
import { providerPlan } from './plans/provider-plan.ts';
import { readPlan, typedOf } from './read-plan.ts';
import { RegisterForm } from './register-screen.tsx';
import { Review } from './review.tsx';

const MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<iframe src="javascript:alert(1)"></iframe>',
  '<!-- comment -->',
  ']]>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  '<b>bold</b>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
];
const FORMULAS = ['=cmd|calc', '+1+1', '-1-1', '@SUM(A1)', '=HYPERLINK("http://x.test")', '\t=1+1'];
const WORDS = [
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  '[object Object]',
  '../../etc/passwd',
  "Robert'); DROP TABLE students;--",
  '%00%0d%0a',
];
const SIGNS = [
  'חולה עברית',
  'مريض عربي',
  '患者 検体',
  '👩🏽‍⚕️🔬',
  'Zoë Ångström-Ñuñez',
  'e\u0301 combining',
  `long ${'x'.repeat(10_000)}`,
  'two  spaces',
];
const HOSTILE = [...MARKUP, ...FORMULAS, ...WORDS, ...SIGNS];

const TEXTS: readonly Question['kind'][] = ['text', 'area'];
const formOf = <Form,>(plan: Plan<Form>, form: object) => ({
  steps: plan.steps,
  typed: typedOf(plan, form),
  toldOf: (typed: Typed): readonly string[] => {
    const read = readPlan(plan, typed, '2026-11-21');
    return read.ok ? [] : Object.values(read.errors).flat();
  },
});
const FORMS = [
  ['a provider', formOf(providerPlan, PROVIDER_FORM)],
  ['a facility', formOf(facilityPlan, FACILITY_FORM)],
  ['staff', formOf(staffPlan, STAFF_FORM)],
  ['somebody else', formOf(otherPlan, OTHER_FORM)],
] as const;

function textNames(steps: readonly PlanStep[], typed: Typed): readonly string[] {
  return steps
    .flatMap(({ questions }) => questions)
    .filter(({ kind, name }) => TEXTS.includes(kind) && valueAt(typed, name) !== undefined)
    .map(({ name }) => name);
}

/** The answers with another text at one name. */
function put(typed: Typed, name: string, text: string): Typed {
  const [first = '', ...rest] = name.split('.');
  const inner = rest.length === 0 ? text : put((typed[first] ?? {}) as Typed, rest.join('.'), text);
  return { ...typed, [first]: inner };
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('D39 forty hostile texts', () => {
  it('are forty different ones', () => {
    expect(new Set(HOSTILE).size).toBe(40);
  });

  it.each(FORMS)('in every text of the form of %s are shown as they are', async (_, { steps, typed }) => {
    const names = textNames(steps, typed);
    expect(names.length).toBeGreaterThan(1);
    for (const text of HOSTILE) {
      const filled = names.reduce<Typed>((before, name) => put(before, name, text), typed);
      await mount(<Review steps={steps} typed={filled} />);
      const shown = [...document.querySelectorAll('dd')].map((one) => words(one.textContent));
      expect([text, shown.filter((one) => one === words(text)).length >= names.length]).toEqual([text, true]);
      expect([
        text,
        document.querySelectorAll('dd :is(script, img, svg, iframe, style, a, b)').length,
      ]).toEqual([text, 0]);
    }
  });

  it.each(FORMS)('in every text of the form of %s are read, or refused in words', (_, form) => {
    for (const name of textNames(form.steps, form.typed))
      for (const text of HOSTILE) {
        const told = form.toldOf(put(form.typed, name, text));
        expect([name, text, told.every((one) => one.length > 5 && !one.includes(text))]).toEqual([
          name,
          text,
          true,
        ]);
      }
  });
});

const BAD = [
  '{',
  '',
  'null',
  '[]',
  '[{"a":1}]',
  '7',
  '"text"',
  'true',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":1},"licences":"none"}',
  '{"licences":{"length":1000000000},"address":7}',
  'x'.repeat(5_000_000),
];

describe('D23 a draft that lies broken in the tab', () => {
  beforeEach(() => sessionStorage.clear());

  it.each(BAD.map((text, at) => [at, text.slice(0, 40), text] as const))(
    'bad value %i, %s, leaves an empty form, and what lies beside it',
    async (_, _shown, bad) => {
      sessionStorage.setItem('registration-draft:provider', bad);
      sessionStorage.setItem('other', 'stays');
      await mountPage(
        <RegisterForm
          type="provider"
          today="2026-11-21"
          timeZones={[]}
          idempotencyKey={'"key"'}
          lastResult={undefined}
        />,
      );
      expect(textOf()).toContain('Step 1 of 8');
      expect(document.querySelector<HTMLInputElement>('[name="address.city"]')?.value).toBe('');
      expect(sessionStorage.getItem('other')).toBe('stays');
      expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
      if (!bad.startsWith('{"')) expect(sessionStorage.getItem('registration-draft:provider')).toBeNull();
    },
  );
});
