import { expect, it } from 'vitest';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { OpeningPage } from './opening-page.tsx';

it.each([
  ['providers', 'fills in the rest'],
  ['facilities', 'fills in the rest'],
  ['users', 'the person is told by mail how to log in'],
  ['operator-staff', 'the person is told by mail how to log in'],
  ['other', 'it becomes an enquiry'],
] as const)(
  'whoever opens one of %s reads what comes of it, and of no invitation that nobody gets',
  async (kind, told) => {
    await mountPage(
      <OpeningPage
        title="Register"
        kind={kind}
        mayOpen
        facilities={[]}
        today="2026-11-21"
        timeZones={[]}
        idempotencyKey={'"key"'}
        lastResult={undefined}
      />,
    );
    expect(textOf()).toContain(told);
    expect(textOf()).not.toContain('is invited by mail');
  },
);
