import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openNotes, put, reopen, temporaryFolder } from './data-folder.test-support.ts';
import { holdsAsync } from './holds-async.test-support.ts';

const Ids = fc.constantFrom('a', 'b', 'c', 'd');

describe('calls that run into each other', () => {
  it('are each whole or not there at all, in memory and at the next start', async () => {
    const root = temporaryFolder();
    const property = fc.asyncProperty(
      fc.array(fc.tuple(Ids, Ids, fc.nat(4), fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (calls) => {
        const folder = mkdtempSync(path.join(root, 'race-'));
        const { ledger, notes, marks, data, state } = openNotes({ folder });
        const before = state();
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
          for (const name of ['note', 'mark']) expect(marks.find(`${name} ${index}`) !== null).toBe(isKept);
        if (!outcomes.includes(true)) expect(state()).toEqual(before);
        await data.close();
        expect(await reopen({ folder })).toEqual(state());
        rmSync(folder, { recursive: true });
      },
    );
    await holdsAsync(25, property);
  });
});
