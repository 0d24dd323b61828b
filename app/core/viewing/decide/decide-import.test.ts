import { describe, expect, it } from 'vitest';
import type { Patch } from '../../marks/patch.ts';
import { ASSUMED_SCALE } from '../../slides/scale.ts';
import { rulerOn, slide } from '../random-readings.test-support.ts';
import { broken, given } from './decide.test-support.ts';
import { decide } from './decide.ts';

const READER = { userId: 'usr_2', displayName: 'Reader' };
const patch: Patch = {
  id: 'p1',
  imageId: 'another',
  checksum: 'another',
  note: 'tumour',
  color: '#7cfc00',
  isPoint: false,
  box: { x: 10, y: 20, width: 30, height: 40 },
  widthInClient: 3,
  author: { userId: 'usr_1', displayName: 'Somebody else' },
  pane: 'secondary',
};
const ruler = { ...rulerOn('another', 'r9'), author: patch.author, scale: ASSUMED_SCALE };
const importing = (rulers = [ruler], patches = [patch]) =>
  ({ type: 'import-marks', rulers, patches }) as const;

describe('marks of a file', () => {
  it('become marks of this image, of whoever brings them in, by the scale that holds here', () => {
    const state = given({ reader: READER });
    const { imageId, checksum, scale } = {
      imageId: 'i',
      checksum: slide('i').checksum,
      scale: slide('i').scale,
    };
    const mine = { imageId, checksum, author: READER, pane: 'primary' };
    expect(decide(state, importing())).toEqual({
      ok: true,
      events: [
        { type: 'ruler.drawn', v: 1, ruler: { ...ruler, ...mine, scale } },
        { type: 'patch.placed', v: 1, patch: { ...patch, ...mine, number: 1 } },
      ],
    });
  });

  it('that are here already stay as they are, and what lies beside the image is left out', () => {
    const here = { ...ruler, id: 'r1' };
    const beside = { ...ruler, id: 'r2', to: { x: -1, y: 0 } };
    const point = { ...ruler, id: 'r3', to: ruler.from };
    const hanging = { ...patch, box: { ...patch.box, x: 1e9 } };
    const outcome = decide(given(), importing([here, beside, point], [hanging]));
    expect(outcome).toEqual({ ok: false, rejection: 'nothing-to-import' });
  });

  it('keep the note that a patch has here, whatever the file says of it', () => {
    const here = given({ patches: [{ ...patch, imageId: 'i', note: 'margin' }] });
    expect(decide(here, importing([], [patch]))).toEqual({ ok: false, rejection: 'nothing-to-import' });
  });

  it.each([
    { x: 980, y: 20 },
    { x: 10, y: 780 },
    { x: -5, y: 20 },
    { x: 10, y: -5 },
  ])('are left out where a patch hangs over the edge at %j', (corner) => {
    const hanging = { ...patch, box: { ...patch.box, ...corner } };
    expect(decide(given(), importing([], [hanging]))).toEqual({ ok: false, rejection: 'nothing-to-import' });
  });

  it.each([{ from: { x: -1, y: 0 } }, { to: { x: 0, y: 801 } }])(
    'are left out where one end of a ruler lies beside the image: %j',
    (end) => {
      expect(decide(given(), importing([{ ...ruler, ...end }], []))).toEqual({
        ok: false,
        rejection: 'nothing-to-import',
      });
    },
  );

  it('are no rulers where a scale cannot be measured with, and nothing without a slide or where marks are closed', () => {
    expect(decide(given(broken), importing([ruler], []))).toEqual({
      ok: false,
      rejection: 'nothing-to-import',
    });
    expect(decide(given({ image: null }), importing())).toEqual({ ok: false, rejection: 'no-slide' });
    expect(decide(given({ sealed: 'read-only' }), importing())).toEqual({
      ok: false,
      rejection: 'read-only',
    });
  });
});
