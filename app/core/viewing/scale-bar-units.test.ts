import { describe, expect, it } from 'vitest';
import { niceAtLeast, niceLength } from './scale-bar-units.ts';

it.each([
  [1, 1],
  [1.01, 2],
  [3, 5],
  [7, 10],
  [0.03, 0.05],
  [200, 200],
  [201, 500],
  [1000, 1000],
])('%d is rounded up to %d', (least, want) => {
  expect(niceAtLeast(least)).toBe(want);
});

describe('a nice length', () => {
  it.each([
    [0.0004, '0.5 nm'],
    [0.05, '50 nm'],
    [1, '1 μm'],
    [500, '500 μm'],
    [501, '1 mm'],
    [5001, '1 cm'],
    [500_001, '1 m'],
    [2e6, '2 m'],
    [6e8, '1 km'],
    [4e12, '5000 km'],
  ])('metric: %d μm give %s', (least, text) => {
    expect(niceLength(least, 'metric').text).toBe(text);
  });

  it.each([
    [2, '0.1 thou'],
    [25.4, '1 thou'],
    [501 * 25.4, '1 in'],
    [10 * 25_400, '10 in'],
    [11 * 25_400, '1 ft'],
    [5000 * 304_800, '5000 ft'],
    [5001 * 304_800, '1 mi'],
    [3 * 1_609_344_000, '5 mi'],
  ])('imperial: %d μm give %s', (least, text) => {
    expect(niceLength(least, 'imperial').text).toBe(text);
  });

  it.each([
    [0.2, '200 nas'],
    [30, '50 μas'],
    [2000, '2 mas'],
    [50e6, '50″'],
    [51e6, '1′'],
    [51 * 60e6, '1°'],
    [100 * 3600e6, '100°'],
  ])('astronomy: %d millionths of an arcsecond give %s', (least, text) => {
    expect(niceLength(least, 'astronomy').text).toBe(text);
  });

  it.each([
    [0.2, '200 ns'],
    [30, '50 μs'],
    [2000, '2 ms'],
    [50e6, '50 s'],
    [51e6, '1 min'],
    [51 * 60e6, '1 h'],
    [21 * 3600e6, '1 d'],
    [86_400e6 * 300, '500 d'],
  ])('time: %d millionths of a second give %s', (least, text) => {
    expect(niceLength(least, 'time').text).toBe(text);
  });

  it('is what its text says', () => {
    expect(niceLength(11 * 25_400, 'imperial').value).toBe(304_800);
    expect(niceLength(130, null)).toEqual({ value: 200, text: '200 px' });
  });
});
