import { describe, expect, it } from 'vitest';
import { invitationText, isAwaited } from './invitation-words.ts';

const END = '2026-11-24T15:00:00Z';

describe('an invitation', () => {
  it.each([
    ['none', null, null, false],
    ['accepted', null, 'Used', false],
    ['pending', END, 'Not used yet; its link is good until 11/24/2026 10:00 AM EST', true],
    ['pending', null, 'Not used yet', true],
    ['lapsed', END, 'Not used; its link ended on 11/24/2026 10:00 AM EST', true],
    ['lapsed', null, 'Not used, and good no more', true],
  ] as const)('that is %s with the end %s reads "%s"', (invitation, invitationEndsAt, text, awaited) => {
    expect(invitationText({ invitation, invitationEndsAt }, 'America/New_York')).toBe(text);
    expect(isAwaited({ invitation })).toBe(awaited);
  });
});
