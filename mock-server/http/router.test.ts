import { describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { routeOf, withoutPrefix } from './router.ts';

describe('routes', () => {
  it.each([
    ['POST', '/users/login', 'login'],
    ['GET', '/Users/current', 'getCurrentUser'],
    ['GET', '/Facility/get-current', 'getCurrentFacilityUser'],
    ['GET', '/wsi/get-download-link/blob-1', 'getDownloadLink'],
  ])('S7-01 finds the fixed path %s %s, with the prefix and without', (method, path, id) => {
    expect(routeOf(method, withoutPrefix(path))).toMatchObject({ kind: 'operation', id });
    expect(routeOf(method, withoutPrefix(`/api${path}`))).toMatchObject({ kind: 'operation', id });
  });

  it.each([
    '/Users/login',
    '/users/current',
    '/facility/get-current',
    '/api/api/users/login',
    '/apiusers/login',
  ])('tells letters and prefixes apart: %s', (path) => {
    expect(routeOf('POST', withoutPrefix(path)).kind).not.toBe('operation');
  });

  it('reads the parts of a tile address', () => {
    expect(routeOf('GET', '/wsi/tiles/a.b/12/3_4.jpg')).toEqual({
      kind: 'operation',
      id: 'getTile',
      params: { blobId: 'a.b', level: '12', tile: '3_4', format: 'jpg' },
    });
    expect(routeOf('GET', '/wsi/tiles/a.b.dzi')).toMatchObject({
      id: 'getDziDescriptor',
      params: { blobId: 'a.b' },
    });
  });

  it('decodes parameters, and bears a stray percent sign', () => {
    expect(routeOf('GET', '/cases/a%20b')).toMatchObject({ params: { caseId: 'a b' } });
    expect(routeOf('GET', '/cases/a%ZZ')).toMatchObject({ params: { caseId: 'a%ZZ' } });
  });

  it('names the methods of a path that has others', () => {
    expect(routeOf('DELETE', '/cases')).toEqual({ kind: 'other-method', allow: ['GET', 'HEAD', 'POST'] });
    // Not the user whose id is 'login'.
    expect(routeOf('GET', '/users/login')).toEqual({ kind: 'other-method', allow: ['POST'] });
    const file = routeOf('PUT', '/wsi/files/b');
    expect(file.kind === 'other-method' && file.allow.toSorted()).toEqual(['GET', 'HEAD']);
  });

  it('reaches every operation of the contract', () => {
    for (const { id, method, path } of Object.values(operations)) {
      const filled = path
        .replace('{tile}', '0_0')
        .replace('{format}', 'jpg')
        .replaceAll(/\{\w+\}/g, '1');
      expect(routeOf(method, filled)).toMatchObject({ kind: 'operation', id });
    }
  });
});
