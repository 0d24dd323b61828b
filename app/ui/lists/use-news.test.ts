import { describe, expect, it } from 'vitest';
import { newsText } from './use-news.ts';

const shown = { ids: ['a', 'b'], total: 12 };

describe('the news of a list', () => {
  it.each([
    ['more rows', { ids: ['a', 'b'], total: 15 }, '3 new'],
    ['fewer rows', { ids: ['a', 'b'], total: 11 }, '1 gone'],
    ['as many rows, and others of them', { ids: ['a', 'c'], total: 12 }, 'This page has changed'],
    ['the same rows in another order', { ids: ['b', 'a'], total: 12 }, null],
  ])('of %s is told', (_what, known, text) => {
    expect(newsText(shown, known)).toBe(text);
  });
});
