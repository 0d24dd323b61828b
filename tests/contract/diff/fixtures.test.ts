import { describe, expect, it } from 'vitest';
import { answerFixtures } from './answer-fixtures.ts';
import { changesBetween, patchBase } from './base.ts';
import { frameFixtures } from './frame-fixtures.ts';
import { requestFixtures } from './request-fixtures.ts';

const groups = { requests: requestFixtures, answers: answerFixtures, 'the frame': frameFixtures };

describe.each(Object.entries(groups))('changes of %s', (_, fixtures) => {
  it.each(fixtures)('tells of $name', ({ patch, forth }) => {
    expect(changesBetween(patchBase({}), patchBase(patch))).toEqual(forth);
  });

  it.each(fixtures)('tells of $name the other way round', ({ patch, back }) => {
    expect(changesBetween(patchBase(patch), patchBase({}))).toEqual(back);
  });
});

describe('the fixtures', () => {
  it('are forty pairs at least, each under its own name', () => {
    const names = Object.entries(groups).flatMap(([group, rows]) =>
      rows.map(({ name }) => `${group} ${name}`),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(40);
  });
});
