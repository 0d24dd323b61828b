import { describe, expect, it } from 'vitest';
import { isPictureFile, needsDataFiles, SLIDE_EXTENSIONS, slideExtensionOf } from './slide-file-names.ts';

describe('names of slide files', () => {
  it('are those of specification 5', () => {
    const specified =
      '.jpg .jpeg .tif .tiff .ndpi .mrxs .isyntax .svs .dcm .vms .vmu .scn .vsi .bif .czi .zvi .svslide .ome.tiff';
    expect(SLIDE_EXTENSIONS.join(' ')).toBe(specified);
  });

  it.each([
    ['EX26-00102_A1_HE.svs', '.svs'],
    ['UPPER.SVS', '.svs'],
    ['two.dots.ome.tiff', '.ome.tiff'],
    ['two.dots.ome.tif', '.tif'],
    ['a.jpeg', '.jpeg'],
  ])('%s counts as %s', (name, extension) => {
    expect(slideExtensionOf(name)).toBe(extension);
  });

  it.each(['slide.png', 'slide.svs.exe', 'svs', '.svs', 'slide.svs ', 'slide.tiffx', 'slide'])(
    '%j is none',
    (name) => {
      expect(slideExtensionOf(name)).toBeNull();
    },
  );

  it('tell a picture of a camera from a scan', () => {
    const names = ['a.jpg', 'a.JPEG', 'a.svs', 'a.jpg.tif', 'jpg'];
    expect(names.filter(isPictureFile)).toEqual(['a.jpg', 'a.JPEG']);
  });

  it('tell which slides have their pixels elsewhere', () => {
    const names = ['a.mrxs', 'a.vms', 'a.VMU', 'a.vsi', 'a.svs', 'a.ini'];
    expect(names.filter(needsDataFiles)).toEqual(['a.mrxs', 'a.vms', 'a.VMU', 'a.vsi']);
  });
});
