import { describe, expect, it } from 'vitest';
import { AnnotationsAnswer, SavedAnnotationsAnswer } from './annotations-answer.ts';
import { LinkAnswer } from './link-answer.ts';
import { NewsAnswer } from './news-answer.ts';
import { PreviewAnswer } from './preview-answer.ts';
import { readAnswer, UnexpectedAnswer } from './read-answer.ts';
import { StorageKeyAnswer } from './storage-key-answer.ts';

const refused = { ok: false, userId: 'u', status: null, message: 'No.' };

describe('an answer of a resource route', () => {
  it.each([
    ['marks', AnnotationsAnswer, { ok: true, userId: 'u', etag: '"v1"', annotations: { log: ['a'] } }],
    ['no marks', AnnotationsAnswer, refused],
    ['saved marks', SavedAnnotationsAnswer, { ok: true, userId: 'u', etag: '"v2"' }],
    ['no saved marks', SavedAnnotationsAnswer, refused],
    ['no link', LinkAnswer, { ok: false, userId: 'u', message: 'No.' }],
    ['no preview', PreviewAnswer, { ok: false, isGone: true, message: 'Gone.' }],
    ['news', NewsAnswer, { ids: ['a'], total: 1 }],
    ['a key', StorageKeyAnswer, { userId: 'u', key: 'a2V5' }],
  ])('of its schema is read: %s', (_, schema, answer) => {
    expect(readAnswer(schema, answer)).toEqual(answer);
  });

  it.each([
    ['marks without a log', AnnotationsAnswer, { ok: true, userId: 'u', etag: 'e', annotations: {} }],
    ['marks that nobody saved', SavedAnnotationsAnswer, { ok: true, userId: 'u' }],
    ['a link without one', LinkAnswer, { ok: true, userId: 'u' }],
    ['a refusal without a sentence', LinkAnswer, { ok: false, userId: 'u' }],
    ['a preview of nothing', PreviewAnswer, { ok: true, preview: {} }],
    ['half a piece of news', NewsAnswer, { ids: 'a', total: 1 }],
    ['a key that is none', StorageKeyAnswer, { userId: 'u', key: '<html>' }],
    ['nothing', StorageKeyAnswer, undefined],
  ])('of another shape is an error with a name: %s', (_, schema, answer) => {
    expect(() => readAnswer(schema, answer)).toThrow(UnexpectedAnswer);
  });

  it('of another shape says where it differs and never what stood there', () => {
    const answer = { ok: true, userId: 'u', etag: 7, annotations: { log: ['a', { patient: 'Doe' }] } };
    const error = caught(() => readAnswer(AnnotationsAnswer, answer));
    expect(error).toMatchObject({
      name: 'UnexpectedAnswer',
      message: 'The server gave an answer that this page does not understand. Reload the page.',
      paths: ['etag', 'annotations.log.1'],
    });
    expect(JSON.stringify(error)).not.toContain('Doe');
  });
});

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
