import { describe, expect, it, vi } from 'vitest';
import { type Exchange, type ExchangeInput, IMAGE_GONE, type ServerMarks } from './exchange.ts';
import type { ImageOutbox } from './image-outbox.ts';
import { Outbox, type OutboxPorts } from './outbox.ts';

const SERVER: ServerMarks = { etag: '"v1"', lines: [] };
const AGREED: Exchange = { kind: 'agreed', server: SERVER, came: [] };
const MADE = { kind: 'made', imageIds: ['i'] } as const;
const OPENED = { kind: 'opened', imageId: 'i' } as const;

/** An outbox whose clock and server are the test's: each wait and each question ends when the test says so. */
function testOutbox(over: Partial<OutboxPorts> = {}) {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const asked: { readonly input: ExchangeInput; readonly answer: (given: Exchange | null) => void }[] = [];
  const states: ImageOutbox[] = [];
  const answers: string[] = [];
  const outbox = new Outbox({
    inputOf: (imageId) => ({ place: { userId: 'u', caseId: 'c', imageId }, checksum: null, kept: [] }),
    exchange: (input) =>
      new Promise((resolve, reject) => {
        const answer = (given: Exchange | null) => (given ? resolve(given) : reject(new Error('no network')));
        asked.push({ input, answer });
      }),
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    onChange: (_, state) => states.push(state),
    onAnswer: ({ imageId }, { kind }) => answers.push(`${imageId} ${kind}`),
    ...over,
  });
  return {
    outbox,
    waits,
    asked,
    answers,
    state: () => states.at(-1),
    /** Ends the latest wait and gives the question that follows it. */
    asking: async () => {
      const count = asked.length;
      waits.at(-1)?.end();
      await vi.waitFor(() => expect(asked).toHaveLength(count + 1));
      return asked[count];
    },
  };
}

/** Everything that can run has run. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the outbox', () => {
  it('sends what waits for the hand at once, and without a turn, when the page may be gone in a moment', async () => {
    const { outbox, asked, asking, state } = testOutbox();
    const opening = outbox.take(OPENED);
    (await asking())?.answer(AGREED);
    await opening;
    void outbox.take(MADE);
    const hurried = outbox.take({ kind: 'hurry' });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.input.server).toEqual(SERVER);
    asked[1]?.answer(AGREED);
    await hurried;
    expect(state()).toMatchObject({ phase: 'resting', unsent: false });
    // Nothing waits any more, so nothing is sent again.
    await outbox.take({ kind: 'hurry' });
    expect(asked).toHaveLength(2);
  });

  it('sends nothing in a hurry that a server has not been asked about, or that another person would send', async () => {
    const { outbox, asked } = testOutbox();
    void outbox.take(MADE);
    await outbox.take({ kind: 'hurry' });
    expect(asked).toEqual([]);
    await outbox.take({ kind: 'stop' });
    await outbox.take({ kind: 'hurry' });
    expect(asked).toEqual([]);
  });

  it('waits for the hand to rest, and is done when the server has everything', async () => {
    const { outbox, waits, asked, answers, asking, state } = testOutbox();
    const [first, second] = [outbox.take(MADE), outbox.take(MADE)];
    expect([waits.map(({ ms }) => ms), state()]).toMatchObject([[1000, 1000], { unsent: true }]);
    const question = await asking();
    waits[0]?.end();
    question?.answer(AGREED);
    await Promise.all([first, second]);
    expect([asked.length, answers]).toEqual([1, ['i agreed']]);
    expect(state()).toMatchObject({ phase: 'resting', unsent: false, server: SERVER });
  });

  it('asks at once what the case has, and sends later what is made meanwhile', async () => {
    const { outbox, waits, asking, state } = testOutbox();
    const all = outbox.take(OPENED);
    const question = await asking();
    void outbox.take(MADE);
    expect(waits).toHaveLength(1);
    question?.answer(AGREED);
    await vi.waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([0, 1000]));
    expect(state()).toMatchObject({ phase: 'due', unsent: true });
    const next = await asking();
    expect(next?.input.server).toEqual(SERVER);
    next?.answer(AGREED);
    await all;
    expect(state()).toMatchObject({ phase: 'resting', unsent: false });
  });

  it('reads what is to be sent when it is sent, and not when it was made', async () => {
    let checksum = 'before';
    const place = { userId: 'u', caseId: 'c', imageId: 'i' };
    const { outbox, asking } = testOutbox({ inputOf: () => ({ place, checksum, kept: [] }) });
    void outbox.take(MADE);
    checksum = 'after';
    expect((await asking())?.input.checksum).toBe('after');
  });

  it('asks a server that fails after longer and longer, from the beginning, and starts over once it answers', async () => {
    const { outbox, waits, asking } = testOutbox();
    const all = outbox.take(MADE);
    for (const given of [null, { kind: 'later' }, null, null, null, null, AGREED] as const) {
      const [question, count] = [await asking(), waits.length];
      expect(question?.input.server).toBeNull();
      question?.answer(given);
      if (given !== AGREED) await vi.waitFor(() => expect(waits).toHaveLength(count + 1));
    }
    await all;
    expect(waits.map(({ ms }) => ms)).toEqual([1000, 1000, 2000, 3000, 4000, 5000, 30_000]);
    void outbox.take(MADE);
    expect(waits.at(-1)?.ms).toBe(1000);
  });

  it('knows that the session is over until the server answers otherwise', async () => {
    const { outbox, state, waits, asking } = testOutbox();
    const all = outbox.take(MADE);
    for (const given of [{ kind: 'later', isSessionOver: true }, null, AGREED] as const) {
      const [question, count] = [await asking(), waits.length];
      question?.answer(given);
      if (given === AGREED) await all;
      else await vi.waitFor(() => expect(waits).toHaveLength(count + 1));
      expect(state()?.isSessionOver).toBe(given?.kind === 'later');
    }
  });

  it('is not hurried by drawing on while a server fails, but by a network that is back', async () => {
    const { outbox, waits, asked, asking } = testOutbox();
    void outbox.take(MADE);
    (await asking())?.answer(null);
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    void outbox.take(MADE);
    expect(waits).toHaveLength(2);
    void outbox.take({ kind: 'online' });
    expect(waits.map(({ ms }) => ms)).toEqual([1000, 1000, 0]);
    const question = await asking();
    // The wait that was overtaken ends late, and must not send the same a second time.
    waits[1]?.end();
    await turn();
    expect(asked).toHaveLength(2);
    question?.answer(AGREED);
  });

  it('a network that is back sends nothing that had not failed', async () => {
    const { outbox, waits } = testOutbox();
    void outbox.take(MADE);
    await outbox.take({ kind: 'online' });
    expect(waits).toHaveLength(1);
  });

  it('sends nothing after a refusal, keeps its reason, and tells what stays here', async () => {
    const { outbox, waits, asking, state } = testOutbox();
    const all = outbox.take(MADE);
    (await asking())?.answer({ kind: 'refused', message: 'Not yours', closesCase: true, mayPass: false });
    await all;
    await outbox.take(MADE);
    await outbox.take({ kind: 'reopened' });
    expect(waits).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'refused', refusal: 'Not yours', unsent: true });
  });

  it('sends what a case refused as it stood once the case takes marks again', async () => {
    const { outbox, waits, asking, state } = testOutbox();
    const all = outbox.take(MADE);
    (await asking())?.answer({ kind: 'refused', message: 'In review', closesCase: true, mayPass: true });
    await all;
    const again = outbox.take({ kind: 'reopened' });
    expect(state()).toMatchObject({ phase: 'due', refusal: 'In review', unsent: true });
    waits[1]?.end();
    (await asking())?.answer(AGREED);
    await again;
    expect(state()).toMatchObject({ phase: 'resting', refusal: null, unsent: false });
  });

  it('asks again for marks that the case did not show, and not for those of a slide that it has no more', async () => {
    const refused = { kind: 'refused', closesCase: true, mayPass: false } as const;
    const { outbox, waits, asking, state } = testOutbox();
    const all = outbox.take(OPENED);
    (await asking())?.answer({ ...refused, message: 'Not yours' });
    await all;
    await outbox.take({ kind: 'reopened' });
    expect(waits).toHaveLength(1);
    const again = outbox.take({ kind: 'unhidden' });
    expect(state()).toMatchObject({ phase: 'due', refusal: 'Not yours', heard: false });
    (await asking())?.answer(AGREED);
    await again;
    expect(state()).toMatchObject({ phase: 'resting', refusal: null, heard: true });
    const gone = testOutbox();
    const opening = gone.outbox.take(OPENED);
    (await gone.asking())?.answer({ ...refused, message: IMAGE_GONE, closesCase: false });
    await opening;
    await gone.outbox.take({ kind: 'unhidden' });
    expect(gone.waits).toHaveLength(1);
  });

  it('sends nothing more of any image once another person’s session answered', async () => {
    const { outbox, waits, asked, asking } = testOutbox();
    const others = outbox.take({ kind: 'made', imageIds: ['j'] });
    const all = outbox.take(MADE);
    (await asking())?.answer({ kind: 'sessionMismatch', userId: 'u2' });
    await all;
    waits[0]?.end();
    await others;
    expect(asked).toHaveLength(1);
  });

  it('stops when it is told so, also while it waits', async () => {
    const { outbox, waits, asked } = testOutbox();
    const all = outbox.take(MADE);
    await outbox.take({ kind: 'stop' });
    waits[0]?.end();
    await all;
    expect(asked).toEqual([]);
  });

  it('sends images beside each other, and tells of what an earlier visit left without sending it', async () => {
    const { outbox, waits, asked, state } = testOutbox();
    await outbox.take({ kind: 'left', imageIds: ['i', 'j'] });
    expect([waits, state()]).toMatchObject([[], { phase: 'resting', unsent: true }]);
    void outbox.take({ kind: 'made', imageIds: ['i', 'j'] });
    for (const { end } of waits) end();
    await vi.waitFor(() => expect(asked.map(({ input }) => input.place.imageId)).toEqual(['i', 'j']));
  });
});
