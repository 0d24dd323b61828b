import { describe, expect, it } from 'vitest';
import { image, slides, specimen } from './complete-form.test-support.ts';
import {
  intentText,
  movedImages,
  movedOrder,
  type RowIntent,
  readIntent,
  slidesAfter,
  specimenAfter,
} from './row-intents.ts';

describe('the buttons of the rows', () => {
  it.each<RowIntent>([
    { kind: 'addSpecimen' },
    { kind: 'addSlides', specimenId: 'spc_1' },
    { kind: 'moveUp', specimenId: 'spc_1' },
    { kind: 'removeSlides', specimenId: 'spc_1', subsectionId: 'sub_1' },
    { kind: 'removeImage', specimenId: 'spc_1', subsectionId: 'sub_1', imageId: 'img_1' },
    { kind: 'imageUp', specimenId: 'spc_1', subsectionId: 'sub_1', imageId: 'img_1' },
  ])('say what they ask for, as %j', (intent) => expect(readIntent(intentText(intent))).toEqual(intent));

  it.each(['', 'continue', 'removeSpecimen', 'removeSlides/spc_1', 'constructor'])('are not %j', (text) =>
    expect(readIntent(text)).toBeNull(),
  );

  it('begin a row with what is the same as before, and never guess what stands on the glass', () => {
    expect(specimenAfter(undefined)).toEqual({});
    expect(specimenAfter(specimen())).toEqual({
      specimenCollectionDate: '2026-11-17',
      receivedDate: '2026-11-18',
    });
    expect(slidesAfter({ specimenID: 'B', subsections: [slides({ block: 'B2', displayId: 'B2' })] })).toEqual(
      { block: 'B3', displayId: 'B3', slideType: 'HE', slideCount: 1 },
    );
  });

  it('move a specimen by one place, and not over an end', () => {
    const specimens = ['a', 'b', 'c'].map((id) => specimen({ id }));
    expect(movedOrder({ specimens }, 'b', 'moveUp')).toEqual(['b', 'a', 'c']);
    expect(movedOrder({ specimens }, 'b', 'moveDown')).toEqual(['a', 'c', 'b']);
    expect(movedOrder({ specimens }, 'a', 'moveUp')).toBeNull();
  });

  it('move an image of a slide by one place, and not over an end', () => {
    const images = ['x', 'y'].map((imageId) => ({ ...image(`${imageId}.svs`), imageId }));
    const specimens = [specimen({ id: 'a', subsections: [slides({ id: 's', images })] })];
    const asked = (kind: 'imageUp' | 'imageDown', imageId: string) =>
      movedImages({ specimens }, { kind, specimenId: 'a', subsectionId: 's', imageId });
    expect(asked('imageUp', 'y')).toEqual(['y', 'x']);
    expect(asked('imageDown', 'x')).toEqual(['y', 'x']);
    expect(asked('imageUp', 'x')).toBeNull();
    expect(asked('imageDown', 'gone')).toBeNull();
  });
});
