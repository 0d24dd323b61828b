import { beforeEach, expect, it } from 'vitest';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

const FACILITY = 'usr_demo000004';
const shared = { ...wholeText, sharePreliminary: true };
const withdrawn = { ...wholeText, withdrawPreliminary: true };

const FIRST =
  'Case DP-2026-000009 has a preliminary result. Nobody has signed it, and the final report may say something else.';
const OTHER =
  'The preliminary result of case DP-2026-000009 was replaced by another one: read it again. Nobody has signed it.';
const GONE = 'The preliminary result of case DP-2026-000009 was withdrawn: do not act on it.';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const told = (userId: string) =>
  desk.api
    .world()
    .notifications.by('user', userId)
    .filter(({ event }) => event === 'preliminary_result')
    .map(({ text }) => text);

const lines = () =>
  desk.api
    .world()
    .caseEvents.by('case', CASE)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('preliminary'));

const read = () => desk.client.ask('getFinalReport', { params: { caseId: CASE }, as: desk.tokens.facility });

it('a facility hears of a preliminary result, of another text in its place, and of none where nothing changed', async () => {
  await saveText(desk, 0, shared);
  expect(told(FACILITY)).toEqual([FIRST]);
  await saveText(desk, 1, shared);
  await saveText(desk, 2, { ...wholeText, comment: 'A word that was not shown.' });
  expect(told(FACILITY)).toEqual([FIRST]);
  await saveText(desk, 3, { ...shared, comment: 'Another word.' });
  expect(told(FACILITY)).toEqual([FIRST, OTHER]);
  expect(told('usr_demo000001')).toEqual([]);
  expect(lines()).toEqual(['preliminary_shared', 'preliminary_shared', 'preliminary_shared']);
});

it('a preliminary result that is withdrawn is read by nobody, and its facility is told not to act on it', async () => {
  await saveText(desk, 0, shared);
  expect((await read()).status).toBe(200);
  expect(dataOf(await saveText(desk, 1, withdrawn))).toMatchObject({ reportState: 'Draft', version: 2 });
  expect((await read()).status).toBe(404);
  expect(told(FACILITY)).toEqual([FIRST, GONE]);
  expect(lines()).toEqual(['preliminary_shared', 'preliminary_withdrawn']);
  const again = await saveText(desk, 2, withdrawn);
  expect(again).toMatchObject({ status: 409, code: 'CASE_STATE' });
  await saveText(desk, 2, shared);
  expect(told(FACILITY)).toEqual([FIRST, GONE, FIRST]);
});

it('nothing is both shown and withdrawn', async () => {
  await saveText(desk, 0, shared);
  const both = await saveText(desk, 1, { ...shared, ...withdrawn });
  expect(both.status).toBe(422);
  expect(dataOf(both)).toEqual({ withdrawPreliminary: ['A result is either shown or withdrawn.'] });
  expect(desk.stored().reportState).toBe('Preliminary');
});

it('a preliminary result is withdrawn beside a text that is locked, which stays as it is', async () => {
  await saveText(desk, 0, shared);
  desk.setCase({ status: 'QAReview' });
  expect((await saveText(desk, 1, { ...withdrawn, comment: 'More.' })).status).toBe(409);
  expect((await saveText(desk, 1, shared)).status).toBe(409);
  expect((await saveText(desk, 1, withdrawn)).status).toBe(200);
  expect(told(FACILITY)).toEqual([FIRST, GONE]);
});

const DIFFERS =
  'The signed report of case DP-2026-000009 says something else than the preliminary result that was shown before: read it.';
const SHARED_AT = '2026-11-21T15:00:00.000Z';

async function signed(diagnosisVersion: number) {
  desk.clock.now += 3_600_000;
  expect(await signOut(desk, { diagnosisVersion })).toMatchObject({ status: 200 });
  desk.clock.now += 10 * 60_000;
  return dataOf(await read());
}

it('a signed report names each part that says something else than the preliminary result, and its facility is told', async () => {
  await saveText(desk, 0, shared);
  const [first, ...others] = wholeText.diagnoses;
  const changed = 'PROSTATE, RIGHT, NEEDLE BIOPSY:\n- Invented malignant finding.';
  const diagnoses = [{ specimenID: 'A', text: changed }, ...others];
  const saved = await saveText(desk, 1, { ...wholeText, diagnoses, comment: 'An invented comment.' });
  expect(dataOf(saved)['changedSinceShown']).toEqual([
    { section: 'diagnosis', specimenID: 'A' },
    { section: 'comment', specimenID: null },
  ]);
  const report = await signed(2);
  expect(report).toMatchObject({
    heading: 'FINAL',
    sharedAt: null,
    preliminary: {
      sharedAt: SHARED_AT,
      differences: [
        { section: 'diagnosis', specimenID: 'A' },
        { section: 'comment', specimenID: null, was: [], is: ['An invented comment.'] },
      ],
    },
  });
  const named = JSON.stringify(report['preliminary']);
  expect(named).toContain(first?.text.split('\n')[1]);
  expect(named).toContain(changed.split('\n')[1]);
  expect(told(FACILITY)).toEqual([FIRST, DIFFERS]);
});

it('a signed report that says the same as the preliminary result says so, and nobody is told twice', async () => {
  expect(dataOf(await saveText(desk, 0, shared))['changedSinceShown']).toEqual([]);
  expect((await signed(1))['preliminary']).toEqual({ sharedAt: SHARED_AT, differences: [] });
  expect(told(FACILITY)).toEqual([FIRST]);
});

it('a report of which nothing was shown, or whose result was withdrawn, tells of none', async () => {
  await saveText(desk, 0, shared);
  const gone = await saveText(desk, 1, { ...withdrawn, comment: 'Other words.' });
  expect(dataOf(gone)['changedSinceShown']).toEqual([]);
  expect((await signed(2))['preliminary']).toBeNull();
  expect(told(FACILITY)).toEqual([FIRST, GONE]);
});
