import type { CaseForm, SpecimenForm } from '#contracts/generated/wire.ts';

/** What a button of the form asks for besides saving, with the rows that it is about. */
export type RowIntent =
  | { readonly kind: 'addSpecimen' }
  | { readonly kind: 'removeSpecimen' | 'moveUp' | 'moveDown' | 'addSlides'; readonly specimenId: string }
  | { readonly kind: 'removeSlides'; readonly specimenId: string; readonly subsectionId: string }
  | {
      readonly kind: 'removeImage' | 'imageUp' | 'imageDown';
      readonly specimenId: string;
      readonly subsectionId: string;
      readonly imageId: string;
    };

/** As the value of a button: `addSlides/spc_1`. */
export const intentText = (intent: RowIntent): string =>
  [
    intent.kind,
    ...('specimenId' in intent ? [intent.specimenId] : []),
    ...('subsectionId' in intent ? [intent.subsectionId] : []),
    ...('imageId' in intent ? [intent.imageId] : []),
  ].join('/');

/** Null for a text that no button of the form has. */
export function readIntent(text: string): RowIntent | null {
  const [kind, specimenId = '', subsectionId = '', imageId = ''] = text.split('/');
  switch (kind) {
    case 'addSpecimen':
      return { kind };
    case 'removeSpecimen':
    case 'moveUp':
    case 'moveDown':
    case 'addSlides':
      return specimenId === '' ? null : { kind, specimenId };
    case 'removeSlides':
      return subsectionId === '' ? null : { kind, specimenId, subsectionId };
    case 'removeImage':
    case 'imageUp':
    case 'imageDown':
      return imageId === '' ? null : { kind, specimenId, subsectionId, imageId };
    default:
      return null;
  }
}

/** What a further specimen has in common with the one before it: they come from one visit as a rule. */
export const specimenAfter = (before: SpecimenForm | undefined) =>
  before === undefined
    ? {}
    : { specimenCollectionDate: before.specimenCollectionDate, receivedDate: before.receivedDate };

/** The next block of a specimen, as its H&E slide; the label is not guessed, since it is read from the glass. */
export function slidesAfter({ specimenID, subsections }: Pick<SpecimenForm, 'specimenID' | 'subsections'>) {
  const used = new Set(subsections.flatMap(({ block, displayId }) => [block, displayId]));
  let number = subsections.length + 1;
  while (used.has(`${specimenID}${number}`)) number += 1;
  const block = `${specimenID}${number}`;
  return { block, displayId: block, slideType: 'HE', slideCount: 1 };
}

/** All of them with one a place further up or down; null where it cannot go there. */
function withMoved(ids: readonly string[], id: string, isUp: boolean): string[] | null {
  const from = ids.indexOf(id);
  const [moved, other] = [ids[from], ids[isUp ? from - 1 : from + 1]];
  if (moved === undefined || other === undefined) return null;
  return ids.map((one) => (one === moved ? other : one === other ? moved : one));
}

/** All specimens in their new order; null where the one that is moved stands at the end. */
export const movedOrder = (
  { specimens }: Pick<CaseForm, 'specimens'>,
  specimenId: string,
  kind: 'moveUp' | 'moveDown',
): string[] | null =>
  withMoved(
    specimens.map(({ id }) => id),
    specimenId,
    kind === 'moveUp',
  );

/** All images of a slide in their new order; null where the one that is moved stands at the end, or is gone. */
export function movedImages(
  { specimens }: Pick<CaseForm, 'specimens'>,
  { kind, specimenId, subsectionId, imageId }: Extract<RowIntent, { readonly imageId: string }>,
): string[] | null {
  const specimen = specimens.find(({ id }) => id === specimenId);
  const images = specimen?.subsections.find(({ id }) => id === subsectionId)?.images ?? [];
  return withMoved(
    images.map((image) => image.imageId),
    imageId,
    kind === 'imageUp',
  );
}
