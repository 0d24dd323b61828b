import { describe, expect, it } from 'vitest';
import { readEveryPage } from './every-page.server.ts';

/** A list of so many numbers, which counts how often it was asked. */
function aList(total: number, failsAt = 0) {
  const asked: number[] = [];
  const ask = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) => {
    asked.push(page);
    if (page === failsAt) return Promise.resolve({ ok: false, error: { kind: 'offline' } } as const);
    const all = Array.from({ length: total }, (_, at) => at + 1);
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    const data = { items, total, totalPages: Math.ceil(total / pageSize) };
    return Promise.resolve({ ok: true, value: { data } } as const);
  };
  return { ask, asked };
}

describe('a list that is shown as a whole', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('is read to its end: %i entries in %i answers', async (total, answers) => {
    for (const end of ['first', 'last'] as const) {
      const { ask, asked } = aList(total);
      const read = await readEveryPage(ask, end);
      expect(read).toMatchObject({ ok: true, value: { total } });
      expect(read.ok && read.value.items).toEqual(Array.from({ length: total }, (_, at) => at + 1));
      expect(asked).toHaveLength(answers);
    }
  });

  it('keeps the end that counts where it is longer than a screen reads, and says how many there are', async () => {
    const first = await readEveryPage(aList(2150).ask);
    expect(first.ok && [first.value.items.at(0), first.value.items.at(-1), first.value.total]).toEqual([
      1, 2000, 2150,
    ]);
    const last = await readEveryPage(aList(2150).ask, 'last');
    expect(last.ok && [last.value.items.at(0), last.value.items.at(-1), last.value.total]).toEqual([
      201, 2150, 2150,
    ]);
  });

  it.each([1, 2])('is no list where answer %i fails: half of it would look like all', async (failsAt) => {
    expect(await readEveryPage(aList(150, failsAt).ask)).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
