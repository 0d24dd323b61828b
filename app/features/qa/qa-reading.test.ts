import { expect, it } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import { readForReview } from './qa-reading.server.ts';
import { blinded, done, open, reviewer } from './qa-task.test-support.tsx';

/** An API that answers with the names of what it was asked for, and says which of them fail. */
function answering(...failing: readonly string[]) {
  const answer = (name: string) => () =>
    Promise.resolve(failing.includes(name) ? { ok: false } : { ok: true, value: { data: name } });
  return {
    getViewerCase: answer('slides'),
    getClinicalInfo: answer('clinical'),
    getPrimaryDiagnosis: answer('text'),
  } as unknown as Api;
}

const after = { ...open, kind: 'Retrospective' as const };

it.each([
  ['a reviewer of a text that is to be signed reads all of it', open, reviewer.userId, 'clinical', 'text'],
  ['a blinded one reads none of it before an own diagnosis', blinded, reviewer.userId, 'clinical', null],
  ['one of a signed report reads all of it as well', after, reviewer.userId, 'clinical', 'text'],
  ['one who is done reads nothing more', done, reviewer.userId, null, null],
  ['the reader of the case has a page of their own for it', open, 'usr_1', null, null],
])('%s', async (_, review, userId, clinical, diagnosis) => {
  const viewerCase = 'slides';
  expect(await readForReview(answering(), review, userId)).toEqual({ viewerCase, clinical, diagnosis });
});

it('what could not be read is not taken for nothing', async () => {
  expect(await readForReview(answering('slides', 'clinical', 'text'), open, reviewer.userId)).toEqual({
    viewerCase: null,
    clinical: 'unread',
    diagnosis: 'unread',
  });
});
