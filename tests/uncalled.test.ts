import { expect, it } from 'vitest';
import known from './data/uncalled.json' with { type: 'json' };
import { uncalledExports } from './uncalled.mjs';

const LIMIT_MS = 120_000;

it(
  'nothing is exported that only tests use, beside what is listed with its reason',
  () => {
    const allowed = new Set(
      Object.values(known).flatMap((files) =>
        Object.entries(files).flatMap(([file, names]) => names.map((name) => `${file} ${name}`)),
      ),
    );
    const uncalled = [...uncalledExports()].flatMap(([file, names]) =>
      names.map((name) => `${file} ${name}`),
    );
    expect(uncalled.filter((one) => !allowed.has(one))).toEqual([]);
    // What has found its caller leaves the list; were nothing found at all, nothing was looked for.
    expect([...allowed].filter((one) => !uncalled.includes(one))).toEqual([]);
  },
  LIMIT_MS,
);
