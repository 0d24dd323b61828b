import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'Pathology-2026';
const LIST = '/availableCases?_data=routes%2F_member.availableCases';

/**
 * Starts a session without the form, which has tests of its own: three pages fewer to load for every test. The page
 * stays where it is.
 */
export async function logIn(page: Page, url: string, email = 'provider@example.org'): Promise<void> {
  const answer = await page.request.post(`${url}/login`, {
    form: { email, password: PASSWORD },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect(answer.status(), 'the login').toBe(302);
}

/** Logs in and picks a case up by what its row sends, without the pages of the lists; gives back the id of the case. */
export async function pickUp(page: Page, url: string, caseId = 'DP-2026-000001'): Promise<string> {
  await logIn(page, url);
  const list = await page.request.get(`${url}${LIST}`);
  const { items } = (await list.json()) as {
    readonly items: readonly { readonly id: string; readonly caseID: string; readonly etag: string }[];
  };
  const found = items.find(({ caseID }) => caseID === caseId);
  if (found === undefined) throw new Error(`${caseId} is not on the first page of the available cases`);
  const answer = await page.request.post(`${url}${LIST}`, {
    form: { intent: 'pickup', caseId: found.id, etag: found.etag, idempotencyKey: `"${randomUUID()}"` },
    headers: { Origin: url },
  });
  expect(await answer.json()).toEqual({ kind: 'done' });
  return found.id;
}
