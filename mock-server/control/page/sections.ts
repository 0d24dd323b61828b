import { MOVE_COUNT } from '#app/core/access/moves.ts';
import { keysOf } from '#app/core/objects.ts';
import { accessCallers } from '#contracts/generated/access.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import { DEMO_PASSWORD } from '../../seeds/people.ts';
import { WORLDS } from '../../seeds/worlds.ts';
import { FAULT_KINDS } from '../fault-kinds.ts';
import type { Sandbox } from '../sandbox.ts';
import { listScenarios } from '../scenario-files.ts';
import { html, type Markup } from './markup.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Markup;
}

/** A form that makes one call of the controls; its fields become the body, and `{name}` of the call is filled from its own. */
const callForm = (call: string, button: string, fields: Markup | readonly Markup[] = []): Markup =>
  html`<form method="post" action="page"><input type="hidden" name="_call" value="${call}">${fields}<button>${button}</button></form>`;

const hidden = (name: string, value: string): Markup =>
  html`<input type="hidden" name="${name}" value="${value}">`;
const typedField = (label: string, name: string, value = '', list: string | null = null): Markup =>
  html`<label>${label}<input name="${name}" value="${value}" ${list === null ? null : html`list="${list}"`}></label>`;
const chosen = (label: string, name: string, options: readonly string[]): Markup =>
  html`<label>${label}<select name="${name}">${options.map((one) => html`<option value="${one}">${one === '' ? 'Anybody' : one}</option>`)}</select></label>`;
const rows = (items: readonly Markup[], nothing: string): Markup =>
  items.length === 0
    ? html`<p>${nothing}</p>`
    : html`<ul class="rows">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const PEOPLE_SHOWN = 30;
const MAILS_SHOWN = 20;
const CALLS_SHOWN = 50;
const HOURS: readonly (readonly [string, number])[] = [
  ['1 hour on', 3_600_000],
  ['1 day on', 86_400_000],
  ['1 week on', 604_800_000],
];

const worlds = ({ snapshots }: Sandbox): Markup => html`
${callForm('POST /reset', 'Begin again', chosen('World', 'world', keysOf(WORLDS)))}
<h3>Snapshots</h3>
${callForm('POST /snapshots/{name}', 'Keep the world as it is', typedField('Name', '{name}', 'before'))}
${rows(
  snapshots
    .list()
    .map(
      ({ name, takenAt, records }) =>
        html`${name}: ${records} records of ${takenAt} ${callForm(`PUT /snapshots/${name}`, `Go back to ${name}`)}${callForm(`DELETE /snapshots/${name}`, `Forget ${name}`)}`,
    ),
  'No snapshot was taken.',
)}`;

const people = ({ world }: Sandbox, hasLogin: boolean): Markup => {
  const users = world().users.list();
  return html`<p>All of them have the password <code>${DEMO_PASSWORD}</code>, apart from those whom somebody changed.</p>${rows(
    users
      .slice(0, PEOPLE_SHOWN)
      .map(
        ({ email, displayName, role, staffRole, status }) =>
          html`<strong>${displayName}</strong>, ${staffRole ?? role}, ${status} · ${email}<br>${
            hasLogin
              ? html`<form method="post" action="/login" target="_blank">${hidden('email', email)}${hidden('password', DEMO_PASSWORD)}<button>Log in as ${displayName}</button></form>`
              : null
          }${callForm('POST /tokens', `Token of ${displayName}`, hidden('email', email))}`,
      ),
    'Nobody is in this world.',
  )}${users.length > PEOPLE_SHOWN ? html`<p>And ${users.length - PEOPLE_SHOWN} others.</p>` : null}`;
};

const scenarios = (): Markup =>
  rows(
    listScenarios().map((one) =>
      'error' in one
        ? html`${one.error}`
        : html`${one.name} ${callForm('POST /scenario', `Start ${one.id}`, hidden('name', one.id))}`,
    ),
    'There are no scenario files.',
  );

const faults = ({ faults: switched }: Sandbox): Markup => html`
${rows(
  switched
    .list()
    .map(
      ({ id, ...fault }) =>
        html`<code>${JSON.stringify(fault)}</code> ${callForm(`DELETE /faults/${id}`, `Switch ${fault.kind} off`)}`,
    ),
  'No fault is switched on.',
)}
${callForm('DELETE /faults', 'Switch all faults off')}
<h3>Switch one on</h3>
<datalist id="operations">${keysOf(operations).map((id) => html`<option value="${id}"></option>`)}</datalist>
${rows(
  keysOf(FAULT_KINDS).map((kind) => {
    const { what, example } = FAULT_KINDS[kind];
    const needs = Object.entries(example).map(([name, value]) => typedField(name, name, String(value)));
    return html`<details><summary><strong>${kind}</strong>: ${what}</summary>${callForm(
      'POST /faults',
      `Switch ${kind} on`,
      [
        hidden('kind', kind),
        typedField('Operation', 'match.operationId', '', 'operations'),
        typedField('Path', 'match.path'),
        chosen('Caller', 'match.role', ['', ...accessCallers]),
        typedField('Times', 'times'),
        ...needs,
      ],
    )}</details>`;
  }),
  '',
)}`;

const clock = ({ clock: { now, isFrozen, skewMs } }: Sandbox): Markup => {
  const at = new Date(now()).toISOString();
  return html`<p>It is ${at}${isFrozen() ? ' and stays so' : ''}, ${skewMs()} ms ahead of the callers.</p>
${callForm('PUT /clock', 'Set the time', typedField('Time', 'now', at))}
${HOURS.map(([label, ms]) => callForm('PUT /clock', label, hidden('advanceMs', String(ms))))}
${callForm('PUT /clock', isFrozen() ? 'Let it run' : 'Freeze it', hidden('freeze', String(!isFrozen())))}
${callForm('PUT /clock', 'Put it ahead', typedField('Ahead of the callers, in ms', 'skewMs', '300000'))}`;
};

const mail = ({ world }: Sandbox): Markup =>
  rows(
    world()
      .mails.list()
      .slice(-MAILS_SHOWN)
      .toReversed()
      .map(
        ({ at, to, subject, text }) =>
          html`<details><summary>${at} to ${to}: ${subject}</summary><pre>${text}</pre></details>`,
      ),
    'No mail was sent.',
  );

const journal = ({ log }: Sandbox): Markup =>
  html`${callForm('DELETE /journal', 'Empty the journal')}${rows(
    log
      .read(null)
      .slice(-CALLS_SHOWN)
      .toReversed()
      .map(
        ({ at, operationId, method, status, fault, curl }) =>
          html`<details><summary>${at} ${method} ${operationId ?? 'outside the contract'}: ${status ?? 'cut'}${fault === null ? '' : `, struck by ${fault}`}</summary><pre>${curl}</pre></details>`,
      ),
    'Nothing was called.',
  )}`;

const coverage = ({ coverage: seen }: Sandbox): Markup => {
  const { statuses, roles, transitions } = seen.read();
  const all: readonly Operation[] = Object.values(operations);
  const declared = all.reduce((sum, { responses }) => sum + Object.keys(responses).length, 0);
  const fact = (name: string, found: number, of: number) => html`<dt>${name}</dt><dd>${found} of ${of}</dd>`;
  return html`<dl>${[
    fact('Statuses of operations', Object.keys(statuses).length, declared),
    fact('Callers of operations', Object.keys(roles).length, all.length * accessCallers.length),
    fact('Transitions', Object.keys(transitions).length, MOVE_COUNT),
  ]}</dl><p><a href="coverage">All of it, for <code>slides coverage</code></a></p>`;
};

/** The sections whose buttons ask for controls, by the first word of their paths. */
const SECTIONS: ReadonlyMap<string, string> = new Map([
  ['reset', 'worlds'],
  ['snapshots', 'worlds'],
  ['tokens', 'people'],
  ['scenario', 'scenarios'],
  ['faults', 'faults'],
  ['clock', 'clock'],
  ['journal', 'journal'],
]);

/** The section in which a control is asked for; null where there is none. */
export const sectionOf = (path: string): string | null => SECTIONS.get(path.split('/')[1] ?? '') ?? null;

/** What people can do and see, in the order of the page. */
export const sectionsOf = (sandbox: Sandbox, hasLogin: boolean): readonly Section[] => [
  { id: 'worlds', title: 'Worlds', content: worlds(sandbox) },
  { id: 'people', title: 'People', content: people(sandbox, hasLogin) },
  { id: 'scenarios', title: 'Scenarios', content: scenarios() },
  { id: 'faults', title: 'Faults', content: faults(sandbox) },
  { id: 'clock', title: 'Clock', content: clock(sandbox) },
  { id: 'mail', title: 'Mail', content: mail(sandbox) },
  { id: 'journal', title: 'Journal', content: journal(sandbox) },
  { id: 'coverage', title: 'Coverage', content: coverage(sandbox) },
];
