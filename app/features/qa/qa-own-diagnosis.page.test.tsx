import { describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { blinded, open, show, textArea } from './qa-task.test-support.tsx';

describe('the own diagnosis of a reviewer', () => {
  it('marks the own diagnosis as required only where the result needs it', async () => {
    await show(blinded);
    expect(found('#own-diagnosis').textContent).toContain('required');
    await show(open);
    expect(found('#own-diagnosis').textContent).not.toContain('required');
    expect(textOf()).toContain('The result needs none.');
  });

  it('saves one text for each specimen, bound to its letter, and none while one is missing', async () => {
    await show(blinded);
    const [first, second] = document.querySelectorAll('textarea');
    if (first === undefined || second === undefined) throw new Error('two texts are asked for');
    await fill(first, 'Spongiosis.');
    await click(named('Save own diagnosis'));
    await eventually(() => expect(textOf()).toContain('Diagnosis of specimen B is required'));
    expect(posts).toEqual([]);
    await fill(second, 'Nevus.');
    await click(named('Save own diagnosis'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'saveDiagnosis',
      etag: '"v2"',
      'diagnosis[0].specimenID': 'A',
      'diagnosis[0].text': 'Spongiosis.',
      'diagnosis[1].specimenID': 'B',
      'diagnosis[1].text': 'Nevus.',
    });
  });

  it('takes no result while the own diagnosis is not saved, until its words are given up', async () => {
    await show(open);
    await fill(textArea(0), 'Spongiosis.');
    await click(found('input[value=Agree]'));
    await click(named('Submit result'));
    await eventually(() => expect(textOf()).toContain('Your own diagnosis is not saved'));
    expect([posts, textArea(0).value]).toEqual([[], 'Spongiosis.']);
    await fill(textArea(0), '');
    await click(named('Submit result'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'submitResult', agreement: 'Agree' }]));
  });
});
