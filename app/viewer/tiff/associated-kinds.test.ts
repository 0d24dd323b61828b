import { describe, expect, it } from 'vitest';
import { associatedOf, type DirectoryWords } from './associated-kinds.ts';

interface Made {
  readonly description?: string;
  readonly subfileType?: number;
  readonly isMain?: boolean;
}

function directory(width: number, height: number, side: number, made: Made): DirectoryWords {
  const tileOffsets = side === 0 ? 0 : Math.ceil(width / side) * Math.ceil(height / side);
  const summary = { width, height, tileWidth: side, tileHeight: side, tileOffsets, compression: 7 };
  return { summary, description: '', subfileType: 0, isMain: true, ...made };
}
const tiled = (width: number, height: number, made: Made = {}) => directory(width, height, 256, made);
const strips = (width: number, height: number, made: Made = {}) => directory(width, height, 0, made);

const APERIO = 'Aperio Image Library v11.2.1\r\n';

describe('the pictures beside the levels', () => {
  it.each([
    [
      'Aperio: the words, and the thumbnail by its place',
      [
        tiled(2220, 2967, {
          description: `${APERIO}46000x32914 [0,100 2220x2967] JPEG/RGB Q=30|MPP = 0.4990`,
        }),
        strips(574, 768, { description: `${APERIO}46000x32914 -> 574x768 - |Filename = label 12` }),
        strips(387, 463, { description: `${APERIO}label 387x463`, subfileType: 1 }),
        strips(1280, 431, { description: `${APERIO}macro 1280x431`, subfileType: 9 }),
      ],
      ['thumbnail 1', 'label 2', 'macro 3'],
    ],
    [
      'Aperio: a thumbnail that is no exact copy',
      [tiled(4443, 3567, { description: APERIO }), strips(1024, 700, { description: APERIO })],
      ['thumbnail 1'],
    ],
    [
      'nobody’s words: NewSubfileType and shape',
      [
        tiled(4000, 3000),
        tiled(2000, 1500, { subfileType: 1 }),
        strips(400, 300, { subfileType: 1 }),
        strips(387, 463, { subfileType: 1 }),
        strips(1280, 431, { subfileType: 9 }),
      ],
      ['thumbnail 2', 'label 3', 'macro 4'],
    ],
    [
      'other writers, whose macro is tiled',
      [
        tiled(4000, 3000),
        tiled(1000, 300, { description: 'Macro' }),
        strips(300, 300, { description: 'Label_Image' }),
        strips(500, 375, { description: 'Thumbnail' }),
        strips(500, 300, { description: 'Probability_Image' }),
      ],
      ['macro 1', 'label 2', 'thumbnail 3'],
    ],
    ['a thumbnail before the levels', [strips(400, 300), tiled(4000, 3000)], ['thumbnail 0']],
    [
      'words inside other words',
      [tiled(4000, 3000), strips(300, 300, { description: 'relabelled macroscopy' })],
      [],
    ],
    ['what hangs below a level', [tiled(4000, 3000), strips(400, 300, { isMain: false })], []],
    [
      'a second label',
      [tiled(4000, 3000), ...[1, 2].map(() => strips(9, 9, { description: 'label' }))],
      ['label 1'],
    ],
    [
      'a slide in strips that has smaller copies in tiles',
      [strips(4000, 3000), tiled(2000, 1500), strips(300, 300, { description: 'label' }), strips(400, 300)],
      ['label 2', 'thumbnail 3'],
    ],
    ['nothing tiled', [strips(400, 300, { description: 'label' })], []],
  ])('%s', (_, directories, want) => {
    expect(associatedOf(directories).map(({ kind, index }) => `${kind} ${String(index)}`)).toEqual(want);
  });

  it('bring their sizes', () => {
    const [thumbnail] = associatedOf([tiled(4000, 3000), strips(400, 300)]);
    expect(thumbnail).toEqual({ kind: 'thumbnail', index: 1, width: 400, height: 300 });
  });
});
