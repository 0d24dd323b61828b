import { beforeEach, describe, expect, it } from 'vitest';
import { type Collection, collection, type Restorable } from './collections.ts';
import { Note } from './data-folder.test-support.ts';
import { createLedger, type Ledger } from './ledger.ts';

const note = (id: string, text: string): Note => ({ id, text, tags: [text] });
const isRefused = (answer: string): boolean => answer === 'refused';

let ledger: Ledger;
let notes: Collection<Note, 'tag'> & Restorable;
let records: string[][];
let settle: { keep: () => void; lose: (reason: unknown) => void }[];

/** Holds back what was written until `keep` or `lose` is called. */
const keep = (): void => {
  for (const transaction of settle.splice(0)) transaction.keep();
};
const lose = (reason: unknown): void => {
  for (const transaction of settle.splice(0)) transaction.lose(reason);
};
const full = (): Error => Object.assign(new Error('no room'), { code: 'ENOSPC' });
const texts = (): string[] => notes.list().map(({ id, text }) => `${id}=${text}`);
const to = (id: string, text: string) => notes.change(id, () => note(id, text));

beforeEach(() => {
  ledger = createLedger();
  notes = collection(
    Note,
    { tag: ({ tags }) => tags },
    ledger.watch('notes', (): Restorable => notes),
  );
  records = [];
  settle = [];
  notes.insert(note('a', '0'));
  notes.insert(note('b', '0'));
  ledger.begin((changes) => {
    records.push(changes.map(({ id, after }) => `${id}=${String(after && Note.parse(after).text)}`));
    return new Promise((kept, lost) => settle.push({ keep: kept, lose: lost }));
  });
});

/** A call that waits for its gate before it ends. */
function openGate(work: () => void, answer = 'fine') {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const outcome = ledger.call(async () => {
    work();
    await gate;
    return answer;
  }, isRefused);
  return { outcome, open };
}

describe('the ledger of changes', () => {
  it('makes one record of all that a call changed, whatever it awaited in between', async () => {
    const outcome = ledger.call(async () => {
      to('a', '1');
      await Promise.resolve();
      notes.insert(note('c', '1'));
      notes.remove('b');
      return 'fine';
    }, isRefused);
    await expect.poll(() => records).toEqual([['a=1', 'c=1', 'b=null']]);
    keep();
    expect(await outcome).toEqual({ answer: 'fine', failure: null, tookBack: false });
  });

  it('lets no answer out before what the call wrote is durable, and none that may have read it', async () => {
    const settled: string[] = [];
    const write = ledger.call(() => Promise.resolve(to('a', '1').text), isRefused);
    void write.then(() => settled.push('write'));
    await expect.poll(() => records.length).toBe(1);
    const read = ledger.call(() => Promise.resolve(notes.find('a')?.text ?? ''), isRefused);
    void read.then(() => settled.push('read'));
    await new Promise(setImmediate);
    expect(settled).toEqual([]);
    keep();
    expect((await read).answer).toBe('1');
    expect(settled).toContain('write');
  });

  it('takes back what a refused call changed, indexes too, and says so', async () => {
    const outcome = await ledger.call(() => {
      to('a', '1');
      to('a', '2');
      notes.remove('b');
      notes.insert(note('c', '1'));
      return Promise.resolve('refused');
    }, isRefused);
    expect(outcome).toEqual({ answer: 'refused', failure: null, tookBack: true });
    expect(texts().sort()).toEqual(['a=0', 'b=0']);
    expect(notes.by('tag', '1')).toEqual([]);
    expect(
      notes
        .by('tag', '0')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b']);
    expect(records).toEqual([]);
  });

  it('takes back what a call changed that threw', async () => {
    const broken = ledger.call(() => {
      to('a', '1');
      return Promise.reject(new Error('broken'));
    }, isRefused);
    await expect(broken).rejects.toThrow('broken');
    expect(texts()).toEqual(['a=0', 'b=0']);
  });

  it('lets stand what was done apart, though the call is refused', async () => {
    const refused = ledger.call(() => {
      to('a', '1');
      ledger.apart(() => to('b', 'tried'));
      return Promise.resolve('refused');
    }, isRefused);
    await expect.poll(() => records).toEqual([['b=tried']]);
    keep();
    expect((await refused).tookBack).toBe(true);
    expect(texts()).toEqual(['a=0', 'b=tried']);
  });

  it('joins calls that wrote over each other before they ended: one record, in the order of the changes', async () => {
    const first = openGate(() => to('a', '1'));
    const second = openGate(() => {
      to('a', '2');
      to('b', '2');
    });
    second.open();
    await new Promise(setImmediate);
    expect(records).toEqual([]);
    first.open();
    await expect.poll(() => records).toEqual([['a=1', 'a=2', 'b=2']]);
    keep();
    expect((await first.outcome).failure).toBeNull();
    expect((await second.outcome).failure).toBeNull();
  });

  it('takes back a call with all that was built on it, and tells those callers', async () => {
    const first = openGate(() => to('a', '1'), 'refused');
    const second = openGate(() => {
      to('a', '2');
      to('b', '2');
    });
    second.open();
    first.open();
    expect((await first.outcome).failure).toBeNull();
    expect((await second.outcome).failure?.code).toBe('UNAVAILABLE');
    expect(texts()).toEqual(['a=0', 'b=0']);
    expect(records).toEqual([]);
  });

  it('goes back to what is durable when the rest is lost, and lets nobody write on', async () => {
    const ended = ledger.call(() => Promise.resolve(to('a', '1').text), isRefused);
    let thrown: unknown;
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const open = ledger.call(async () => {
      to('b', '1');
      await gate;
      try {
        to('b', '2');
      } catch (error) {
        thrown = error;
      }
      return 'fine';
    }, isRefused);
    await expect.poll(() => records.length).toBe(1);
    const waits = ledger.call(() => Promise.resolve(to('a', '2').text), isRefused);
    await new Promise(setImmediate);
    lose(full());
    expect((await ended).failure?.code).toBe('STORAGE_FULL');
    expect((await waits).failure?.code).toBe('STORAGE_FULL');
    go();
    expect((await open).failure?.code).toBe('STORAGE_FULL');
    expect(thrown).toMatchObject({ code: 'STORAGE_FULL' });
    expect(texts()).toEqual(['a=0', 'b=0']);
    expect(records).toEqual([['a=1']]);
    const later = ledger.call(() => Promise.resolve(to('a', '3').text), isRefused);
    await expect.poll(() => records.length).toBe(2);
    keep();
    expect((await later).failure).toBeNull();
  });

  it('writes what ends while a transaction is being written together in the next one', async () => {
    const first = ledger.call(() => Promise.resolve(to('a', '1').text), isRefused);
    await expect.poll(() => records.length).toBe(1);
    const others = ['2', '3'].map((text) =>
      ledger.call(
        () => Promise.resolve(to('b', text)),
        () => false,
      ),
    );
    await new Promise(setImmediate);
    expect(records).toEqual([['a=1']]);
    keep();
    await expect.poll(() => records).toEqual([['a=1'], ['b=2', 'b=3']]);
    keep();
    for (const call of [first, ...others]) expect((await call).failure).toBeNull();
  });

  it('takes nothing back that a call changed of another world', async () => {
    const others = createLedger();
    const other = collection(
      Note,
      { tag: ({ tags }) => tags },
      others.watch('notes', (): Restorable => other),
    );
    others.begin(null);
    const outcome = ledger.call(() => {
      other.insert(note('c', 'of the other world'));
      others.apart(() => to('a', '1'));
      to('b', '1');
      return Promise.resolve('refused');
    }, isRefused);
    await expect.poll(() => records).toEqual([['a=1']]);
    keep();
    expect((await outcome).tookBack).toBe(true);
    expect(other.find('c')?.text).toBe('of the other world');
    // Changed inside a call of the other ledger, and so by no call of this one.
    expect(texts()).toEqual(['a=1', 'b=0']);
  });

  it('keeps a change that nobody called for as a transaction of its own', async () => {
    to('a', '1');
    await expect.poll(() => records).toEqual([['a=1']]);
    let late = (): void => undefined;
    const call = ledger.call(() => {
      late = () => to('b', 'late');
      return Promise.resolve('fine');
    }, isRefused);
    keep();
    await call;
    late();
    await expect.poll(() => records).toEqual([['a=1'], ['b=late']]);
  });
});
