// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { adoptStyleNonce } from './style-nonce.ts';
import { chooseTheme, themeAttribute, themeOf } from './theme.ts';

describe('the theme', () => {
  afterEach(() => chooseTheme('system'));

  it.each([
    ['theme=dark', 'dark'],
    ['a=1; theme=light; b=2', 'light'],
    ['mytheme=dark', 'system'],
    ['theme=darker', 'system'],
    ['theme="><script>', 'system'],
    ['', 'system'],
    [null, 'system'],
  ])('in the cookies %j is %s', (cookies, choice) => {
    expect(themeOf(cookies)).toBe(choice);
  });

  it('is on the document and in the cookie once chosen, and leaves both with the system', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(themeOf(document.cookie)).toBe('dark');
    chooseTheme('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(themeOf(document.cookie)).toBe('system');
    expect([themeAttribute('light'), themeAttribute('system')]).toEqual(['light', undefined]);
  });
});

it('the style nonce is that of the page’s scripts', () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'hidden-from-attributes');
  script.nonce = 'n0nce';
  document.head.append(script);
  adoptStyleNonce(document);
  expect(globalThis.__webpack_nonce__).toBe('n0nce');
});
