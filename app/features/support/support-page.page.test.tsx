import { expect, it } from 'vitest';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { openPartsOf } from './open-parts.server.ts';
import { SupportPage } from './support-page.tsx';

it.each([
  [null, 'Look up a number, Tickets, Banner, Failed jobs, Mails, Audit'],
  ['Admin', 'Look up a number, Tickets, Banner, Failed jobs, Mails, Audit'],
  ['Lab_Operations', 'Look up a number, Tickets, Banner, Failed jobs'],
  ['Accounts', 'Look up a number, Tickets, Banner'],
  ['Relationship_Manager', 'Look up a number, Tickets, Banner'],
] as const)('S1-03 S2.2-06 support offers %s no part that would only be refused', async (duty, parts) => {
  await mountPage(
    <SupportPage
      shown={{ part: 'look-up' }}
      parts={openPartsOf(duty)}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  const links = [...document.querySelectorAll('nav[aria-label="Parts of support"] a')];
  expect(links.map(textOf).join(', ')).toBe(parts);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(textOf)).toEqual([
    'Look up a number',
  ]);
});
