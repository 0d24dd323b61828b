import { expect, it } from 'vitest';
import { PLACE, pageOf, serverOf, slideFile } from './slide-uploads.test-support.ts';

const GOES_ON =
  'The connection is interrupted or the server is busy. The upload goes on by itself, and nothing that was sent is lost.';

it('a file whose line breaks says at once that it goes on by itself, and nothing of that once it does', async () => {
  const page = pageOf(serverOf((_, tries) => tries === 2));
  const said: unknown[] = [];
  page.uploads.subscribe(() => {
    const { phase, problem } = page.first() ?? {};
    if (said.at(-1) !== `${phase}: ${problem}`) said.push(`${phase}: ${problem}`);
  });
  page.uploads.add([slideFile()], PLACE);
  await page.until(() => page.onAdded.mock.calls.length === 1);
  const broken = said.indexOf(`sending: ${GOES_ON}`);
  expect(said[broken - 1]).toBe('sending: null');
  expect(said.slice(broken + 1, broken + 3)).toEqual(['sending: null', 'reading: null']);
});

it('a file whose line stays broken says that nothing is lost, and what the next press does', async () => {
  const page = pageOf(serverOf(() => true));
  page.uploads.add([slideFile()], PLACE);
  await page.until(() => page.phase() === 'failed');
  expect(page.first()?.problem).toBe(
    'The connection was interrupted or the server is busy. Nothing that was sent is lost: try again to go on with this file.',
  );
});
