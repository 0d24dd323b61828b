import { describe, expect, it } from 'vitest';
import { flattenCase } from '../slides/flatten.ts';
import { alignByPoints } from '../viewing/alignment.ts';
import { mappedPoint, realign } from '../viewing/registration.ts';
import { SHARE_FAULT_TEXTS, type ShareFault } from './share-faults.ts';
import {
  allowedView,
  readShareLink,
  type SharedView,
  shareLinkOf,
  withoutSharedParts,
} from './share-link.ts';
import { alignmentOf, registrationOf } from './shared-alignment.ts';

const IMAGES = new Set(['img_1', 'img_2']);
const VIEW = { centre: { x: 1234.5, y: 678.25 }, scale: 0.125, rotation: 90 };
const BOTH: SharedView = {
  first: { imageId: 'img_1', view: VIEW },
  second: { imageId: 'img_2', view: { ...VIEW, rotation: 0 } },
  synced: true,
  alignment: null,
  markId: 'mark-1',
};
const searchOf = (link: string): string => new URL(link, 'http://localhost').search;
const SUCCESSORS = new Map([
  ['img_0', 'img_1'],
  ['img_8', 'img_7'],
]);
const reading = (search: string) => readShareLink(search, { images: IMAGES, successors: SUCCESSORS });
const PLACE = 'view=1_2_0.5_0';
/** All of an alignment but how many points it has and how well they meet. */
const NUMBERS = '1_2_3_4_1_5_1_7_8';

describe('a share link', () => {
  it('brings back slide, view, panes and mark', () => {
    const link = shareLinkOf('cas_1', BOTH);
    expect(link).toBe(
      '/viewer?case=cas_1&image=img_1&view=1234.5_678.25_0.125_90&second=img_2&secondView=1234.5_678.25_0.125_0&sync=on&mark=mark-1',
    );
    expect(reading(searchOf(link))).toEqual({ shared: BOTH, faults: [], replaced: [] });
    const alone: SharedView = { ...BOTH, second: null, synced: false, markId: null };
    expect(reading(searchOf(shareLinkOf('cas_1', alone)))).toEqual({
      shared: alone,
      faults: [],
      replaced: [],
    });
  });

  it('rounds its numbers, and a turn that rounds up to a whole one is none', () => {
    const view = { centre: { x: -0.001, y: 10 / 3 }, scale: 1 / 3, rotation: 359.999 };
    const link = shareLinkOf('c', { ...BOTH, first: { imageId: 'img_1', view }, second: null, markId: null });
    expect(new URL(link, 'http://localhost').searchParams.get('view')).toBe('0_3.33_0.333333333_0');
  });

  it.each<[string, ShareFault]>([
    [`image=img_9&${PLACE}&second=img_2&mark=m`, 'strange-slide'],
    [`image=&${PLACE}`, 'strange-slide'],
    ['image=img_1&second=img_2&view=1_2_3', 'broken-view'],
    ['image=img_1&second=img_2&view=1_2_0_0', 'broken-view'],
    ['image=img_1&second=img_2&view=1_2_-1_0', 'broken-view'],
    ['image=img_1&second=img_2&view=1_2_1_360', 'broken-view'],
    ['image=img_1&second=img_2&view=NaN_2_1_0', 'broken-view'],
    ['image=img_1&second=img_2&view=1e5_2_1_0', 'broken-view'],
    ['image=img_1&second=img_2&view=99999999_2_1_0', 'broken-view'],
    [`image=img_1&${PLACE}&second=img_9&secondView=1_2_1_0&sync=on`, 'strange-second-slide'],
    [`image=img_1&${PLACE}&second=img_2&secondView=x`, 'broken-second-view'],
    [`image=img_1&${PLACE}&second=img_2&sync=yes`, 'broken-sync'],
    [`image=img_1&${PLACE}&sync=on`, 'lone-sync'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=1_2_3`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=${NUMBERS}_4_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=${NUMBERS}_2.5_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=${NUMBERS}_3_-1`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=${NUMBERS}_3_0.5_1`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=1_2_3_4_0_5_1_7_8_3_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=1_2_3_4_1_360_1_7_8_3_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&sync=on&aligned=1_2_3_4_1_5_1_7_Infinity_3_`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_2&aligned=${NUMBERS}_3_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&second=img_1&sync=on&aligned=${NUMBERS}_3_0.5`, 'broken-alignment'],
    [`image=img_1&${PLACE}&mark=`, 'broken-mark'],
    [`image=img_1&${PLACE}&mark=${'m'.repeat(201)}`, 'broken-mark'],
    [`image=img_1&${PLACE}&mpp=0.1`, 'unknown-part'],
  ])('says of %s: %s', (search, fault) => {
    expect(reading(`?case=cas_1&${search}`).faults).toEqual([fault]);
  });

  it('follows what is left of a broken link, and never opens a slide of another case', () => {
    expect(reading('?case=c&image=img_1&view=no&second=img_2').shared).toEqual({
      first: { imageId: 'img_1', view: null },
      second: { imageId: 'img_2', view: null },
      synced: false,
      alignment: null,
      markId: null,
    });
    const strange = reading(`?case=c&image=img_1&${PLACE}&second=img_9&secondView=1_2_1_0&sync=on`).shared;
    expect(strange).toMatchObject({ second: null, synced: false });
    expect(reading(`?case=c&image=img_9&${PLACE}&second=img_2`).shared).toBeNull();
  });

  it('that names only the case and its slide is not one', () => {
    const nothing = { shared: null, faults: [], replaced: [] };
    expect(reading('?case=c&image=img_1')).toEqual(nothing);
    expect(reading('?case=c')).toEqual(nothing);
  });

  it('leaves the case and its slide in the address once it was followed', () => {
    const address = withoutSharedParts(new URL(shareLinkOf('cas_1', BOTH), 'http://localhost'));
    expect(address.search).toBe('?case=cas_1&image=img_1');
  });

  it('is never believed beyond the slide and the zoom of the pane', () => {
    const [image, pane] = [
      { width: 1000, height: 800 },
      { width: 500, height: 400 },
    ];
    const asked = { centre: { x: -50, y: 9000 }, scale: 900, rotation: 10 };
    expect(allowedView(asked, image, pane)).toEqual({ centre: { x: 0, y: 800 }, scale: 2, rotation: 10 });
    expect(allowedView({ ...asked, rotation: 0, scale: 0.001 }, image, pane).scale).toBeCloseTo(0.4, 9);
    expect(allowedView(VIEW, { width: 90_000, height: 80_000 }, pane)).toEqual(VIEW);
  });

  it('has a sentence for each fault, none twice', () => {
    const texts = Object.values(SHARE_FAULT_TEXTS);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^The link [^?]+\.$/);
  });
});

describe('a share link to an image that was scanned again', () => {
  it('opens the whole of the image that took its place, and no place of the former one', () => {
    expect(reading(`?case=c&image=img_0&${PLACE}`)).toEqual({
      shared: null,
      faults: [],
      replaced: ['img_0'],
    });
    expect(reading(`?case=c&image=img_0&${PLACE}&mark=m`).shared).toEqual({
      first: { imageId: 'img_1', view: null },
      second: null,
      synced: false,
      alignment: null,
      markId: 'm',
    });
  });

  it('does so in either pane, and aligns nothing by the former one', () => {
    const search = `?case=c&image=img_2&${PLACE}&second=img_0&secondView=1_2_1_0&sync=on&aligned=${NUMBERS}_3_0.5`;
    expect(reading(search)).toEqual({
      shared: {
        first: { imageId: 'img_2', view: { centre: { x: 1, y: 2 }, scale: 0.5, rotation: 0 } },
        second: { imageId: 'img_1', view: null },
        synced: true,
        alignment: null,
        markId: null,
      },
      faults: ['outdated-alignment'],
      replaced: ['img_0'],
    });
  });

  it('whose successor is not there either opens no other slide in its name', () => {
    expect(reading(`?case=c&image=img_8&${PLACE}`)).toEqual({
      shared: null,
      faults: ['strange-slide'],
      replaced: [],
    });
  });
});

describe('an alignment in a share link', () => {
  const scans = { from: 'a'.repeat(64), to: 'b'.repeat(64) };
  const [lead, own] = [
    { image: 'img_1', checksum: scans.from },
    { image: 'img_2', checksum: scans.to },
  ];
  const pairs = [
    { from: { x: 1000, y: 2000 }, to: { x: 1300.5, y: 1900 } },
    { from: { x: 40_000, y: 2500 }, to: { x: 40_250, y: 3900 } },
    { from: { x: 20_000, y: 30_000 }, to: { x: 19_100, y: 30_700 } },
  ];
  const aligned =
    alignByPoints({ from: 'img_1', to: 'img_2', checksums: scans }, pairs)?.registration ??
    expect.fail('These pairs can be aligned.');
  const throughLink = (registration: typeof aligned) => {
    const shown = { ...BOTH, alignment: alignmentOf(registration) };
    const link = shareLinkOf('cas_1', shown);
    const { shared, faults } = reading(searchOf(link));
    expect(faults).toEqual([]);
    return { link, alignment: shared?.alignment ?? expect.fail('The link has no alignment.') };
  };

  it('lays every place of one section on the same place of the other, within a hundredth of a pixel', () => {
    const { link, alignment } = throughLink(aligned);
    expect(link).toMatch(/&sync=on&aligned=[\d._-]+&mark=/);
    for (const checksum of Object.values(scans)) expect(link).not.toContain(checksum.slice(0, 8));
    const restored = registrationOf(alignment, lead, own) ?? expect.fail('These are the scans.');
    for (const { from } of pairs) {
      const [before, after] = [mappedPoint(aligned, from), mappedPoint(restored, from)];
      expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.01);
    }
    expect(restored).toMatchObject({ from: 'img_1', to: 'img_2', checksums: scans, zoom: 1 });
    expect(restored.fit?.points).toBe(3);
    expect(restored.fit?.residual).toBeCloseTo(aligned.fit?.residual ?? Number.NaN, 3);
  });

  it('says of one that was moved by hand that nobody measured it', () => {
    const moved = realign(aligned, VIEW, { ...VIEW, scale: 0.25 });
    const { alignment } = throughLink(moved);
    expect(alignment.fit).toEqual({ points: 3, residual: null });
    expect(alignment.zoom).toBeCloseTo(moved.zoom, 8);
  });

  it('is not taken for a scan that was made again, and panes that were synced as they lay have none', () => {
    const { alignment } = throughLink(aligned);
    expect(registrationOf(alignment, { ...lead, checksum: 'c'.repeat(64) }, own)).toBeNull();
    expect(registrationOf(alignment, lead, { ...own, checksum: null })).toBeNull();
    const { fit: _, ...unaligned } = aligned;
    expect([alignmentOf(unaligned), alignmentOf(null)]).toEqual([null, null]);
  });
});

/** Numbers that look random and come again in the same order. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäßüé';

it('no link has anything of the patient in it, whatever the case', () => {
  const random = createRandom(7);
  const word = () =>
    Array.from({ length: 5 + Math.floor(random() * 8) }, () =>
      LETTERS.charAt(Math.floor(random() * LETTERS.length)),
    ).join('');
  for (let round = 0; round < 300; round += 1) {
    const secret = {
      lastName: word(),
      firstName: word(),
      mrn: `MRN-${word()}`,
      accession: `S26-${word()}`,
      note: `${word()} ${word()}`,
    };
    const subsections = [0, 1, 2].map((at) => ({
      displayId: `${secret.accession}-${String(at)}`,
      stain: word(),
      requireRescanReason: secret.note,
      images: [
        {
          imageId: `img_${String(round)}_${String(at)}`,
          fileName: `${secret.lastName}.svs`,
          title: secret.mrn,
          fileContent: `blob_${String(at)}`,
        },
      ],
    }));
    const images = flattenCase({
      slides: [{ specimenID: secret.accession, bodysite: secret.note, subsections }],
    });
    const view = () => ({
      centre: { x: random() * 1e5, y: random() * 1e5 },
      scale: random() * 2 + 1e-4,
      rotation: random() * 360,
    });
    const at = (index: number) => ({ imageId: images[index]?.imageId ?? '', view: view() });
    const second = random() < 0.5 ? at(1) : null;
    const shown = {
      first: at(0),
      second,
      synced: second !== null,
      alignment: null,
      markId: `mark-${String(round)}`,
    };
    const link = shareLinkOf(`cas_${String(round)}`, shown);
    const text = decodeURIComponent(link).toLowerCase();
    for (const value of Object.values(secret))
      for (const part of value.split(/[ -]/).filter((one) => one.length > 3))
        expect(text).not.toContain(part);
    expect(text).toMatch(/^\/viewer\?(?:[a-z]+=[a-z0-9_.-]+(?:&|$))+$/);
    const { shared, faults } = readShareLink(searchOf(link), {
      images: new Set(images.map(({ imageId }) => imageId)),
      successors: new Map(),
    });
    expect(faults).toEqual([]);
    expect(shared?.first.imageId).toBe(shown.first.imageId);
    expect(shared?.first.view?.centre.x).toBeCloseTo(shown.first.view.centre.x, 1);
    expect(shared?.second?.imageId).toBe(second?.imageId);
  }
});
