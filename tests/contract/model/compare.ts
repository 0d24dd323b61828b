import { deepStrictEqual } from 'node:assert';
import type { Driver, Stored } from './driver.ts';
import { EVERYONE, idOf, partOf, type Who, whoIs } from './people.ts';
import { type Case, type Group, isShut, type State } from './state.ts';
import { TYPES } from './tasks.ts';
import { maySee } from './verdicts.ts';

const COMPARED: readonly string[] = [
  'transition',
  'case_changed',
  'question_changed',
  'request_changed',
  'review_changed',
  'report_signed',
  'report_amended',
  'report_recalled',
  'diagnosis_saved',
  'preliminary_shared',
  'preliminary_withdrawn',
  'image_opened',
];

const sortTexts = (texts: Iterable<string>): readonly string[] => [...texts].sort();

/** The digests are told by the clock and about no case. */
const DIGESTS: readonly string[] = ['tasks_due', 'new_cases'];

/** How the daily reminder of an amended report ends, which the model knows nothing of. */
const REMINDER_END = 'has not been opened yet.';

/** What the intake makes of a file that was handed in goes on beside the run. */
const TAKEN: readonly string[] = ['Completed', 'Scanning', 'Ready', 'Rejected'];

/** All that both sides say of the world, as texts that a failure can show side by side. */
function seenIn(stored: Stored) {
  const reports = new Map(stored.reports.map((report) => [report.id, report]));
  const cases = new Set(stored.cases.map(({ id }) => id));
  const users = new Map(stored.users.map((user) => [user.id, user]));
  return {
    cases: sortTexts(
      stored.cases.map((one) =>
        [one.id, one.status, one.version, whoIs(one.assignedProviderId), whoIs(one.qaProviderId)].join(' '),
      ),
    ),
    reports: sortTexts(
      stored.cases.map(({ id, reportState, postSignOut, signerId }) => {
        const latest = reports.get(id)?.versions.at(-1);
        return [
          id,
          reportState,
          postSignOut,
          whoIs(signerId),
          latest?.version,
          latest?.facilitySeesFrom,
        ].join(' ');
      }),
    ),
    lines: sortTexts(
      stored.billings.map(({ id, caseId, code, units, modifier, status, version, invoiceNumber }) =>
        [id, caseId, code, units, modifier, status, version, invoiceNumber].join(' '),
      ),
    ),
    uploads: sortTexts(
      stored.uploads.map(({ id, facilityId, createdBy, status, version }) =>
        TAKEN.includes(status)
          ? `${id} HandedIn`
          : [id, facilityId, whoIs(createdBy), status, version].join(' '),
      ),
    ),
    texts: sortTexts(
      stored.diagnoses
        // The seed gives a draft its text from the start, which stays when the draft goes.
        .flatMap(({ id, version, shared }) =>
          !cases.has(id) ? [] : [[id, version, shared !== null].join(' ')],
        ),
    ),
    requests: sortTexts(
      [...stored.questions, ...stored.orders, ...stored.rescans].map(({ id, status, version }) =>
        [id, status, version].join(' '),
      ),
    ),
    tasks: sortTexts(
      stored.tasks.map(({ id, type, caseId, status, version, assigneeId, assignedRole, closedAt }) =>
        [id, type, caseId, status, version, whoIs(assigneeId), assignedRole, closedAt].join(' '),
      ),
    ),
    trail: sortTexts(
      stored.caseEvents
        .filter(({ kind }) => COMPARED.includes(kind))
        .map(
          ({ caseId, kind, from, to, by }) =>
            `${caseId} ${kind} ${from ?? ''}>${to ?? ''} ${by === null ? 'system' : whoIs(by.userId)}`,
        ),
    ),
    notices: sortTexts(
      stored.notifications
        .filter(({ event, caseId }) => caseId !== null || !DIGESTS.includes(event))
        .filter(
          // The clock tells of an amendment too, until the facility has opened it.
          ({ event, text }) => event !== 'report_amended' || !text.endsWith(REMINDER_END),
        )
        .map(
          ({ userId, event, caseId, taskId, createdAt }) =>
            `${whoIs(userId)} ${event} ${caseId} ${taskId} ${createdAt}`,
        ),
    ),
    accounts: EVERYONE.map((who) => {
      const user = users.get(idOf(who));
      return [who, user?.status, user?.version].join(' ');
    }),
  };
}

const ROLES: Readonly<Record<Group, string>> = {
  facility: 'Facility',
  lab: 'Lab_Operations',
  accounts: 'Accounts',
  admin: 'Admin',
  readers: 'Provider',
};
const roleOf = (group: Group | null): string | null => (group === null ? null : ROLES[group]);
const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function model(state: State): ReturnType<typeof seenIn> {
  return {
    cases: sortTexts(
      [...state.cases.values()].map((one) =>
        [one.id, one.status, one.version, one.holder, one.reviewer].join(' '),
      ),
    ),
    reports: sortTexts(
      [...state.cases.values()].map(({ id, report, post, signer, signed }) => {
        const postSignOut = post === 'None' ? post : `${post}InProgress`;
        const seenFrom = timeOf(signed?.seenFrom ?? null);
        return [id, report, postSignOut, signer, signed?.versions, seenFrom].join(' ');
      }),
    ),
    lines: sortTexts(
      state.lines.map(({ id, caseId, code, units, modifier, status, version, invoice }) =>
        [id, caseId, code, units, modifier, status, version, invoice].join(' '),
      ),
    ),
    uploads: sortTexts(
      [...state.uploads.values()].map(({ id, facilityId, by, status, version }) =>
        status === 'HandedIn' ? `${id} HandedIn` : [id, facilityId, by, status, version].join(' '),
      ),
    ),
    texts: sortTexts(
      [...state.cases.values()].flatMap(({ id, text }) =>
        text.version === 0 ? [] : [[id, text.version, text.shared !== null].join(' ')],
      ),
    ),
    requests: sortTexts(
      [...state.requests.values()].map(({ id, status, version }) => [id, status, version].join(' ')),
    ),
    tasks: sortTexts(
      [...state.tasks.values()].map(({ id, kind, caseId, status, version, assignee, group, endedAt }) =>
        [id, TYPES[kind], caseId, status, version, assignee, roleOf(group), timeOf(endedAt)].join(' '),
      ),
    ),
    trail: sortTexts(state.trail),
    notices: sortTexts(
      state.notices.map(
        ({ who, event, caseId, taskId, at }) => `${who} ${event} ${caseId} ${taskId} ${timeOf(at)}`,
      ),
    ),
    accounts: EVERYONE.map((who) => {
      const account = state.accounts.get(who);
      return [who, account?.status, account?.version].join(' ');
    }),
  };
}

export const expectSame = async (driver: Driver, state: State): Promise<void> =>
  deepStrictEqual(seenIn(await driver.look()), model(state));

/** What the API itself tells this person of a case: all of it, or that there is none. */
export async function expectTold(driver: Driver, state: State, aCase: Case, who: Who): Promise<void> {
  // A draft without a patient has its form only.
  if (!aCase.isWhole) return;
  const response = await driver.fetch(
    new Request(`${driver.base}/cases/${aCase.id}`, {
      headers: { Authorization: `Bearer ${state.tokens.get(who)}` },
    }),
  );
  const { data } = (await response.json()) as { data: { status: string; version: number } | null };
  const expected = isShut(state, who)
    ? { code: 401 }
    : maySee(who, aCase)
      ? { code: 200, status: aCase.status, version: aCase.version }
      : { code: 404 };
  const told = {
    code: response.status,
    ...(response.status === 200 ? { status: data?.status, version: data?.version } : {}),
  };
  const [as, caseId] = [partOf(who).role, aCase.id];
  deepStrictEqual({ ...told, as, caseId }, { ...expected, as, caseId });
}
