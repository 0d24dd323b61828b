import { expect, it } from 'vitest';
import { rememberSite, usualSite } from './reading-site.server.ts';

const SITES = [{ code: 'HOME-OH-1' }, { code: 'LAB-OH-1' }];
const asking = (cookie?: string) =>
  new Request('http://localhost/', cookie === undefined ? {} : { headers: { Cookie: cookie } });

async function cookieAfter(code: string): Promise<string> {
  const header = new Headers(await rememberSite(code)).get('Set-Cookie') ?? '';
  expect(header).toContain('HttpOnly');
  return header.split(';')[0] ?? '';
}

it('the only site needs no choice, and of several none is taken for granted', async () => {
  expect(await usualSite(asking(), SITES.slice(0, 1))).toBe('HOME-OH-1');
  expect(await usualSite(asking(), SITES)).toBeNull();
  expect(await usualSite(asking(), [])).toBeNull();
});

it('the site of the last signature at this machine comes first, where it still is the signer’s own', async () => {
  const cookie = await cookieAfter('LAB-OH-1');
  expect(await usualSite(asking(cookie), SITES)).toBe('LAB-OH-1');
  expect(await usualSite(asking(cookie), [{ code: 'HOME-OH-2' }, { code: 'LAB-OH-2' }])).toBeNull();
  expect(await usualSite(asking('site=not-what-we-wrote'), SITES)).toBeNull();
});
