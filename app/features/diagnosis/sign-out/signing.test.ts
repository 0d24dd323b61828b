import { expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import type { Api } from '#app/server/api.server.ts';
import { createMalformedError } from '#contracts/api-error.ts';
import { err, ok } from '#contracts/result.ts';
import type { SignOutTyped } from './sign-out-form.ts';
import { signCase } from './signing.server.ts';

const communication = {
  told: 'Dr. Order',
  toldBy: 'Dr. Me',
  channel: 'phone',
  toldAt: '2026-11-23T15:05:00.000Z',
  note: null,
} as const;

const typed: SignOutTyped = {
  intent: 'sign-out',
  etag: '"v3"',
  textVersion: 1,
  idempotencyKey: '"key"',
  readOnGlass: [],
  isUrgent: 'yes',
  told: 'Dr. Order',
  toldBy: 'Dr. Me',
  channel: 'phone',
  at: '2026-11-23T10:05',
  timeZone: 'America/New_York',
  readingSite: 'HOME-OH-1',
  identityConfirmed: true,
  password: 'a pass phrase',
};

/** An API whose text tells of this communication already. Answers what is saved before the signature, and what is signed. */
async function signWith(changes: Partial<SignOutTyped>) {
  const answerOf = <T>(data: T) =>
    Promise.resolve(ok({ data, message: null, status: 200, headers: new Headers() }));
  const text = diagnosisOf({ urgentResult: { isUrgent: true, communication } });
  const saved: unknown[] = [];
  const signed: unknown[] = [];
  const api = {
    getCase: () => answerOf(aWholeCase({ slides: [] })),
    getPrimaryDiagnosis: () => answerOf(text),
    savePrimaryDiagnosis: ({ body }: Parameters<Api['savePrimaryDiagnosis']>[0]) => {
      saved.push(body.urgentResult);
      return answerOf({ ...text, version: 2 });
    },
    signOutCase: ({ body }: Parameters<Api['signOutCase']>[0]) => {
      signed.push(body.diagnosisVersion);
      return answerOf(null);
    },
  };
  const signing = await signCase(api as unknown as Api, 'cas_1', { ...typed, ...changes });
  return { saved, signed, left: signing.saved };
}

it.each([
  [{ note: 'Nobody answered before.' }, { note: 'Nobody answered before.' }],
  [{ channel: 'fax' }, { channel: 'fax' }],
  [{ toldBy: 'Dr. Other' }, { toldBy: 'Dr. Other' }],
  [{ told: 'The ward' }, { told: 'The ward' }],
  [{ at: '2026-11-21T10:05' }, { toldAt: '2026-11-21T15:05:00.000Z' }],
] as const)(
  'of an urgent result whatever is corrected to %j is saved before the signature',
  async (changes, is) => {
    const { saved, signed } = await signWith(changes);
    expect(saved).toEqual([{ isUrgent: true, communication: { ...communication, ...is } }]);
    expect(signed).toEqual([2]);
  },
);

it('an urgent result that is told as before is signed as it was saved', async () => {
  expect(await signWith({})).toEqual({ saved: [], signed: [1], left: null });
});

it('what was saved before a signature is told, with the version that the page was on', async () => {
  const { left } = await signWith({ isUrgent: 'no' });
  expect(left).toEqual({ before: '"v3"', etag: aWholeCase().etag, textVersion: 2 });
});

it('a time that the clock showed twice is the one that was chosen', async () => {
  const at = '2026-11-01T01:40';
  for (const [whichHour, toldAt] of [
    ['earlier', '2026-11-01T05:40:00.000Z'],
    ['later', '2026-11-01T06:40:00.000Z'],
  ] as const)
    expect((await signWith({ at, whichHour })).saved).toMatchObject([{ communication: { toldAt } }]);
});

it('a result that is not urgent after all has nobody who was told', async () => {
  expect((await signWith({ isUrgent: 'no' })).saved).toEqual([{ isUrgent: false, communication: null }]);
});

/** An API whose answers to a save do not arrive, and whose text is this one when it is read again. */
async function signThoughLost(now: Partial<Parameters<typeof diagnosisOf>[0]>) {
  const answerOf = <T>(data: T) =>
    Promise.resolve(ok({ data, message: null, status: 200, headers: new Headers() }));
  const texts = [
    diagnosisOf({ version: 1, comment: 'As it was read.' }),
    diagnosisOf({ version: 2, ...now }),
  ];
  const signed: unknown[] = [];
  const api = {
    getCase: () => answerOf(aWholeCase({ slides: [] })),
    getPrimaryDiagnosis: () => answerOf(texts.shift()),
    savePrimaryDiagnosis: () => Promise.resolve(err(createMalformedError('savePrimaryDiagnosis', 200))),
    signOutCase: ({ body }: Parameters<Api['signOutCase']>[0]) => {
      signed.push(body.diagnosisVersion);
      return answerOf(null);
    },
  };
  const { answer } = await signCase(api as unknown as Api, 'cas_1', { ...typed, isUrgent: 'no' });
  return { isSigned: answer.ok, signed };
}

const saidNo = { isUrgent: false, communication: null };

it('an answer about urgency that was saved is signed, though no answer to the save came', async () => {
  const now = { comment: 'As it was read.', urgentResult: saidNo };
  expect(await signThoughLost(now)).toEqual({ isSigned: true, signed: [2] });
});

it.each([
  ['was not saved', { comment: 'As it was read.' }],
  ['is saved with words that nobody has read', { comment: 'Another one.', urgentResult: saidNo }],
])('nothing is signed where the answer about urgency, after no answer to its save, %s', async (_, now) => {
  expect(await signThoughLost(now)).toEqual({ isSigned: false, signed: [] });
});
