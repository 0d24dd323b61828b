import { describe, expect, it } from 'vitest';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { deskOf, NOT_REACHED, OWNER, START, saved, stale } from './save-queue.test-support.ts';
import { SAVE_AFTER_MS, SaveQueue } from './save-queue.ts';
import type { QueueView } from './saved-text.ts';

describe('the queue of a text', () => {
  it('saves within five seconds of the first change, however much is typed after it', async () => {
    const { queue, sent, pass } = deskOf();
    queue.change({ comment: 'a' });
    await pass(SAVE_AFTER_MS - 1);
    queue.change({ comment: 'ab' });
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ ...OWNER, etag: '"v1"', fields: { comment: 'ab' } }]);
    expect(SAVE_AFTER_MS).toBeLessThan(5000);
  });

  it('saves at once when a field is left, before the page can be gone, and not a second time by the clock', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    expect(sent).toHaveLength(1);
    await answer(saved('"v2"'));
    await pass(60_000);
    queue.hurry();
    expect(sent).toHaveLength(1);
    expect(queue.view).toMatchObject({ phase: 'resting', isUnsaved: false, savedAt: '2026-11-23T19:05:00Z' });
  });

  it('sends one save after another, each under the version that the one before it gave', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    queue.change({ comment: 'ab' });
    queue.hurry();
    queue.change({ comment: 'abc' });
    await pass(60_000);
    expect(sent).toHaveLength(1);
    await answer(saved('"v2"'));
    await pass(0);
    expect(sent.map(({ etag, fields }) => [etag, fields['comment']])).toEqual([
      ['"v1"', 'a'],
      ['"v2"', 'abc'],
    ]);
    await answer(saved('"v3"'));
    expect(queue.view.isUnsaved).toBe(false);
  });

  it.each([
    ['could not be sent', NOT_REACHED],
    ['was refused', { kind: 'refused', ...OWNER, message: 'The text is locked.' }],
    ['met another version', stale('"v7"', { comment: 'theirs' })],
  ] as const)('forgets a text that %s and was given up, and sends it no more', async (_, what) => {
    const { queue, sent, pass, answer, kept } = deskOf();
    queue.change({ comment: 'mine' });
    queue.hurry();
    await answer(what);
    expect(kept.at(-1)?.fields).toEqual({ comment: 'mine' });
    queue.giveUp();
    queue.change({ comment: 'mine, and more' });
    queue.cameOnline();
    await queue.close();
    await pass(60_000);
    expect(kept.at(-1)).toBeNull();
    expect(sent).toHaveLength(1);
    expect(queue.view).toMatchObject({ isUnsaved: false, conflict: null });
  });

  it('forgets a text that was given up while it was being sent once more', async () => {
    const { queue, pass, answer, kept } = deskOf();
    queue.change({ comment: 'mine' });
    queue.hurry();
    await answer(NOT_REACHED);
    await pass(1000);
    expect(queue.view.phase).toBe('sending');
    queue.giveUp();
    await answer(NOT_REACHED);
    expect(kept.at(-1)).toBeNull();
  });

  it('still sends what nothing has hindered, though something else of the page is given up', async () => {
    const { queue, sent, answer } = deskOf();
    queue.change({ comment: 'mine' });
    queue.giveUp();
    const closed = queue.close();
    await answer(saved('"v2"'));
    await closed;
    expect(sent).toHaveLength(1);
  });

  it('saves nothing for a text that is typed and taken back', async () => {
    const { queue, sent, pass, kept } = deskOf();
    queue.change({ comment: 'a' });
    queue.change({ comment: 'old' });
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(kept.at(-1)).toBeNull();
    expect(queue.view.phase).toBe('resting');
  });

  it('tries again later and later while the server is not reached, and at once when the network is back', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    for (const [tries, ms] of [1000, 2000, 3000, 4000, 5000, 30_000].entries()) {
      await answer(NOT_REACHED);
      expect(queue.view).toMatchObject({ phase: 'due', message: 'you are offline', isUnsaved: true });
      // A reader who goes on does not make an absent server be asked more often.
      queue.hurry();
      await pass(ms - 1);
      expect(sent).toHaveLength(tries + 1);
      await pass(1);
      expect(sent).toHaveLength(tries + 2);
    }
    await answer(NOT_REACHED);
    queue.change({ comment: 'ab' });
    queue.cameOnline();
    expect(sent.at(-1)?.fields).toEqual({ comment: 'ab' });
    await answer(saved('"v2"'));
    expect(queue.view).toMatchObject({ phase: 'resting', message: null, isUnsaved: false });
  });

  it('counts a request that breaks off as a server that was not reached', async () => {
    const views: QueueView[] = [];
    const queue = new SaveQueue(OWNER, START, {
      save: () => Promise.reject(new Error('broken')),
      wait: () => new Promise(() => undefined),
      keep: () => undefined,
      dropEarlier: () => undefined,
      onChange: (view) => void views.push(view),
    });
    queue.change({ comment: 'a' });
    queue.settle({});
    await Promise.resolve();
    expect(queue.view.phase).toBe('due');
    queue.hurry();
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
    expect(queue.view).toMatchObject({ phase: 'due', message: REQUEST_TEXTS.network });
  });

  it('ends with the save that is due when the page is left, which then answers for what is kept', async () => {
    const { queue, sent, kept, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    const closed = queue.close();
    expect(sent).toHaveLength(1);
    await answer(saved('"v2"'));
    await closed;
    expect(kept.at(-1)).toBeNull();
    queue.change({ comment: 'ab' });
    await pass(600_000);
    expect(sent).toHaveLength(1);
  });

  it('is not tried again by a page that was left; what was not saved stays kept', async () => {
    const { queue, sent, kept, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    const closed = queue.close();
    await answer(NOT_REACHED);
    await closed;
    queue.cameOnline();
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)?.fields).toEqual({ comment: 'a' });
  });

  it('is at risk only while what was typed would not reach the server by itself', async () => {
    const { queue, answer } = deskOf();
    expect(queue.view.isAtRisk).toBe(false);
    queue.change({ comment: 'a' });
    expect(queue.view.isAtRisk).toBe(false);
    queue.hurry();
    expect(queue.view.isAtRisk).toBe(false);
    queue.change({ comment: 'ab' });
    expect(queue.view.isAtRisk).toBe(true);
    await answer(NOT_REACHED);
    expect(queue.view.isAtRisk).toBe(true);
    queue.cameOnline();
    await answer({ kind: 'refused', ...OWNER, message: 'The text is locked.' });
    expect(queue.view.isAtRisk).toBe(true);
    queue.change({ comment: 'old' });
    expect(queue.view.isAtRisk).toBe(false);
  });

  it('keeps in the browser what the server has not acknowledged, with the version that it was written on', async () => {
    const { queue, kept, answer } = deskOf();
    queue.change({ comment: 'a' });
    expect(kept.at(-1)).toEqual({
      base: { etag: '"v1"', fields: { comment: 'old' } },
      fields: { comment: 'a' },
      tried: [],
    });
    queue.hurry();
    queue.change({ comment: 'ab' });
    await answer(saved('"v2"'));
    expect(kept.at(-1)).toEqual({
      base: { etag: '"v2"', fields: { comment: 'a' } },
      fields: { comment: 'ab' },
      tried: [],
    });
    queue.hurry();
    await answer(saved('"v3"'));
    expect(kept.at(-1)).toBeNull();
  });

  it('stops at a refusal, says why, and tries again when the text changes', async () => {
    const { queue, sent, pass, answer, kept } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    await answer({ kind: 'refused', ...OWNER, message: 'The text is locked.' });
    await pass(600_000);
    expect(sent).toHaveLength(1);
    expect(queue.view).toMatchObject({ phase: 'refused', message: 'The text is locked.', isUnsaved: true });
    expect(kept.at(-1)?.fields).toEqual({ comment: 'a' });
    queue.change({ comment: 'ab' });
    await pass(SAVE_AFTER_MS);
    expect(sent).toHaveLength(2);
  });

  it('sends nothing after it was stopped, and an answer that comes late changes nothing', async () => {
    const { queue, sent, pass, answer } = deskOf();
    queue.change({ comment: 'a' });
    queue.hurry();
    queue.stop();
    await answer(saved('"v2"'));
    queue.change({ comment: 'ab' });
    queue.hurry();
    await pass(600_000);
    queue.cameOnline();
    expect(sent).toHaveLength(1);
    expect(queue.view.phase).toBe('stopped');
  });
});

describe('a case that its own page has changed by other means', () => {
  it('goes on from the text of the server, with what was typed since', async () => {
    const { queue, sent, pass } = deskOf({
      etag: '"v1"',
      fields: { a: '1', row: '2', gone: '3' },
      savedAt: null,
    });
    queue.change({ a: 'typed', row: '2', gone: '3' });
    queue.rebase({ etag: '"v2"', fields: { a: '1', row: '2', added: '4' } });
    expect(queue.server).toEqual({ etag: '"v2"', fields: { a: '1', row: '2', added: '4' } });
    await pass(5000);
    expect(sent).toMatchObject([{ etag: '"v2"', fields: { a: 'typed', row: '2', added: '4' } }]);
  });

  it('is not asked about while the reader chooses between two texts', async () => {
    const { queue, pass, answer } = deskOf();
    queue.change({ comment: 'mine' });
    await pass(5000);
    await answer(stale('"v2"', { comment: 'theirs' }));
    queue.rebase({ etag: '"v3"', fields: {} });
    expect(queue.view.conflict?.theirs.etag).toBe('"v2"');
    expect(queue.server.etag).toBe('"v1"');
  });
});
