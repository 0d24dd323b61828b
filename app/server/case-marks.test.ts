import { expect, it } from 'vitest';
import { marksOf } from '#app/core/citing/citing.test-support.ts';
import { gestureId } from '#app/core/event-log/entry.ts';
import { logCodec } from '#app/core/viewing/events.ts';
import type { PatchMark } from '#contracts/generated/wire.ts';
import type { Api } from './api.server.ts';
import { readCaseMarks } from './case-marks.server.ts';

const patchOf = (id: string, isPoint: boolean): PatchMark => ({
  id,
  imageId: 'img_1',
  checksum: 'sum',
  note: 'Tumor',
  color: '#7cfc00',
  isPoint,
  box: { x: 0, y: 0, width: 10, height: 10 },
  widthInClient: 10,
  author: null,
});

const placed = (patch: PatchMark, number: number): string =>
  logCodec.encode({
    seq: number,
    at: number,
    image: 'img_1',
    pane: 'primary',
    gesture: gestureId(`g${String(number)}`),
    event: { type: 'patch.placed', v: 1, patch: { ...patch, number, pane: 'primary' } },
  });

it('patches have the names that they have in the viewer, one that was taken away leaving a gap', async () => {
  const [gone, here, point, unknown] = [
    patchOf('p1', false),
    patchOf('p2', false),
    patchOf('p3', true),
    patchOf('p4', false),
  ];
  const data = marksOf([], {
    patches: [here, point, unknown],
    log: [placed(gone, 1), 'not a line', placed(here, 2), placed(point, 3)],
  });
  const api = { getAnnotations: () => Promise.resolve({ ok: true, value: { data } }) } as unknown as Api;
  const { marks } = await readCaseMarks(api, 'cas_1', ['img_1']);
  expect(marks.map(({ called }) => called)).toEqual(['Patch 2', 'Point 3', 'Patch']);
});
