import { withReplaced } from '#app/core/diagnosis/earlier-texts.ts';
import { specimenIn } from '#app/core/diagnosis/fields.ts';
import { namedTexts } from '../../rules/cases/draft-text.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/**
 * The letters that a text of this case names, or has named. A text is bound to its specimen by the letter, so none of
 * these is given to another specimen: it would come with the diagnosis of the one before.
 */
export function writtenLetters(world: World, caseId: string): readonly string[] {
  const saved = world.diagnoses.find(caseId);
  if (saved === null) return [];
  const now = [saved, ...(saved.shared === null ? [] : [saved.shared])].flatMap(
    ({ texts, synoptic, ancillary, findings }) => [...texts, ...synoptic, ...ancillary, ...findings],
  );
  return [
    ...new Set([
      ...now.flatMap(({ specimenID }) => specimenID ?? []),
      ...(saved.earlier ?? []).flatMap(({ name }) => specimenIn(name) ?? []),
    ]),
  ];
}

/**
 * A specimen leaves the case, and what was written of it leaves the text: nobody could save the rest beside it. Its
 * diagnosis stays among the earlier texts, which also keeps its letter from being given again.
 */
export function leaveOutSpecimen(
  { world, now }: { readonly world: World; readonly now: number },
  { id }: CaseRecord,
  { specimenID: letter, subsections }: SpecimenRecord,
): void {
  const saved = world.diagnoses.find(id);
  if (saved === null) return;
  const isOther = ({ specimenID }: { readonly specimenID: string | null }): boolean => specimenID !== letter;
  const goneImages = subsections.flatMap(({ images }) => images.map(({ imageId }) => imageId));
  const isShown = ({ imageId }: { readonly imageId: string }): boolean => !goneImages.includes(imageId);
  const text = {
    ...saved,
    texts: saved.texts.filter(isOther),
    synoptic: saved.synoptic.filter(isOther),
    ancillary: saved.ancillary.filter(isOther),
    findings: saved.findings.filter(isOther),
    keyImages: saved.keyImages.filter(isShown),
    citedMarks: saved.citedMarks.filter(isShown),
  };
  const at = new Date(now).toISOString();
  world.diagnoses.change(id, () => ({
    ...text,
    version: saved.version + 1,
    earlier: [...withReplaced(saved.earlier ?? [], namedTexts(saved), namedTexts(text), at)],
  }));
}
