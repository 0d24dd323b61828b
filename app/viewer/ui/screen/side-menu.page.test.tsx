import { afterEach, expect, it } from 'vitest';
import { flattenCase } from '#app/core/slides/flatten.ts';
import { outlineOf } from '#app/core/slides/outline.ts';
import { click, mount } from '#app/ui/mount.test-support.tsx';
import { menuOf } from './menu-of.ts';
import { SideMenu } from './side-menu.tsx';

const specimen = (specimenID: string, over: object) => ({
  specimenID,
  specimenType: 'Biopsy',
  subsections: [{ id: `${specimenID}1`, images: [{ imageId: specimenID, fileName: `${specimenID}.svs` }] }],
  ...over,
});

const slideCase = {
  slides: [specimen('A', { bodysite: 'Skin' }), specimen('B', { bodysite: null }), specimen('C', {})],
};

async function showMenu(onSelect: (index: number) => void = () => undefined): Promise<void> {
  await mount(
    <SideMenu
      title="Dermatopathology"
      specimens={menuOf(outlineOf(slideCase), flattenCase(slideCase), {})}
      selected={0}
      beside={null}
      onSelect={onSelect}
      onOpenBeside={() => undefined}
      onClose={() => undefined}
    />,
  );
}

const groups = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];

afterEach(() => mount(null));

it('S2.8-04 has one group per specimen under its id, type and body site, which folds', async () => {
  await showMenu();
  expect(groups().map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'A Biopsy (Skin)',
    'B Biopsy',
    'C Biopsy',
  ]);
  expect(groups().map(({ open }) => open)).toEqual([true, true, true]);
  expect(groups().map((group) => group.querySelectorAll('li').length)).toEqual([1, 1, 1]);
  // A summary that is not the first child of its group would not fold it.
  expect(groups().every((group) => group.firstElementChild?.tagName === 'SUMMARY')).toBe(true);
});

it('S2.8-07 a thumbnail in the third group selects by its place in the whole case', async () => {
  const selected: number[] = [];
  await showMenu((index) => selected.push(index));
  const thumbnail = groups()[2]?.querySelector('li button');
  if (!thumbnail) throw new Error('No thumbnail');
  await click(thumbnail);
  expect(selected).toEqual([2]);
});

it('says that a slide has no picture only once that is known', async () => {
  const image = { imageId: 'a', fileName: 'a.svs', fileContent: 'blob' };
  const one = { slides: [specimen('A', { subsections: [{ id: 'A1', images: [image] }] })] };
  const menu = (links: Parameters<typeof menuOf>[2]) => menuOf(outlineOf(one), flattenCase(one), links);
  await showSpecimens(menu({ blob: { kind: 'loading' } }));
  expect(document.querySelector('li .lucide-image-off')).toBeNull();
  await showSpecimens(menu({ blob: { kind: 'failed', message: 'gone' } }));
  expect(document.querySelector('li .lucide-image-off')).not.toBeNull();
});

const showSpecimens = (specimens: ReturnType<typeof menuOf>) =>
  mount(
    <SideMenu
      title="Dermatopathology"
      specimens={specimens}
      selected={0}
      beside={null}
      onSelect={() => undefined}
      onOpenBeside={() => undefined}
      onClose={() => undefined}
    />,
  );

it('keeps a subsection whose images are still to come, and says so', async () => {
  const waiting = {
    slides: [specimen('A', {}), specimen('B', { subsections: [{ id: 'B1', slideType: 'H&E', images: [] }] })],
  };
  await showSpecimens(menuOf(outlineOf(waiting), flattenCase(waiting), {}));
  expect(groups().map((group) => group.textContent.includes('No images yet'))).toEqual([false, true]);
});

it('says that there are images which came after the case was read', async () => {
  const before = { slides: [specimen('A', { subsections: [{ id: 'A1', images: [] }] }), specimen('B', {})] };
  const now = { slides: [specimen('A', {}), specimen('B', {})] };
  await showSpecimens(menuOf(outlineOf(now), flattenCase(before), {}));
  const texts = groups().map(({ textContent }) => textContent);
  expect(texts.map((text) => text.includes('New images. Reload the page to open them.'))).toEqual([
    true,
    false,
  ]);
  expect(texts[0]).not.toContain('No images yet');
});
