import { describe, expect, it } from 'vitest';
import type { Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import { zAnnotationsInput } from '#contracts/generated/schemas/annotations-input.ts';
import { annotationsOf } from './annotations-of.ts';

const ruler = (scale: Scale): Ruler => ({
  id: 'r',
  imageId: 'img_demo-2-a-1-1',
  checksum: 'sum',
  mode: 'straight',
  from: { x: 0, y: 0 },
  to: { x: 30, y: 40 },
  scale,
  visible: false,
  name: 'Depth',
  author: { userId: 'u', displayName: 'Dr. U' },
  pane: 'secondary',
});

const patch: Patch = {
  id: 'p',
  imageId: 'img_demo-2-a-1-1',
  checksum: null,
  note: 'Look again',
  color: '#7cfc00',
  isPoint: true,
  box: { x: 1, y: 2, width: 0, height: 0 },
  widthInClient: 0,
  author: null,
  pane: 'primary',
};

const none = { mppX: null, mppY: null, source: null, reason: null };

describe('marks for the API', () => {
  it.each<[string, Scale, object, number | null]>([
    [
      'the file’s',
      { state: 'file', mppX: 0.5, mppY: 0.25, source: 'ome-xml' },
      { mppX: 0.5, mppY: 0.25, source: 'ome-xml' },
      Math.hypot(15, 10),
    ],
    ['an assumed', { state: 'assumed', mppX: 0.25, mppY: 0.25 }, { mppX: 0.25, mppY: 0.25 }, 12.5],
    [
      'a manual',
      { state: 'manual', mppX: 1, mppY: 1, reason: 'stage' },
      { mppX: 1, mppY: 1, reason: 'stage' },
      50,
    ],
    [
      'the laboratory’s',
      { state: 'manual', mppX: 1, mppY: 1, reason: 'log', enteredAt: '2026-11-20T14:55:00Z' },
      { mppX: 1, mppY: 1, source: 'laboratory', reason: 'log' },
      50,
    ],
    ['no', { state: 'none' }, {}, null],
    ['an invalid', { state: 'invalid' }, {}, null],
  ])('a ruler with %s scale', (_, scale, fields, lengthMicrometres) => {
    const input = annotationsOf({
      checksum: 'sum',
      rulers: [ruler(scale)],
      patches: [],
      log: [],
      scaleByHand: null,
    });
    const { visible: __, pane: ___, ...wire } = ruler(scale);
    expect(input.rulers).toEqual([
      { ...wire, scale: { ...none, state: scale.state, ...fields }, lengthMicrometres },
    ]);
    expect(zAnnotationsInput.strict().parse(input)).toEqual(input);
  });

  it('a patch, and the log as it is', () => {
    const input = annotationsOf({
      checksum: null,
      rulers: [],
      patches: [patch],
      log: ['a', 'b'],
      scaleByHand: null,
    });
    const { pane: _, ...wire } = patch;
    expect(input).toEqual({
      checksum: null,
      rulers: [],
      patches: [wire],
      log: ['a', 'b'],
      scaleByHand: null,
    });
    expect(zAnnotationsInput.strict().parse(input)).toEqual(input);
  });
});
