import { describe, expect, it } from 'vitest';
import { deskOf, NOT_REACHED, OWNER, saved, stale } from './save-queue.test-support.ts';
import type { UnsavedText } from './saved-text.ts';

describe('a text that was changed elsewhere', () => {
  it('is asked about with both texts and the one that they were made from; nothing is sent meanwhile', async () => {
    const { queue, sent, pass, answer, kept } = deskOf();
    queue.change({ comment: 'mine' });
    queue.hurry();
    await answer(stale('"v7"', { comment: 'theirs' }));
    queue.change({ comment: 'mine, longer' });
    queue.hurry();
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(queue.view.conflict).toEqual({
      base: { comment: 'old' },
      yours: { comment: 'mine, longer' },
      theirs: { etag: '"v7"', fields: { comment: 'theirs' }, changedBy: 'Dr. Lee' },
      isEarlier: false,
    });
    expect(kept.at(-1)?.fields).toEqual({ comment: 'mine, longer' });
    queue.settle({ comment: 'mine, longer' });
    await pass(0);
    expect(sent.at(-1)).toEqual({ ...OWNER, etag: '"v7"', fields: { comment: 'mine, longer' } });
  });

  it('is at rest when the reader takes theirs', async () => {
    const { queue, sent, pass, answer, kept } = deskOf();
    queue.change({ comment: 'mine' });
    queue.hurry();
    await answer(stale('"v7"', { comment: 'theirs' }));
    queue.settle({ comment: 'theirs' });
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(queue.view).toMatchObject({ phase: 'resting', isUnsaved: false, conflict: null });
    expect(kept.at(-1)).toBeNull();
  });

  it('is not asked about where only the answer to our own save was lost', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'first' });
    queue.hurry();
    await answer(NOT_REACHED);
    queue.change({ comment: 'first and second' });
    await pass(1000);
    await answer(stale('"v2"', { comment: 'first' }));
    await pass(0);
    expect(queue.view.conflict).toBeNull();
    expect(sent.at(-1)).toEqual({ ...OWNER, etag: '"v2"', fields: { comment: 'first and second' } });
  });

  it('is not asked about where somebody saved what this page does not write', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'mine' });
    queue.hurry();
    await answer(stale('"v2"', { comment: 'old' }));
    await pass(0);
    expect(sent.at(-1)?.etag).toBe('"v2"');
  });
});

describe('a text of an earlier page', () => {
  const left: UnsavedText = {
    base: { etag: '"v1"', fields: { comment: 'old' } },
    fields: { comment: 'left' },
    tried: [],
  };

  it('is sent under the version that it was written on', async () => {
    const { queue, sent, pass } = deskOf();
    queue.bringBack(left);
    await pass(0);
    expect(sent).toEqual([{ ...OWNER, etag: '"v1"', fields: { comment: 'left' } }]);
  });

  it('is asked about when the server has another text by now', async () => {
    const { queue, sent, pass } = deskOf({ etag: '"v2"', fields: { comment: 'newer' }, savedAt: null });
    queue.bringBack(left);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(queue.view.conflict).toMatchObject({
      base: { comment: 'old' },
      yours: { comment: 'left' },
      theirs: { fields: { comment: 'newer' } },
    });
  });

  it('goes on from a save that ended with that page, though its answer was never heard', async () => {
    const dying = deskOf();
    dying.queue.change({ comment: 'sent' });
    dying.queue.hurry();
    dying.queue.change({ comment: 'sent and more' });
    const text = dying.kept.at(-1) ?? expect.fail('nothing was kept');
    const { queue, sent, pass } = deskOf({ etag: '"v2"', fields: { comment: 'sent' }, savedAt: null });
    queue.bringBack(text);
    await pass(0);
    expect(queue.view.conflict).toBeNull();
    expect(sent).toEqual([{ ...OWNER, etag: '"v2"', fields: { comment: 'sent and more' } }]);
  });

  it('says what is on its way before it goes, so that a page that ends at once leaves word of it', () => {
    const { queue, kept } = deskOf();
    queue.change({ comment: 'sent' });
    queue.hurry();
    expect(kept.at(-1)?.tried).toEqual([{ comment: 'sent' }]);
  });

  it('is let go of when the server has it', async () => {
    const { queue, sent, pass, kept } = deskOf({ etag: '"v2"', fields: { comment: 'left' }, savedAt: null });
    queue.bringBack(left);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(kept).toEqual([null]);
  });

  it('and what was typed before it came are both kept, and neither counts as saved', async () => {
    const { queue, sent, pass } = deskOf();
    queue.change({ comment: 'typed' });
    queue.bringBack(left);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(queue.view.conflict).toMatchObject({
      yours: { comment: 'typed' },
      theirs: { fields: { comment: 'left' } },
    });
    queue.settle({ comment: 'left' });
    await pass(0);
    expect(sent).toEqual([{ ...OWNER, etag: '"v1"', fields: { comment: 'left' } }]);
  });

  it('goes from the browser once the reader has chosen, or where nothing had to be asked, and not before', () => {
    const asked = deskOf();
    asked.queue.change({ comment: 'typed' });
    asked.queue.bringBack(left);
    expect(asked.dropped()).toBe(0);
    asked.queue.settle({ comment: 'typed' });
    expect(asked.dropped()).toBe(1);
    const alike = deskOf();
    alike.queue.change(left.fields);
    alike.queue.bringBack(left);
    expect(alike.dropped()).toBe(1);
  });

  it('goes from the browser only after this page keeps it', () => {
    const { queue, kept, keptAtDrop } = deskOf();
    queue.bringBack(left);
    expect(keptAtDrop()).toBe(1);
    expect(kept.at(-1)?.fields).toEqual(left.fields);
  });

  it('goes on its own where both are given up while the reader is asked', () => {
    const { queue, dropped, kept } = deskOf();
    queue.bringBack(left, true);
    expect(queue.view).toMatchObject({ isUnsaved: true, isAtRisk: true });
    queue.giveUp();
    expect([queue.view.isUnsaved, queue.view.conflict, kept.at(-1), dropped()]).toEqual([
      false,
      null,
      null,
      0,
    ]);
  });

  it('stays where the reader was asked about another text last', async () => {
    const { queue, answer, dropped } = deskOf();
    queue.change({ comment: 'typed' });
    queue.hurry();
    queue.bringBack(left);
    await answer(stale('"v2"', { comment: 'theirs' }));
    expect(queue.view.conflict?.theirs.changedBy).toBe('Dr. Lee');
    queue.settle({ comment: 'theirs' });
    expect(dropped()).toBe(0);
  });

  it('is not brought back to a page that sends nothing any more', () => {
    const { queue, kept, dropped } = deskOf();
    queue.stop();
    queue.bringBack(left);
    expect([kept, dropped()]).toEqual([[], 0]);
  });

  it.each([
    ['taken', saved('"v2"'), '"v2"'],
    ['not answered', NOT_REACHED, '"v1"'],
    ['refused', { kind: 'refused', ...OWNER, message: 'no' } as const, '"v1"'],
  ])('is asked about until the reader chooses, though a save on its way is %s', async (_, reply, etag) => {
    const { queue, sent, answer, pass } = deskOf();
    queue.change({ comment: 'typed' });
    queue.hurry();
    queue.bringBack(left);
    await answer(reply);
    await pass(60_000);
    expect(queue.view).toMatchObject({
      phase: 'asking',
      // Both were made from this one, also where what was typed has been saved since.
      conflict: { base: left.base.fields, theirs: { fields: left.fields }, isEarlier: true },
    });
    expect(sent).toHaveLength(1);
    queue.settle({ comment: 'both' });
    await pass(0);
    expect(sent[1]).toEqual({ ...OWNER, etag, fields: { comment: 'both' } });
  });
});

describe('a text never lands in another case', () => {
  it.each([
    ['another case', { ...OWNER, caseId: 'cas_2' }],
    ['another person', { ...OWNER, userId: 'usr_2' }],
  ])('an answer about %s stops the queue, and the text stays unsaved', async (_, owner) => {
    const { queue, sent, pass, answer, kept } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    await answer(saved('"v2"', owner));
    queue.change({ comment: 'ab' });
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(queue.view).toMatchObject({ phase: 'stopped', isUnsaved: true });
    expect(kept.at(-1)?.fields).toEqual({ comment: 'ab' });
  });

  it('every request names its person and its case, in 200 random orders of typing, leaving and answers', async () => {
    let seed = 20_261_123;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let run = 0; run < 200; run += 1) {
      const { queue, sent, kept, pass, answer } = deskOf();
      let version = 1;
      let typed = '';
      for (let step = 0; step < 30; step += 1) {
        const open = sent.length;
        const hand = random(5);
        if (hand < 2) queue.change({ comment: (typed += 'x') });
        else if (hand === 2) queue.hurry();
        else if (hand === 3) await pass(random(6000));
        else if (queue.view.phase === 'sending')
          await answer(random(3) === 0 ? NOT_REACHED : saved(`"v${(version += 1)}"`));
        expect(sent.length - open).toBeLessThan(2);
        // A page that dies now loses nothing: what the server has not said that it has is kept.
        expect(kept.at(-1)?.fields).toEqual(queue.view.isUnsaved ? { comment: typed } : undefined);
      }
      while (queue.view.isUnsaved) {
        if (queue.view.phase === 'sending') await answer(saved(`"v${(version += 1)}"`));
        else await pass(30_000);
      }
      expect(sent.every(({ userId, caseId }) => userId === 'usr_1' && caseId === 'cas_1')).toBe(true);
      if (typed !== '') expect(sent.at(-1)?.fields).toEqual({ comment: typed });
    }
  });
});
