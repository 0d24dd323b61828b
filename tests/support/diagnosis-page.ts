import type { Page } from '@playwright/test';

export const CASE = 'cas_dp-2026-000009';
export const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;
export const diagnosisOf = (page: Page, letter: string) =>
  page.getByRole('textbox', { name: `Diagnosis of specimen ${letter}` });
export const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
export const state = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Saving…|Saved at|Not saved)/ });

/** What lies in this browser of texts that no server has. */
export const keptTexts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('diagnosis:')));
