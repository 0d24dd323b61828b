import { beforeEach, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const HOLDER = { email: 'provider@example.org', role: 'Provider' } as const;
const REVIEWER = { email: 'provider2@example.org', role: 'Provider' } as const;
const ADMIN = { email: 'admin@example.org', role: 'Admin' } as const;
const IN_WORK = 'cas_dp-2026-000009';
const IN_REVIEW = 'cas_dp-2026-000006';
const SIGNED = 'cas_dp-2026-000005';

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
});

it.each([
  ['the holder', HOLDER, IN_WORK, true],
  ['the holder of a case in review', HOLDER, IN_REVIEW, true],
  ['the signer', HOLDER, SIGNED, true],
  ['a second reviewer, who has no text of the case', REVIEWER, IN_REVIEW, false],
  ['an admin', ADMIN, IN_WORK, false],
])('the viewer of %s knows whether the text of the case is theirs', async (_, member, caseId, isHolder) => {
  const { outcome, text } = await desk.openAsMember(member, `/viewer?case=${caseId}`);
  expect(outcome).toBe('shown');
  expect(JSON.parse(text)).toMatchObject({ isHolder });
});
