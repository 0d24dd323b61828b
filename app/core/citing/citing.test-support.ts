import type { Annotations, MarkSight, RulerMark } from '#contracts/generated/wire.ts';

export const FILE_SCALE: RulerMark['scale'] = {
  state: 'file',
  mppX: 0.25,
  mppY: 0.25,
  source: 'api',
  reason: null,
};
export const BY_HAND: RulerMark['scale'] = {
  state: 'manual',
  mppX: 0.5,
  mppY: 0.5,
  source: null,
  reason: 'A stage micrometer was measured',
};

/** A ruler of 413.1 μm on an image whose bytes are 'sum'. */
export const rulerMark = (changes: Partial<RulerMark> = {}): RulerMark => ({
  id: 'ruler-1',
  imageId: 'img_1',
  checksum: 'sum',
  mode: 'straight',
  from: { x: 1000, y: 900 },
  to: { x: 2652.4, y: 900 },
  scale: FILE_SCALE,
  name: '',
  author: null,
  lengthMicrometres: 413.1,
  ...changes,
});

/** The marks of that image. */
export const marksOf = (rulers: readonly RulerMark[], changes: Partial<Annotations> = {}): Annotations => ({
  imageId: 'img_1',
  version: 1,
  savedAt: '2026-11-21T15:00:00Z',
  checksum: 'sum',
  rulers: [...rulers],
  patches: [],
  log: [],
  scaleByHand: null,
  ...changes,
});

export const SEEN: MarkSight = {
  checksum: 'sum',
  from: { x: 1000, y: 900 },
  to: { x: 2652.4, y: 900 },
  basis: 'file',
  value: '413.1 μm',
};
