import type { TextFields } from '#app/core/text/text-fields.ts';
import { SaveQueue } from './save-queue.ts';
import type { QueueView, SaveAnswer, ServerText, TextOwner, UnsavedText } from './saved-text.ts';

export const OWNER: TextOwner = { userId: 'usr_1', caseId: 'cas_1' };
export const START = { etag: '"v1"', fields: { comment: 'old' }, savedAt: null };
export const NOT_REACHED: SaveAnswer = { kind: 'later', message: 'you are offline' };

type Sent = TextOwner & ServerText;

export const saved = (etag: string, owner: TextOwner = OWNER): SaveAnswer => ({
  kind: 'saved',
  ...owner,
  etag,
  savedAt: '2026-11-23T19:05:00Z',
});
export const stale = (etag: string, fields: TextFields): SaveAnswer => ({
  kind: 'stale',
  ...OWNER,
  theirs: { etag, fields, changedBy: 'Dr. Lee' },
});

/** A queue whose clock and whose server the test moves by hand. */
export function deskOf(start: ServerText & { readonly savedAt: string | null } = START) {
  let now = 0;
  const waits: { readonly at: number; readonly go: () => void }[] = [];
  const sent: Sent[] = [];
  const answers: ((answer: SaveAnswer) => void)[] = [];
  const kept: (UnsavedText | null)[] = [];
  const views: QueueView[] = [];
  let dropped = 0;
  let keptAtDrop = 0;
  const queue = new SaveQueue(OWNER, start, {
    save: (text) => {
      sent.push(text);
      return new Promise((resolve) => answers.push(resolve));
    },
    wait: (ms) => new Promise((resolve) => waits.push({ at: now + ms, go: () => resolve() })),
    keep: (text) => void kept.push(text),
    dropEarlier: () => {
      dropped += 1;
      keptAtDrop = kept.length;
    },
    onChange: (view) => void views.push(view),
  });
  const turn = async () => {
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
  };
  return {
    queue,
    sent,
    kept,
    views,
    /** How often what an earlier page left was said to be no longer needed. */
    dropped: () => dropped,
    /** How often something had been kept when that was said. */
    keptAtDrop: () => keptAtDrop,
    pass: async (ms: number) => {
      now += ms;
      const due = waits.filter(({ at }) => at <= now);
      for (const one of due) waits.splice(waits.indexOf(one), 1);
      for (const { go } of due) go();
      await turn();
    },
    answer: async (answer: SaveAnswer) => {
      answers.shift()?.(answer);
      await turn();
    },
  };
}
