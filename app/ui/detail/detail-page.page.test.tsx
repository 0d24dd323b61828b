import { expect, it } from 'vitest';
import { found, mount, textOf } from '../mount.test-support.tsx';
import { DetailPage, DetailSection } from './detail-page.tsx';

it('a detail page says who it is about before anything else, and answers the four first questions', async () => {
  await mount(
    <DetailPage
      title="Case DP-1"
      banner="Invented, Ada"
      head={{ status: 'Selected', holder: null, nextStep: 'Read the slides', clock: null }}
      actions={<button type="button">Open</button>}
    >
      <DetailSection title="History">Nothing yet</DetailSection>
    </DetailPage>,
  );
  expect(textOf().startsWith('Invented, Ada')).toBe(true);
  expect(textOf(found('h1'))).toBe('Case DP-1');
  expect(textOf(found('dl'))).toBe('StatusSelectedHeld byNobodyNext stepRead the slidesDueNo due time');
  const order = [...document.querySelectorAll('h1, button, h2')].map((element) => textOf(element));
  expect(order).toEqual(['Case DP-1', 'Open', 'History']);
});
