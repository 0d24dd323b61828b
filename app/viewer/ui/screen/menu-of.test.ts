import { describe, expect, it } from 'vitest';
import { flattenCase } from '#app/core/slides/flatten.ts';
import { outlineOf } from '#app/core/slides/outline.ts';
import type { LinkState } from '../../state/links.ts';
import { menuOf } from './menu-of.ts';

const image = (fileContent: string) => ({
  imageId: `img_${fileContent}`,
  fileName: `${fileContent}.svs`,
  fileContent,
});
const viewerCase = {
  slides: [
    {
      specimenID: 'A',
      specimenType: 'Biopsy',
      bodysite: 'Skin',
      subsections: [
        { id: '1', displayId: 'A1', slideType: 'H&E', stain: null, images: [image('a1'), image('a2')] },
        { id: '2', displayId: 'A2', slideType: 'IHC', stain: 'SOX10', images: [image('a3')] },
      ],
    },
    {
      specimenID: 'B',
      specimenType: 'Excision',
      subsections: [
        { displayId: 'B1', slideType: 'H&E', images: [image('b1')] },
        { displayId: 'B2', slideType: 'IHC', stain: 'S100', images: [] },
      ],
    },
    { specimenID: 'C', specimenType: 'Biopsy', subsections: [] },
  ],
};
const images = flattenCase(viewerCase);
const outline = outlineOf(viewerCase);

const ready = (thumbnailUrl: string): LinkState =>
  ({
    kind: 'ready',
    link: { link: 'l', info: { contentType: 'image/tiff' }, thumbnailUrl, previewUrl: null },
  }) as LinkState;

describe('menuOf', () => {
  it('makes one group for each specimen and one for each subsection, in reading order', () => {
    const menu = menuOf(outline, images, {});
    expect(menu.map(({ title }) => title)).toEqual(['A Biopsy (Skin)', 'B Excision', 'C Biopsy']);
    expect(menu[0]?.subsections.map(({ title }) => title)).toEqual(['A1 · H&E', 'A2 · IHC (SOX10)']);
    expect(
      menu.flatMap(({ subsections }) => subsections.flatMap((part) => part.images.map(({ index }) => index))),
    ).toEqual([0, 1, 2, 3]);
  });

  it('shows a thumbnail only where the link is known and has one', () => {
    const links: Record<string, LinkState> = {
      a1: ready('http://t/a1'),
      a2: { kind: 'loading' },
      a3: { kind: 'failed', message: 'gone' },
    };
    const urls = menuOf(outline, images, links).flatMap(({ subsections }) =>
      subsections.flatMap((part) => part.images.map(({ thumbnailUrl }) => thumbnailUrl)),
    );
    expect(urls).toEqual(['http://t/a1', null, null, null]);
  });

  it('gives every picture a short caption of its own', () => {
    const captions = menuOf(outline, images, {}).flatMap(({ subsections }) =>
      subsections.flatMap((subsection) => subsection.images.map(({ caption }) => caption)),
    );
    expect(captions).toEqual(['A1 · H&E · 1', 'A1 · H&E · 2', 'A2 · IHC (SOX10)', 'B1 · H&E']);
  });

  it('lists what has no pictures yet, so that it is seen to be missing', () => {
    const [, b, c] = menuOf(outline, images, {});
    expect(b?.subsections.map(({ title, images: shown }) => [title, shown.length])).toEqual([
      ['B1 · H&E', 1],
      ['B2 · IHC (S100)', 0],
    ]);
    expect(c?.subsections).toEqual([]);
  });

  it('keeps each picture under its own heading where the case was read again and has lost a subsection', () => {
    const part = (id: string) => ({ id, displayId: id, images: [image(`of-${id}`)] });
    const read = (...ids: readonly string[]) => ({
      slides: [{ specimenID: 'A', subsections: ids.map(part) }],
    });
    const menu = menuOf(outlineOf(read('A1', 'A2', 'A4')), flattenCase(read('A1', 'A2', 'A3', 'A4')), {});
    expect(
      menu[0]?.subsections.map(({ title, images: shown }) => [title, shown.map(({ title: of }) => of)]),
    ).toEqual([
      ['A1', ['of-A1.svs']],
      ['A2', ['of-A2.svs']],
      ['A4', ['of-A4.svs']],
    ]);
  });

  it('tells of images that came after the page had read the case', () => {
    const read = (...scanned: readonly string[]) => ({
      slides: [
        { specimenID: 'A', subsections: [{ id: '1', images: scanned.map(image) }] },
        { specimenID: 'B', subsections: [{ id: '2', images: [] }] },
      ],
    });
    const news = (after: Parameters<typeof outlineOf>[0]) =>
      menuOf(outlineOf(after), flattenCase(read('a1')), {}).map(
        ({ subsections }) => subsections[0]?.hasNewImages,
      );
    expect([news(read('a1')), news(read('a1', 'a2')), news(read('a2'))]).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  it('parts the pictures of specimens that share their ids by place', () => {
    const twice = ['x1', 'x2'].map((name) => ({
      specimenID: 'A',
      subsections: [{ id: '1', images: [image(name)] }],
    }));
    const menu = menuOf(outlineOf({ slides: twice }), flattenCase({ slides: twice }), {});
    expect(menu.map(({ subsections }) => subsections[0]?.images.map(({ index }) => index))).toEqual([
      [0],
      [1],
    ]);
  });

  it('is empty for a case without slides', () => {
    expect(menuOf(outlineOf({ slides: null }), [], {})).toEqual([]);
  });
});
