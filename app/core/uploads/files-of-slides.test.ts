import { expect, it } from 'vitest';
import { filesOfSlides } from './files-of-slides.ts';

const scansOf = (...names: string[]) =>
  filesOfSlides(names.map((name) => ({ name }))).map((scan) => scan.map(({ name }) => name));

it.each([
  { chosen: ['a.svs', 'b.jpg'], scans: [['a.svs'], ['b.jpg']] },
  { chosen: ['a.svs', 'notes.txt'], scans: [['a.svs'], ['notes.txt']] },
  { chosen: ['b.jpg', 'Slidedat.ini', 'a.mrxs'], scans: [['b.jpg'], ['a.mrxs', 'Slidedat.ini']] },
  {
    chosen: ['a.jpg', 'a(1,0).JPG', 'a_macro.jpg', 'a_map2.jpg', 'a.opt', 'a.vms', 'b.svs'],
    scans: [['a.vms', 'a.jpg', 'a(1,0).JPG', 'a_macro.jpg', 'a_map2.jpg', 'a.opt'], ['b.svs']],
  },
  { chosen: ['a.VMU', 'a.ngr', 'a_macro.jpg'], scans: [['a.VMU', 'a.ngr', 'a_macro.jpg']] },
  // The index file was renamed, which changes nothing in what it names.
  { chosen: ['S26-00413 A1.vms', 'a.jpg'], scans: [['S26-00413 A1.vms', 'a.jpg']] },
  {
    chosen: ['A1.vms', 'A10.vms', 'A1.jpg', 'A10.jpg'],
    scans: [
      ['A1.vms', 'A1.jpg'],
      ['A10.vms', 'A10.jpg'],
    ],
  },
])('$chosen are $scans', ({ chosen, scans }) => {
  expect(scansOf(...chosen)).toEqual(scans);
});

it('a picture that is awaited as a slide of its own is no data of another slide', () => {
  const chosen = ['A1.vms', 'A1.jpg', 'S26-00412 B1.jpg'].map((name) => ({ name }));
  const scans = filesOfSlides(chosen, (name) => /[AB]1\.jpg$/.test(name));
  expect(scans.map((scan) => scan.map(({ name }) => name))).toEqual([
    ['A1.vms', 'A1.jpg'],
    ['S26-00412 B1.jpg'],
  ]);
});
