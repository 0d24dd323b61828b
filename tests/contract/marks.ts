import type { AnnotationsInput, PatchMark, RulerMark } from '#contracts/generated/wire.ts';

export const NO_MARKS: AnnotationsInput = { checksum: null, rulers: [], patches: [], log: [] };

export const RULER: RulerMark = {
  id: 'ruler-1',
  imageId: 'img_demo-09-a-1-1',
  checksum: 'ab'.repeat(32),
  mode: 'coordinate',
  from: { x: -12.5, y: 0 },
  to: { x: 1e5, y: 0.25 },
  scale: { state: 'manual', mppX: 0.25, mppY: 0.26, source: null, reason: 'Stage micrometer' },
  name: 'Depth',
  author: { userId: 'usr_demo000001', displayName: 'Dr. Imara Vellacott' },
  lengthMicrometres: 25_003.125,
};

export const PATCH: PatchMark = {
  id: 'patch-1',
  imageId: 'img_demo-09-a-1-1',
  checksum: null,
  note: 'Margin <close> \u202e',
  color: '#7CFC00',
  isPoint: true,
  box: { x: 10, y: 20, width: 0, height: 0 },
  widthInClient: 42,
  author: null,
};
