import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { draftOf, rulerOn } from '../viewing/random-readings.test-support.ts';
import { emptyViewerLog, extendViewerLog } from '../viewing/viewer-log.ts';
import { readingAsText, readReading } from './reading-file.ts';

const author = { userId: 'user-77', displayName: 'Dr. Grace Hopper' };
const ruler = { ...rulerOn('slide-1', 'r1'), name: 'Jane Doe, margin', author };
const patch = {
  id: 'p1',
  imageId: 'slide-1',
  checksum: null,
  note: 'MRN 12345',
  color: '#7cfc00',
  isPoint: false,
  box: { x: 1, y: 2, width: 3, height: 4 },
  widthInClient: 5,
  author,
  pane: 'primary' as const,
};
const scale = { state: 'manual' as const, mppX: 0.3, mppY: 0.3, reason: 'said Jane Doe' };
const log = extendViewerLog(emptyViewerLog, [
  draftOf({ type: 'slide.opened', v: 1 }, 'g1', 'slide-1', 'primary'),
  { ...draftOf({ type: 'ruler.drawn', v: 1, ruler }, 'g2', 'slide-1', 'primary'), writer: 'user-77~a' },
  draftOf({ type: 'patch.placed', v: 1, patch }, 'g3', 'slide-1', 'primary'),
  draftOf({ type: 'scale.set', v: 1, checksum: null, scale }, 'g4', 'slide-1', 'primary'),
  draftOf({ type: 'ruler.drawn', v: 1, ruler: { ...ruler, id: 'r2', scale } }, 'g5', 'slide-1', 'primary'),
]);
const image = { id: 'slide-1', checksum: 'abc', size: { width: 1000, height: 800 } };
const text = readingAsText(log.log.entries, [image, { id: 'slide-9', checksum: null, size: null }]);
const here = new Map([['slide-1', 'abc']]);
const savedFile = z.looseObject({ lines: z.array(z.string()) });
const readFile = (saved: string) => savedFile.parse(JSON.parse(saved));
const edited = (change: (file: Record<string, unknown> & { lines: string[] }) => void): string => {
  const file = readFile(text);
  change(file);
  return JSON.stringify(file);
};

describe('a saved reading', () => {
  it('names no patient, no person and nothing that was typed', () => {
    for (const secret of ['Jane', 'Doe', 'Hopper', 'user-77', '12345']) expect(text).not.toContain(secret);
    expect(text).toContain('Reader 1');
  });

  it('names only the slides that were read, with their pixels', () => {
    expect(JSON.parse(text)).toMatchObject({ format: 'pathology-reading', version: 1, images: [image] });
  });

  it('comes back with every line, and the same text stays the same text', () => {
    const read = readReading(text, here);
    if (!read.ok) throw new Error(read.error);
    expect(read.damaged).toBe(0);
    const { view } = extendViewerLog(emptyViewerLog, read.entries);
    expect(view.rulers('slide-1').map(({ name }) => name)).toEqual(['Text 1', 'Text 1']);
    expect(view.rulers('slide-1')[0]).toMatchObject({ from: ruler.from, to: ruler.to });
    expect(view.patches('slide-1')[0]).toMatchObject({ box: patch.box, note: 'Text 2' });
    expect(view.scaleSet('slide-1')?.scale).toMatchObject({ mppX: 0.3, reason: 'Text 3' });
  });

  it.each([
    ['not-a-reading', 'no JSON at all'],
    ['not-a-reading', '{"type":"FeatureCollection","features":[]}'],
    ['not-a-reading', edited((file) => delete file['images'])],
    ['not-a-reading', edited((file) => file.lines.fill('{}'))],
    [
      'newer-version',
      edited((file) => {
        file['version'] = 2;
        file['lines'] = [];
      }),
    ],
  ])('is refused as %s', (error, wrong) => {
    expect(readReading(wrong, here)).toEqual({ ok: false, error });
  });

  it('is refused over the slides of another case, and over other pixels of the same slide', () => {
    expect(readReading(text, new Map([['slide-2', 'abc']]))).toEqual({ ok: false, error: 'other-images' });
    expect(readReading(text, new Map([['slide-1', 'new']]))).toEqual({ ok: false, error: 'other-pixels' });
  });

  it('counts damaged lines, and those on a slide that it does not name', () => {
    const read = readReading(
      edited((file) => {
        file.lines[1] = file.lines[1]?.slice(1) ?? '';
        file.lines[2] = file.lines[2]?.replaceAll('slide-1', 'slide-5') ?? '';
      }),
      here,
    );
    expect(read).toMatchObject({ ok: true, damaged: 2 });
    expect(read.ok && read.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});
