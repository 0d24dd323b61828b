import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { boxesOf, boxStorageKey, readBoxes } from './box-form.ts';
import type { Ruler } from './ruler.ts';

const ruler = (change: Partial<Ruler> = {}): Ruler => ({
  id: 'r1',
  imageId: 'image-1',
  checksum: null,
  mode: 'straight',
  from: { x: 100, y: 60 },
  to: { x: 40, y: 140 },
  scale: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' },
  visible: true,
  name: 'Jane Roe, margin',
  author: { userId: 'u1', displayName: 'Dr. Roe' },
  pane: 'primary',
  ...change,
});

const box = {
  id: 'r1',
  mode: 'straight',
  rect: { x: 40, y: 60, width: 60, height: 80 },
  label: '50.000 μm',
  visible: true,
};

const read = (...entries: readonly unknown[]) => readBoxes(JSON.stringify(entries));
const rect = (change: object) => ({ ...box, rect: { ...box.rect, ...change } });
const without = (field: string) => Object.fromEntries(Object.entries(box).filter(([name]) => name !== field));

describe('rulers as boxes', () => {
  it('S3.8-01 have an id, a mode, a rect, a label and a visibility flag, and nothing else', () => {
    expect(boxesOf([ruler(), ruler({ id: 'r2', mode: 'coordinate', visible: false })])).toEqual([
      box,
      { ...box, id: 'r2', mode: 'coordinate', visible: false },
    ]);
    expect(read(without('mode'))).toEqual([box]);
  });

  it.each([
    ['no height', { to: { x: 40, y: 60 } }],
    ['no width', { to: { x: 100, y: 140 } }],
    ['neither', { to: { x: 100, y: 60 } }],
    ['a missing side', { to: { x: Number.NaN, y: 140 } }],
    ['an endless side', { to: { x: 40, y: Number.POSITIVE_INFINITY } }],
  ])('S5-10 are not stored with %s', (_, change) => {
    expect(boxesOf([ruler(change), ruler({ id: 'r2' })]).map(({ id }) => id)).toEqual(['r2']);
  });

  it('are never the copies of the second pane', () => {
    expect(boxesOf([ruler({ id: 'sync-r1' })])).toEqual([]);
    expect(read({ ...box, id: 'sync-r1' })).toEqual([]);
  });

  it('carry no name of anybody', () => {
    expect(JSON.stringify(boxesOf([ruler()]))).not.toMatch(/Roe|u1/);
  });

  it('come back as they were written', () => {
    const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const point = fc.record({ x: coordinate, y: coordinate });
    const rulers = fc.uniqueArray(
      fc.record({ id: fc.uuid(), from: point, to: point, visible: fc.boolean() }),
      { selector: ({ id }) => id },
    );
    holds(
      300,
      fc.property(rulers, (changes) => {
        const boxes = boxesOf(changes.map(ruler));
        // JSON has no minus zero.
        expect(readBoxes(JSON.stringify(boxes))).toEqual(JSON.parse(JSON.stringify(boxes)));
      }),
    );
  });
});

describe('stored boxes', () => {
  it.each([
    ['no id', without('id')],
    ['an empty id', { ...box, id: '' }],
    ['a number as id', { ...box, id: 1 }],
    ['an unknown mode', { ...box, mode: 'curved' }],
    ['no rect', without('rect')],
    ['a rect without a width', rect({ width: undefined })],
    ['a width of zero', rect({ width: 0 })],
    ['a height of zero', rect({ height: 0 })],
    ['a negative height', rect({ height: -1 })],
    ['a number written as text', rect({ x: '40' })],
    ['a number that is null', rect({ x: null })],
    ['more in the rect than belongs there', rect({ rotation: 1 })],
    ['a field that nobody knows', { ...box, onclick: 'alert(1)' }],
    ['markup in the label', { ...box, label: '<img src=x onerror=alert(1)>' }],
    ['a bracket in the label', { ...box, label: 'a < b' }],
    ['a label without an end', { ...box, label: 'x'.repeat(201) }],
    ['a label that is no text', { ...box, label: { html: 'x' } }],
    ['a flag that is no flag', { ...box, visible: 'yes' }],
    ['nothing', null],
    ['a list', [box]],
    ['a text', 'box'],
  ])('drop an entry with %s and keep the others', (_, entry) => {
    expect(read(entry, { ...box, id: 'r2' })).toEqual([{ ...box, id: 'r2' }]);
  });

  it('drop numbers that are not finite and keys of the prototype', () => {
    const endless = JSON.stringify([box]).replace('"x":40', '"x":1e999');
    expect(endless).toContain('1e999');
    expect(readBoxes(endless)).toEqual([]);
    const polluted = JSON.stringify([box]).replace('{"id"', '{"__proto__":{"visible":false},"id"');
    expect(polluted).toContain('__proto__');
    expect(readBoxes(polluted)).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('visible');
  });

  it('keep the first of two with one id', () => {
    expect(read(box, { ...box, visible: false })).toEqual([box]);
  });

  it.each(['', '{', 'null', '{}', '7', '"text"', 'true', '{"0":{}}', '[', 'undefined'])(
    'are none where the text is %j',
    (text) => {
      expect(readBoxes(text)).toBeNull();
    },
  );

  it('are an empty list where it is one', () => {
    expect(readBoxes('[]')).toEqual([]);
  });

  it('never throw, whatever stands there, and never hand on what would not be written', () => {
    holds(
      500,
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const boxes = readBoxes(text);
        return boxes === null || boxes.every(({ rect: { width, height } }) => width > 0 && height > 0);
      }),
    );
  });
});

it('the storage key tells slides, cases and users apart', () => {
  const keys = [
    boxStorageKey('u1', 'c1', 0),
    boxStorageKey('u1', 'c1', 1),
    boxStorageKey('u1', 'c2', 0),
    boxStorageKey('u2', 'c1', 0),
    boxStorageKey('u1:c1', '0', 0),
    boxStorageKey('u1', 'c1:0', 0),
    boxStorageKey('u1%3Ac1', '0', 0),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toBe('ruler-boxes:u1:c1:0');
});
