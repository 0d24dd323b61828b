import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HASTY_DISK, openNotes, put, reopened, temporaryFolder } from './data-folder.test-support.ts';
import { holdsAsync } from './holds-async.test-support.ts';

const never = (): boolean => false;
const Ids = fc.constantFrom('a', 'b', 'c', 'd');
const Steps = fc.array(fc.tuple(fc.constantFrom('notes', 'marks'), fc.constantFrom('put', 'remove'), Ids), {
  minLength: 1,
  maxLength: 6,
});
const JOURNAL = 'journal-000001.jsonl';

type Step = readonly ['notes' | 'marks', 'put' | 'remove', string] | readonly string[];

describe('a journal that is cut at any byte', () => {
  it('replays to the state after some whole number of calls, and to the last one that is whole', async () => {
    const root = temporaryFolder();
    const walk = async (calls: readonly (readonly Step[])[], cuts: readonly number[]): Promise<void> => {
      const folder = mkdtempSync(path.join(root, 'walk-'));
      const { ledger, notes, marks, data, state } = openNotes({ folder, disk: HASTY_DISK });
      const states = [state()];
      const ends = [0];
      for (const [index, steps] of calls.entries()) {
        const before = state();
        await ledger.call(() => {
          for (const [name, kind, id = ''] of steps) {
            const records = name === 'notes' ? notes : marks;
            if (kind === 'put') put(records, id, `é ${index}`);
            else records.remove(id);
          }
          return Promise.resolve();
        }, never);
        const size = readFileSync(path.join(folder, JOURNAL)).byteLength;
        if (size === ends.at(-1)) expect(state()).toEqual(before);
        else {
          states.push(state());
          ends.push(size);
        }
      }
      await data.close();
      const whole = readFileSync(path.join(folder, JOURNAL));
      for (const cut of [
        ...cuts.map((share) => Math.floor(share * whole.length)),
        ...ends,
        whole.length - 1,
      ]) {
        const copy = mkdtempSync(path.join(root, 'cut-'));
        copyFileSync(path.join(folder, 'world.json'), path.join(copy, 'world.json'));
        writeFileSync(path.join(copy, JOURNAL), whole.subarray(0, Math.max(0, cut)));
        const wholeCalls = ends.filter((end) => end <= Math.max(0, cut)).length - 1;
        expect((await reopened({ folder: copy, disk: HASTY_DISK }))()).toEqual(states[wholeCalls]);
        rmSync(copy, { recursive: true });
      }
      rmSync(folder, { recursive: true });
    };
    const property = fc.asyncProperty(
      fc.array(Steps, { maxLength: 8 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 8 }),
      walk,
    );
    await holdsAsync(12, property);
  });

  it('has every call whole or not at all, however calls ran into each other and some were refused', async () => {
    const root = temporaryFolder();
    const property = fc.asyncProperty(
      fc.array(fc.tuple(Ids, Ids, fc.nat(4), fc.boolean()), { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (calls, share) => {
        const folder = mkdtempSync(path.join(root, 'race-'));
        const { ledger, notes, marks, data, state } = openNotes({ folder, disk: HASTY_DISK });
        // Who built on a refused call cannot go on: that refusal is an answer too.
        const outcomes = await Promise.all(
          calls.map(([from, to, pauses, isRefused], index) =>
            ledger
              .call(
                async () => {
                  put(notes, from, `${index}`);
                  put(marks, `note ${index}`, `${index}`);
                  for (let pause = 0; pause < pauses; pause += 1) await Promise.resolve();
                  put(notes, to, `${index}`);
                  put(marks, `mark ${index}`, `${index}`);
                },
                () => isRefused,
              )
              .then(({ failure }) => failure === null && !isRefused)
              .catch(() => false),
          ),
        );
        for (const [index, isKept] of outcomes.entries())
          expect(marks.find(`mark ${index}`) !== null).toBe(isKept);
        await data.close();
        expect((await reopened({ folder, disk: HASTY_DISK }))()).toEqual(state());
        const journal = path.join(folder, JOURNAL);
        const whole = readFileSync(journal);
        writeFileSync(journal, whole.subarray(0, Math.floor(share * whole.length)));
        const found = (await reopened({ folder, disk: HASTY_DISK }))();
        for (const index of calls.keys()) {
          expect(found[`marks note ${index}`]).toBe(found[`marks mark ${index}`]);
          if (outcomes[index] === false) expect(found[`marks note ${index}`]).toBeUndefined();
        }
        rmSync(folder, { recursive: true });
      },
    );
    await holdsAsync(40, property);
  });
});
