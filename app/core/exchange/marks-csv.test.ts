import { expect, it } from 'vitest';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import { ASSUMED_SCALE } from '../slides/scale.ts';
import { marksAsCsv } from './marks-csv.ts';

const common = { imageId: 'img_1', checksum: null, pane: 'primary' as const };
const ruler: Ruler = {
  ...common,
  id: 'r1',
  mode: 'straight',
  from: { x: 0, y: 0 },
  to: { x: 30, y: 40 },
  scale: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' },
  visible: true,
  name: 'Depth, "Breslow"',
  author: { userId: 'usr_1', displayName: 'Calla Wexcombe, DO' },
};
const patch: Patch = {
  ...common,
  id: 'p1',
  note: '=HYPERLINK("x")',
  color: '#7cfc00',
  isPoint: false,
  box: { x: 10, y: 20, width: 30, height: 40 },
  widthInClient: 1,
  author: null,
};

const linesOf = (
  rulers: readonly Ruler[],
  patches: readonly Patch[] = [],
  former: readonly string[] = [],
): readonly string[] =>
  marksAsCsv({ imageId: 'img_1', checksum: null, rulers, patches }, new Set(former)).split('\r\n');

it('has a row a mark, with value, unit, scale, author and place', () => {
  expect(linesOf([ruler])).toEqual([
    '\uFEFFimage,mark,kind,name,value,unit,scale,mpp x,mpp y,author,x 1,y 1,x 2,y 2,scale replaced,along x,along y',
    'img_1,r1,ruler,"Depth, ""Breslow""",25,μm,file,0.5,0.5,"Calla Wexcombe, DO",0,0,30,40,no,,',
    '',
  ]);
});

it('says what a value rests on: assumed, pixels only, or nothing that can be measured with', () => {
  const [, assumed, none, invalid] = linesOf([
    { ...ruler, name: '', author: null, scale: ASSUMED_SCALE },
    { ...ruler, name: '', author: null, scale: { state: 'none' } },
    { ...ruler, name: '', author: null, scale: { state: 'invalid' } },
  ]);
  expect(assumed).toBe('img_1,r1,ruler,,12.5,μm,assumed,0.25,0.25,,0,0,30,40,no,,');
  expect(none).toBe('img_1,r1,ruler,,50,px,none,,,,0,0,30,40,no,,');
  expect(invalid).toBe('img_1,r1,ruler,,,,invalid,,,,0,0,30,40,no,,');
});

it('says of a value by a scale that the slide has no more that this one was replaced', () => {
  const [, replaced, present] = linesOf([ruler, { ...ruler, id: 'r2' }], [], ['r1']);
  expect([replaced, present].map((line) => line?.split(',').at(-3))).toEqual(['yes', 'no']);
});

it('says of a coordinate ruler how far it goes along either axis, in the unit of its length', () => {
  const coordinate = { ...ruler, mode: 'coordinate', name: '' } as const;
  const [, scaled, none] = linesOf([coordinate, { ...coordinate, scale: { state: 'none' } }]);
  expect(scaled).toMatch(/,25,μm,.*,no,15,20$/);
  expect(none).toMatch(/,50,px,.*,no,30,40$/);
});

it('writes no text that a sheet would run as a formula', () => {
  expect(linesOf([], [patch])[1]).toBe(`img_1,p1,region,"'=HYPERLINK(""x"")",,,,,,,10,20,40,60,,,`);
});
