import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FailureOverlay, LoadingOverlay } from './overlays.tsx';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|');

it('S2.8-23 says what failed, with its detail on a line of its own, and offers to try again', () => {
  const html = renderToStaticMarkup(
    <FailureOverlay
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
    <FailureOverlay message="No slide data available" detail={null} onRetry={null} />,
  );
  expect(textOf(html)).toContain('Error: No slide data available');
  expect(html).not.toContain('<button');
});

it('S2.8-22 names what is loading, in the specified words', () => {
  expect(textOf(renderToStaticMarkup(<LoadingOverlay text="Loading slide..." veiled />))).toContain(
    'Loading slide...',
  );
});
