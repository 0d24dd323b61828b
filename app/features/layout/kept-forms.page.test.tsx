import { beforeEach, describe, expect, it } from 'vitest';
import { createEncryption, formatEncrypted } from '#app/browser/encryption.ts';
import { found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import {
  FACILITY_FORM,
  OTHER_FORM,
  PROVIDER_FORM,
  STAFF_FORM,
  USER_FORM,
} from '#tests/contract/registration-forms.ts';
import type { Plan } from '../registration/plan.ts';
import { PlanForm } from '../registration/plan-form.tsx';
import { facilityPlan } from '../registration/plans/facility-plan.ts';
import { otherPlan, staffPlan, userPlan } from '../registration/plans/people-plans.ts';
import { providerPlan } from '../registration/plans/provider-plan.ts';
import { typedOf } from '../registration/read-plan.ts';
import { answersIn, beginningIn, chosenIn, type Left, restoreInto } from './answers/form-answers.ts';
import { createKeptForms, isKept, lockOf } from './kept-forms.ts';

const ELSEWHERE = { ...PROVIDER_FORM.address, country: 'Canada', region: 'ON', postalCode: 'K1A 0B1' };
const [LICENCE] = PROVIDER_FORM.licences;

/** Forms with every branch that asks for more: rows, another country, a contract laboratory, an explanation. */
const FILLED = {
  provider: {
    ...PROVIDER_FORM,
    accountType: 'Physician_Group',
    groupName: 'Example Group',
    workAuthorization: 'EAD',
    workAuthorizationExpiresOn: '2028-01-31',
    address: ELSEWHERE,
    npi: null,
    mincOrCollegeNumber: 'CPSO 12345',
    licences: [LICENCE, { ...LICENCE, region: 'ON', number: '999' }],
    fellowship: [{ name: 'Dermatopathology', place: 'Example', fromYear: 2016, toYear: 2017 }],
    disclosures: { ...PROVIDER_FORM.disclosures, claims: { answer: true, explanation: 'One, dismissed.' } },
  },
  facility: {
    ...FACILITY_FORM,
    labArrangement: 'Contract Lab',
    contractLab: { name: 'Other Lab', clia: '06D7654321' },
    billingContact: {
      ...FACILITY_FORM.billingContact,
      sameAsFacility: false,
      address: PROVIDER_FORM.address,
    },
    slideDelivery: 'Upload_the_Slide_Images',
    scanners: [{ make: 'Example', model: 'One', mpp: 0.25, fileTypes: ['.svs'] }],
    volumes: [...FACILITY_FORM.volumes, { kind: 'colon biopsies', perMonth: 80 }],
  },
  user: { ...USER_FORM, userType: 'Facility_NP', npi: '1234567893', rights: { view: true, edit: true } },
  staff: { ...STAFF_FORM, startDate: '2027-01-04', rights: { assign: true } },
  other: { ...OTHER_FORM, country: 'Canada', region: 'ON' },
};

const userForm = userPlan([{ value: 'fac_demo-1', label: 'Demo' }]);

/** Shows the form of a kind, filled in or empty. */
const SHOW = {
  provider: (kept?: object) => show(providerPlan, kept && typedOf(providerPlan, kept)),
  facility: (kept?: object) => show(facilityPlan, kept && typedOf(facilityPlan, kept)),
  user: (kept?: object) => show(userForm, kept && typedOf(userForm, kept)),
  staff: (kept?: object) => show(staffPlan, kept && typedOf(staffPlan, kept)),
  other: (kept?: object) => show(otherPlan, kept && typedOf(otherPlan, kept)),
};

async function show<Form>(plan: Plan<Form>, kept?: Record<string, unknown>): Promise<HTMLFormElement> {
  await mountPage(
    <PlanForm
      id="edit"
      plan={plan}
      today="2026-11-21"
      idempotencyKey={'"key"'}
      lastResult={undefined}
      {...(kept === undefined ? {} : { kept })}
      submitLabel="Save"
      draft={null}
    />,
  );
  return found<HTMLFormElement>('form');
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** As in a page: React paints by itself between one step and the next. */
async function restore(form: HTMLFormElement, left: Left): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await restoreInto(form, left, settled);
  await settled();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

/** How a form is left that began so. */
const leftIn = (form: HTMLFormElement, begun: Left['begun']): Left => ({
  answers: answersIn(form),
  begun,
  chosen: chosenIn(form),
});

const inOrder = (answers: ReturnType<typeof answersIn>) => answers.map((pair) => pair.join('=')).toSorted();

beforeEach(() => localStorage.clear());

describe('S4.1-12 what was typed when a login ended', () => {
  it.each(['provider', 'facility', 'user', 'staff', 'other'] as const)(
    'is whole again in the form of a %s: rows and what only other answers ask for too',
    async (kind) => {
      const begun = beginningIn(await SHOW[kind]());
      const filled = await SHOW[kind](FILLED[kind]);
      expect(isKept(filled)).toBe(true);
      const left = leftIn(filled, begun);
      const form = await SHOW[kind]();
      expect(answersIn(form).length).toBeLessThan(left.answers.length);
      await restore(form, left);
      expect(inOrder(answersIn(form))).toEqual(inOrder(left.answers));
    },
  );

  it('stands in the box of a long list as well, and what was emptied is empty', async () => {
    const kept = typedOf(providerPlan, PROVIDER_FORM);
    const elsewhere = { ...kept, address: { ...PROVIDER_FORM.address, region: 'CO' } };
    const begun = beginningIn(await show(providerPlan, elsewhere));
    const form = await show(providerPlan, kept);
    const city = found<HTMLInputElement>('[name="address.city"]');
    city.value = '';
    const left = leftIn(form, begun);
    await restore(await show(providerPlan, elsewhere), left);
    const box = found('[name="address.region"]').closest('div')?.querySelector('input');
    expect(box?.value).toBe('Ohio');
    expect(found<HTMLInputElement>('[name="address.city"]').value).toBe('');
    expect(named('Next')).toBeDefined();
  });

  it('is not what was taken away: a box stays without its tick, and a row that was removed is gone', async () => {
    const two = { ...FILLED.provider, licences: [LICENCE, { ...LICENCE, region: 'ON', number: '999' }] };
    const begun = beginningIn(await SHOW.provider(two));
    const boxes =
      found<HTMLFormElement>('form').querySelectorAll<HTMLInputElement>('[type=checkbox]:checked');
    const ticked = [...boxes].map(({ name }) => name);
    expect(ticked.length).toBeGreaterThan(0);
    const one = { ...two, licences: two.licences.slice(1) };
    const before = await SHOW.provider(one);
    for (const box of before.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false;
    const left = leftIn(before, begun);
    const form = await SHOW.provider(two);
    await restore(form, left);
    expect(inOrder(answersIn(form))).toEqual(inOrder(left.answers));
    expect(answersIn(form).filter(([name]) => ticked.includes(name))).toEqual([]);
    const numbers = answersIn(form).filter(([name]) => /^licences.*number$/.test(name));
    expect(numbers).toEqual([['licences[0].number', '999']]);
  });

  it('is in sight again in a form that is folded away', async () => {
    await mountPage(
      <details>
        <form id="hold">
          <input type="hidden" name="idempotencyKey" defaultValue="k" />
          <textarea name="reason" aria-label="Reason" />
        </form>
      </details>,
    );
    const form = found<HTMLFormElement>('#hold');
    expect(isKept(form)).toBe(true);
    await restore(form, { answers: [['reason', 'The block is lost']], begun: [], chosen: [] });
    expect(found<HTMLDetailsElement>('details').open).toBe(true);
    expect(found<HTMLTextAreaElement>('textarea').value).toBe('The block is lost');
  });

  it('opens for its person alone, lies there unreadable, and is gone after a day', async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const other = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const formsOf = (userId: string, theirs: CryptoKey) =>
      createKeptForms(
        localStorage,
        createEncryption(() => Promise.resolve(theirs)),
        { userId, page: '/users' },
        { id: 'this page', locks: undefined },
      );
    const typed = {
      startedAt: 1,
      at: 1000,
      answers: [['lastName', 'Haverly']] as const,
      begun: [['lastName', 'Haver']] as const,
      chosen: [],
      etag: '"v1"',
      sent: null,
    };
    await formsOf('usr_1', key).keep('edit', typed);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Haverly');
    expect(JSON.parse(localStorage.getItem(Object.keys(localStorage)[0] ?? '') ?? '')).toMatchObject({
      at: '1000',
    });
    expect(await formsOf('usr_2', other).left(2000)).toEqual(new Map());
    const left = await formsOf('usr_1', key).left(2000);
    expect([...left].map(([formId, found]) => [formId, found.typed])).toEqual([['edit', typed]]);
    expect(await formsOf('usr_1', key).left(1000 + 24 * 60 * 60_000 + 1)).toEqual(new Map());
    expect(localStorage.length).toBe(0);
    expect(textOf()).not.toContain('Haverly');
  });
});

describe('an entry that no page of ours has written', () => {
  const typed = {
    startedAt: 1,
    at: 1000,
    answers: [['lastName', 'Haverly']],
    begun: [],
    chosen: [],
    etag: '"v1"',
    sent: { key: '"key"', etag: '"v1"' },
  };

  it.each([
    ['is no JSON', 'Haverly'],
    ['was sent with a key that cannot be read', JSON.stringify({ ...typed, sent: { key: 7, etag: '"v1"' } })],
    ['has an answer without a name', JSON.stringify({ ...typed, answers: [['Haverly']] })],
  ])('goes where it %s, and keeps no other form from coming back', async (_, text) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const encryption = createEncryption(() => Promise.resolve(key));
    const place = { userId: 'usr_1', page: '/users' };
    const kept = createKeptForms(localStorage, encryption, place, { id: 'this page', locks: undefined });
    await kept.keep('good', { ...typed, answers: [['lastName', 'Haverly']] });
    const [good = ''] = Object.keys(localStorage);
    const bad = good.replace(':good:', ':bad:');
    localStorage.setItem(bad, formatEncrypted(await encryption.encrypt(text, bad), { at: '1000' }));
    expect([...(await kept.left(2000)).keys()]).toEqual(['good']);
    expect(Object.keys(localStorage)).toEqual([good]);
  });
});

/** Locks of pages, some of which are still open. */
function locksOf(open: Set<string>): LockManager {
  return {
    request: (name: string, _options: unknown, work: () => Promise<unknown>) =>
      open.has(name) ? Promise.reject(new DOMException('It is held', 'AbortError')) : work(),
  } as unknown as LockManager;
}

describe('S8-01 what two tabs type into the same form', () => {
  const texts = async (open: Set<string>) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    return (id: string) =>
      createKeptForms(
        localStorage,
        createEncryption(() => Promise.resolve(key)),
        { userId: 'usr_1', page: '/users' },
        { id, locks: locksOf(open) },
      );
  };
  const typed = (at: number, name: string) => ({
    startedAt: 1,
    at,
    answers: [['lastName', name]] as const,
    begun: [],
    chosen: [],
    etag: '"v1"',
    sent: { key: '"key"', etag: '"v1"' },
  });

  it('stays apart while both are open, and is taken over by one page once a tab is gone', async () => {
    const open = new Set([lockOf('first'), lockOf('second')]);
    const pageOf = await texts(open);
    await pageOf('first').keep('edit', typed(1000, 'Haverly'));
    await pageOf('second').keep('edit', typed(2000, 'Marsh'));
    const namesLeft = async (id: string) =>
      [...(await pageOf(id).left(3000)).values()].map((found) => found.typed.answers[0]?.[1]);
    expect(await namesLeft('first')).toEqual(['Haverly']);
    expect(await namesLeft('third')).toEqual([]);
    open.delete(lockOf('second'));
    const [found] = (await pageOf('third').left(3000)).values();
    if (found === undefined) throw new Error('nothing was left');
    expect(found.typed).toEqual(typed(2000, 'Marsh'));
    expect(await pageOf('third').take('edit', found)).toBe(true);
    expect(await pageOf('fourth').take('edit', found)).toBe(false);
    open.add(lockOf('third'));
    expect(await namesLeft('fourth')).toEqual([]);
    expect(await namesLeft('third')).toEqual(['Marsh']);
  });
});
