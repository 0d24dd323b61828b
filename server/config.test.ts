import { describe, expect, it } from 'vitest';
import { pageOrigins, readConfig, slideOrigins } from './config.ts';

describe('readConfig', () => {
  it('stands on its own without any setting', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, MOCK_CONTROL: false, MOCK_WORLD: 'demo', LOGIN_LIMIT: 10 });
    expect(config.TRUSTED_HOPS).toBe(0);
    expect(config.API_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ API_URL: 'not a url' }, 'API_URL'],
    [{ API_URL: 'file:///etc/passwd' }, 'API_URL'],
    [{ ORIGINS: 'cases.example.org' }, 'ORIGINS'],
    [{ ORIGINS: 'https://cases.example.org/product' }, 'ORIGINS'],
    [{ ORIGINS: 'https://a.example, ftp://b.example' }, 'ORIGINS'],
    [{ SLIDE_ORIGINS: 'tiles' }, 'SLIDE_ORIGINS'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ LOGIN_LIMIT: '0' }, 'LOGIN_LIMIT'],
    [{ TRUSTED_HOPS: '-1' }, 'TRUSTED_HOPS'],
    [{ TRUSTED_HOPS: 'true' }, 'TRUSTED_HOPS'],
  ])('refuses %j by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`cannot be used:\\n {2}${name}: `));
  });

  it('turns the control API on by 1 alone', () => {
    expect(readConfig({ MOCK_CONTROL: '1' }).MOCK_CONTROL).toBe(true);
    expect(readConfig({ MOCK_CONTROL: 'true' }).MOCK_CONTROL).toBe(false);
  });
});

describe('origins', () => {
  it('are both spellings of this machine unless they are named', () => {
    expect(pageOrigins(readConfig({}), 3000)).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
    expect(pageOrigins(readConfig({ ORIGINS: 'https://a.example, https://b.example' }), 3000)).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('are what a browser calls them, however they were written', () => {
    const config = readConfig({ ORIGINS: 'http://localhost:4717/, HTTPS://Cases.Example.org:443' });
    expect(pageOrigins(config, 1)).toEqual(['http://localhost:4717', 'https://cases.example.org']);
  });

  it('of slides include the backend and what is named', () => {
    const config = readConfig({
      ORIGINS: 'https://a.example',
      API_URL: 'https://api.example/v1/api',
      SLIDE_ORIGINS: 'https://tiles.example',
    });
    expect(slideOrigins(config, 1)).toEqual([
      'https://a.example',
      'https://api.example',
      'https://tiles.example',
    ]);
  });
});
