import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { LinkState } from '../../state/links.ts';
import { caseOf, linkOf } from '../../state/reading.test-support.ts';
import { FailureOverlay, LoadingOverlay, loadingText } from './overlays.tsx';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|');

it('S2.8-23 says what failed, with its detail on a line of its own, and offers to try again', () => {
  const html = renderToStaticMarkup(
    <FailureOverlay
      isLoginAsked={false}
      message="TIFF file is incomplete or corrupted"
      detail="JPEG 2000 (33005)"
      onRetry={() => undefined}
    />,
  );
  expect(textOf(html)).toMatch(
    /Error: TIFF file is incomplete or corrupted\|+JPEG 2000 \(33005\)\|+Try again/,
  );
});

it('offers nothing where trying again could not help', () => {
  const html = renderToStaticMarkup(
    <FailureOverlay isLoginAsked={false} message="No slide data available" detail={null} onRetry={null} />,
  );
  expect(textOf(html)).toContain('Error: No slide data available');
  expect(html).not.toContain('<button');
});

const image = caseOf({ A: ['a1'] })[0] ?? null;
const link = linkOf('blob-a1');

it.each<[string, SlideImage | null, LinkState | null, string]>([
  ['there is no case yet', null, null, 'Loading slides...'],
  ['its link is on its way', image, { kind: 'loading' }, 'Loading slides...'],
  ['its tiles are on their way', image, { kind: 'ready', link, opening: link }, 'Loading slide...'],
])('S2.8-22 names what is loading, in the specified words: %s', (_, shown, its, text) => {
  const html = renderToStaticMarkup(<LoadingOverlay text={loadingText(shown, its)} veiled />);
  expect(textOf(html).replaceAll('|', '').trim()).toBe(text);
});
