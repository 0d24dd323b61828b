import { expect, it } from 'vitest';
import { click, eventually, found } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { OpeningPage } from './opening-page.tsx';

const CHOICES = [
  { value: 'fac_1', label: 'One' },
  { value: 'fac_2', label: 'Two' },
];

async function showWith(total: number) {
  await mountPage(
    <OpeningPage
      title="Register user"
      kind="users"
      mayOpen
      facilities={{ source: 'facilities', words: '', choices: CHOICES, total, shown: CHOICES.length }}
      today="2026-11-21"
      timeZones={[]}
      idempotencyKey={'"key"'}
      lastResult={undefined}
    />,
  );
  await click(found('[name=userType][value=Other]'));
  await eventually(() => expect(document.querySelector('[name=facilityId]')).not.toBeNull());
}

it.each([
  [2, 'all of them stand on the page', false],
  [130, 'the others are looked for by name', true],
])('of %i facilities that a user may belong to, %s', async (total, _, isSearched) => {
  await showWith(total);
  expect(document.querySelector('[name="find.facilityId"]') !== null).toBe(isSearched);
});
