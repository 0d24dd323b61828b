import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OWNER, START } from './save-queue.test-support.ts';
import { SaveQueue } from './save-queue.ts';
import type { SaveAnswer, ServerText } from './saved-text.ts';

/** The figure of the rule; ten times as many where the full figures are asked for. */
const INTERLEAVINGS = process.env['TEST_LONG'] === '1' ? 200 : 20;

const textOf = ({ fields }: Pick<ServerText, 'fields'>): string => fields['comment'] ?? '';

/** The server's side: every text that it ever had, and whose it was. */
function serverOf() {
  const history = [{ text: textOf(START), by: -1 }];
  const etag = () => `"v${String(history.length)}"`;
  return {
    history,
    /** What a save comes to, as the version that it was written on tells. */
    take: (by: number, sent: ServerText): SaveAnswer => {
      const text = history.at(-1)?.text ?? '';
      if (sent.etag !== etag()) {
        const theirs = { etag: etag(), fields: { comment: text }, changedBy: 'Dr. Lee' };
        return { kind: 'stale', ...OWNER, theirs };
      }
      history.push({ text: textOf(sent), by });
      return { kind: 'saved', ...OWNER, etag: etag(), savedAt: '2026-11-23T19:05:00Z' };
    },
  };
}

const LATER: SaveAnswer = { kind: 'later', message: 'you are offline' };

/** One of two windows on one text, whose time and line are in the test's hands. */
function windowOf(by: number, server: ReturnType<typeof serverOf>) {
  const waits: (() => void)[] = [];
  const onTheWay: { readonly sent: ServerText; readonly answer: (answer: SaveAnswer) => void }[] = [];
  /** Texts of the other one that were put before the reader, and own ones that the reader gave up for them. */
  const [seen, givenUp] = [new Set<string>(), new Set<string>()];
  const typed: string[] = [];
  const queue = new SaveQueue(OWNER, START, {
    save: (sent) => new Promise((answer) => onTheWay.push({ sent, answer })),
    wait: () => new Promise((resolve) => waits.push(() => resolve())),
    keep: () => undefined,
    dropEarlier: () => undefined,
    onChange: ({ conflict }) => conflict !== null && seen.add(textOf(conflict.theirs)),
  });
  const moves = {
    type: () => {
      typed.push(`${String(by)} writes ${String(typed.length)}`);
      queue.change({ comment: typed.at(-1) ?? '' });
    },
    leave: () => queue.hurry(),
    time: () => waits.splice(0).forEach((go) => go()),
    arrive: () => {
      const one = onTheWay.shift();
      one?.answer(server.take(by, one.sent));
    },
    loseTheAnswer: () => {
      const one = onTheWay.shift();
      if (one !== undefined) server.take(by, one.sent);
      one?.answer(LATER);
    },
    lose: () => onTheWay.shift()?.answer(LATER),
    keepMine: () => queue.view.conflict !== null && queue.settle(queue.view.conflict.yours),
    takeTheirs: () => {
      const { conflict } = queue.view;
      if (conflict === null) return;
      givenUp.add(conflict.yours['comment'] ?? '');
      queue.settle(conflict.theirs.fields);
    },
  };
  return { queue, moves, typed, seen, givenUp };
}

type Move = keyof ReturnType<typeof windowOf>['moves'];
const MOVES: readonly Move[] = [
  ...(['type', 'type', 'leave', 'time', 'arrive', 'arrive'] as const),
  ...(['loseTheAnswer', 'lose', 'keepMine', 'takeTheirs'] as const),
];
const steps = fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...MOVES)), { minLength: 20, maxLength: 60 });

const turn = async () => {
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
};

it(`D14 ${String(INTERLEAVINGS)} interleavings of two windows on one text: nothing is written over that its reader had not been shown`, async () => {
  const check = fc.asyncProperty(steps, async (given) => {
    const server = serverOf();
    const windows = [windowOf(0, server), windowOf(1, server)];
    for (const [at, move] of given) {
      windows[at]?.moves[move]();
      await turn();
    }
    // The line is well again, and whoever is asked keeps what is theirs.
    for (let round = 0; round < 40; round += 1)
      for (const { moves } of windows)
        for (const move of ['keepMine', 'time', 'arrive'] as const) {
          moves[move]();
          await turn();
        }
    for (const [at, { text, by }] of server.history.entries()) {
      const before = server.history[at - 1];
      if (before === undefined || before.by === by || before.by === -1 || before.text === text) continue;
      expect(windows[by]?.seen).toContain(before.text);
    }
    const kept = new Set(server.history.map(({ text }) => text));
    for (const { queue, typed, givenUp } of windows) {
      expect(queue.view).toMatchObject({ phase: 'resting', isUnsaved: false, conflict: null });
      const last = typed.at(-1);
      if (last !== undefined) expect(kept.has(last) || givenUp.has(last)).toBe(true);
    }
  });
  await fc.assert(check, { numRuns: INTERLEAVINGS, seed: 14 });
});
