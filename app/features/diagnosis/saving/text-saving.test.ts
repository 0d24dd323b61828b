import { describe, expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import type { Api } from '#app/server/api.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { err, ok } from '#contracts/result.ts';
import { saveText } from './text-saving.server.ts';

const OWNER = { userId: 'usr_1', caseId: 'cas_1' };
const SENT = { etag: '"v1"', fields: { comment: 'Mine.' } };

const refusedWith = (status: number): ApiError => ({
  kind: 'http',
  operation: 'savePrimaryDiagnosis',
  status,
  code: null,
  envelope: { isSuccess: false, data: null, message: null, error: `Refused ${status}.`, details: null },
  retryAfterMs: null,
  requestId: null,
});

const answerOf = (data: PrimaryDiagnosis) => ok({ data, message: null, status: 200, headers: new Headers() });

/** An API that reads these texts one after another, and saves with this answer. */
function apiOf(reads: readonly PrimaryDiagnosis[], saved: PrimaryDiagnosis | ApiError) {
  const left = [...reads];
  const getPrimaryDiagnosis = vi.fn(() => Promise.resolve(answerOf(left.shift() ?? diagnosisOf())));
  const tries: Parameters<Api['savePrimaryDiagnosis']>[0][] = [];
  const savePrimaryDiagnosis = (input: (typeof tries)[number]) => {
    tries.push(input);
    return Promise.resolve('kind' in saved ? err(saved) : answerOf(saved));
  };
  return { api: { getPrimaryDiagnosis, savePrimaryDiagnosis } as unknown as Api, tries };
}

const byLee = { savedBy: { userId: 'usr_2', displayName: 'Dr. Lee' }, etag: '"v2"', comment: 'Theirs.' };

const EARLIER = {
  field: 'comment',
  specimenID: null,
  text: 'Before.',
  replacedAt: '2026-11-23T19:04:00Z',
} as const;

describe('a text that is saved', () => {
  it('goes under the version that it was written on, with what the page does not write', async () => {
    const urgentResult = { isUrgent: false, communication: null };
    const { api, tries } = apiOf(
      [diagnosisOf({ urgentResult })],
      diagnosisOf({ etag: '"v2"', savedAt: '2026-11-23T19:05:00Z', earlierTexts: [EARLIER] }),
    );
    expect(await saveText(api, OWNER, SENT)).toEqual({
      kind: 'saved',
      ...OWNER,
      etag: '"v2"',
      savedAt: '2026-11-23T19:05:00Z',
      warnings: [],
      earlier: [{ name: 'comment', text: 'Before.', at: '2026-11-23T19:04:00Z' }],
    });
    expect(tries).toMatchObject([
      {
        params: { caseId: 'cas_1' },
        headers: { 'If-Match': '"v1"' },
        body: { comment: 'Mine.', urgentResult },
      },
    ]);
  });

  it('tells of the images that were replaced and that it cites marks of', async () => {
    const seen = SEEN;
    const cited = (number: number, standing: 'seen' | 'slide_replaced') =>
      ({
        number,
        kind: 'ruler',
        imageId: `img_${String(number)}`,
        markId: 'r',
        slide: null,
        seen,
        now: seen,
        standing,
      }) as const;
    const citedMarks = [cited(1, 'seen'), cited(2, 'slide_replaced')];
    const { api } = apiOf([diagnosisOf()], diagnosisOf({ citedMarks }));
    expect(await saveText(api, OWNER, SENT)).toMatchObject({ kind: 'saved', replaced: ['img_2'] });
  });

  it.each([
    ['saved before', [diagnosisOf(byLee)], diagnosisOf(), 0],
    ['saved in the same moment', [diagnosisOf(), diagnosisOf(byLee)], refusedWith(412), 1],
  ])('is not, and theirs is handed over, where somebody else %s', async (_, reads, saved, count) => {
    const { api, tries } = apiOf(reads, saved);
    expect(await saveText(api, OWNER, SENT)).toEqual({
      kind: 'stale',
      ...OWNER,
      theirs: { etag: '"v2"', fields: { comment: 'Theirs.' }, changedBy: 'Dr. Lee' },
    });
    expect(tries).toHaveLength(count);
  });

  it('says where it was the reader who saved in another window', async () => {
    const { api } = apiOf(
      [diagnosisOf({ ...byLee, savedBy: { userId: 'usr_1', displayName: 'Me' } })],
      diagnosisOf(),
    );
    expect(await saveText(api, OWNER, SENT)).toMatchObject({
      theirs: { changedBy: 'you, in another window' },
    });
  });

  it('is refused with the reason while a second reader has the case, and nothing is sent', async () => {
    const { api, tries } = apiOf(
      [diagnosisOf({ allowedActions: [], status: 'QAReview', etag: '"v9"' })],
      diagnosisOf(),
    );
    expect(await saveText(api, OWNER, SENT)).toMatchObject({
      kind: 'refused',
      message: 'The text is locked until a second reader has reviewed the case.',
      isLocked: true,
      saved: {},
    });
    expect(tries).toEqual([]);
  });

  it('is saved where it arrived, its answer was lost, and another window has signed it since', async () => {
    const signed = { allowedActions: [], etag: '"v9"', ...SENT.fields };
    const { api, tries } = apiOf([diagnosisOf({ ...signed, status: 'SignOutCompleted' })], diagnosisOf());
    expect(await saveText(api, OWNER, SENT)).toMatchObject({ kind: 'saved', ...OWNER, etag: '"v9"' });
    expect(tries).toEqual([]);
  });

  it('names a specimen that the case does not have, so that the API refuses the text of another case', async () => {
    const { api, tries } = apiOf([diagnosisOf({ diagnoses: [specimenOf('A')] })], refusedWith(422));
    const sent = { etag: '"v1"', fields: { 'diagnosis.C': 'Of another case.' } };
    expect(await saveText(api, OWNER, sent)).toMatchObject({ kind: 'refused' });
    expect(tries[0]?.body.diagnoses).toEqual([
      { specimenID: 'A', text: '' },
      { specimenID: 'C', text: 'Of another case.' },
    ]);
  });

  it.each([
    [400, 'refused'],
    [401, 'later'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('that the API answers with %i is %s', async (status, kind) => {
    const { api } = apiOf([diagnosisOf()], refusedWith(status));
    expect(await saveText(api, OWNER, SENT)).toMatchObject({ kind, ...OWNER });
  });

  it('is not saved in a session that has ended, which is said as such', async () => {
    const { api } = apiOf([diagnosisOf()], refusedWith(401));
    expect(await saveText(api, OWNER, SENT)).toMatchObject({ kind: 'later', message: SESSION_ENDED });
  });

  it('is refused in words that its writer can act on, where somebody else has the case by now', async () => {
    const { api } = apiOf([diagnosisOf()], refusedWith(404));
    expect(await saveText(api, OWNER, SENT)).toMatchObject({
      message: 'This case is not yours any more. What was not saved is in this browser alone: copy it.',
      isGone: true,
    });
  });

  it.each([
    [{ kind: 'offline' }],
    [{ kind: 'timeout', afterMs: 1 }],
    [{ kind: 'network', cause: null }],
  ] as const)('is tried again later after %j', async (error) => {
    const { api } = apiOf([diagnosisOf()], error);
    expect((await saveText(api, OWNER, SENT)).kind).toBe('later');
  });
});
