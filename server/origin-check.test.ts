import { describe, expect, it } from 'vitest';
import { mayChange } from './origin-check.ts';

const origins = ['http://localhost:3000', 'http://127.0.0.1:3000'];
const post = (origin?: string, secFetchSite?: string) =>
  mayChange({ method: 'POST', origin, secFetchSite }, origins);

describe('mayChange', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and passes', (method) => {
    expect(mayChange({ method, origin: 'https://evil.test', secFetchSite: 'cross-site' }, origins)).toBe(
      true,
    );
  });

  it('lets our own pages through', () => {
    expect(post('http://localhost:3000', 'same-origin')).toBe(true);
    expect(post('http://127.0.0.1:3000')).toBe(true);
    expect(post(undefined, 'same-origin')).toBe(true);
  });

  it.each<[string | undefined, string | undefined]>([
    ['https://evil.test', undefined],
    ['https://evil.test', 'cross-site'],
    ['https://evil.test', 'same-origin'],
    ['null', undefined],
    ['null', 'same-origin'],
    ['http://localhost:3001', 'same-site'],
    ['http://localhost:3000', 'cross-site'],
    [undefined, 'same-site'],
    [undefined, 'none'],
    [undefined, undefined],
    ['http://localhost:3000.evil.test', undefined],
  ])('refuses origin %s with Sec-Fetch-Site %s', (origin, site) => {
    expect(post(origin, site)).toBe(false);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'post'])('holds %s to the rule', (method) => {
    expect(mayChange({ method, origin: 'https://evil.test', secFetchSite: undefined }, origins)).toBe(false);
  });
});
