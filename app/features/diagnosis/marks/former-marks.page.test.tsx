import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { marksOf, rulerMark } from '#app/core/citing/citing.test-support.ts';
import { sightIn } from '#app/core/citing/sight.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { FormerMarks } from './former-marks.tsx';

const PLACE = { kind: 'ruler', imageId: 'img_1', markId: 'ruler-1' } as const;
const FORMER = {
  imageId: 'img_1',
  checksum: 'sum',
  specimenID: 'A',
  title: 'A1 · H&E',
  replacedAt: '2026-11-27T14:30:00Z',
  isShown: true,
};

afterEach(() => mount(null));

async function listOf(former: typeof FORMER): Promise<string> {
  const sight = sightIn(marksOf([rulerMark()]), PLACE);
  if (sight === null) throw new Error('the ruler is there');
  const marks = [
    { ...PLACE, called: '', name: 'Depth', sight },
    { ...PLACE, imageId: 'img_new', called: '', name: 'Of the new image', sight },
  ];
  const element = <FormerMarks item={{ id: 'cas_1', version: 3 }} former={[former]} marks={marks} />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return textOf();
}

it('lists what was measured on a former image with its unit, and offers to put none of it into the text', async () => {
  const text = await listOf(FORMER);
  expect(text).toContain('A1 · H&E · specimen A · former image');
  expect(text).toContain('This slide was scanned again on 11/27/2026 ');
  expect(textOf(found('li'))).toMatch(/^\d+(\.\d+)? (μm|mm), Depth/);
  expect(text).not.toContain('Of the new image');
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect(found('a').getAttribute('href')).toBe('/viewer?case=cas_1&former=img_1');
});

it('leads to no image of another slide, and says that it was one', async () => {
  expect(await listOf(FORMER)).not.toContain('another slide');
  const text = await listOf({ ...FORMER, isShown: false });
  expect(text).toContain('Depth');
  expect(text).toContain('That image showed another slide, and nothing of it is of use to this case.');
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
