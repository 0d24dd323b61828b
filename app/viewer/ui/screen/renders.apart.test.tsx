// @vitest-environment happy-dom
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flattenCase } from '#app/core/slides/flatten.ts';
import { outlineOf } from '#app/core/slides/outline.ts';
import { click, found, mount } from '#app/ui/mount.test-support.tsx';
import { linkOf } from '../../state/reading.test-support.ts';
import { ZoomButtons } from '../picture/zoom-buttons.tsx';
import { menuOf } from './menu-of.ts';
import { SideMenu } from './side-menu.tsx';

const rendered = vi.hoisted((): string[] => []);

// Each of these controls has a tooltip, which is rendered as often as its control.
vi.mock('#app/ui/feedback/tooltip.tsx', () => ({
  Tooltip: ({ text, children }: { text: string; children: ReactElement }) => {
    rendered.push(text);
    return children;
  },
}));

beforeEach(() => {
  rendered.length = 0;
});
afterEach(() => mount(null));

/** What is rendered anew when the second of two trees takes the place of the first. */
async function renderedAnew(page: (step: 0 | 1) => ReactElement): Promise<readonly string[]> {
  const Page = () => {
    const [step, setStep] = useState<0 | 1>(0);
    return (
      <>
        <button type="button" id="step" onClick={() => setStep(1)} />
        {page(step)}
      </>
    );
  };
  await mount(<Page />);
  expect(rendered.length).toBeGreaterThan(2);
  rendered.length = 0;
  await click(found('#step'));
  return [...rendered].sort();
}

const slideCase = {
  slides: ['A', 'B', 'C'].map((id) => ({
    specimenID: id,
    specimenType: 'Biopsy',
    subsections: [
      { id: `${id}1`, images: [{ imageId: id, fileName: `${id}.svs`, fileContent: `blob-${id}` }] },
    ],
  })),
};
const [outline, images] = [outlineOf(slideCase), flattenCase(slideCase)];
const ignore = () => undefined;
const menu = (selected: number, links: Parameters<typeof menuOf>[2]) => (
  <SideMenu
    title="Skin"
    specimens={menuOf(outline, images, links)}
    selected={selected}
    beside={null}
    onSelect={ignore}
    onOpenBeside={ignore}
    onClose={ignore}
  />
);

it('another slide renders two pictures of the menu anew, and a link that comes one', async () => {
  expect(await renderedAnew((step) => menu(step, {}))).toEqual(['A.svs', 'B.svs', 'Close']);
  const link = { ...linkOf('blob-C'), thumbnailUrl: 'https://files.example/c' };
  const links = { 'blob-C': { kind: 'ready', link, opening: link } } as const;
  expect(await renderedAnew((step) => menu(0, step === 0 ? {} : links))).toEqual(['C.svs', 'Close']);
});

it('a slide that moves renders no zoom button anew until one of them shows what is seen', async () => {
  const limits = { home: 0.1, min: 0.08, max: 2 };
  const at = (scales: readonly [number, number]) =>
    renderedAnew((step) => <ZoomButtons limits={{ ...limits }} scale={scales[step]} onZoom={ignore} />);
  expect(await at([0.13, 0.17])).toEqual([]);
  expect(await at([0.13, 1])).toEqual(['10 times the whole slide']);
});
