import { isBlank } from '#app/core/case-form/form.ts';
import { keysOf } from '#app/core/objects.ts';
import { refuse } from '../../http/refusal.ts';
import { notShownOf } from '../../rules/cases/image-facts.ts';
import type { CaseRecord, ImageRecord, SubsectionRecord } from '../../store/records/records.ts';
import { labelOf } from '../case-moves/intake.ts';
import { writeMessage } from '../messages/messages.ts';
import type { CaseCall } from './draft-access.ts';
import { judge } from './form-judging.ts';

const refuseFields = (fields: Readonly<Record<string, readonly string[]>>) =>
  refuse('VALIDATION_FAILED', { status: 422, fields });

/**
 * Nobody sends the case out again, so that slides which come late are whole at once. `aCase` has them already. The
 * reason is null where they were added before and are only changed.
 */
export function requireWholeSlides(
  call: CaseCall,
  aCase: CaseRecord,
  id: string,
  reason: string | null,
): void {
  const at = aCase.specimens.findIndex(({ subsections }) => subsections.some((one) => one.id === id));
  const index = aCase.specimens[at]?.subsections.findIndex((one) => one.id === id) ?? -1;
  const place = `specimens.${at}.subsections.${index}.`;
  const wrong = judge(call, aCase).problems.filter(
    // The images of late slides come with the next calls.
    ({ field, severity }) =>
      severity === 'error' && field.startsWith(place) && !field.startsWith(`${place}images`),
  );
  const fields = Object.fromEntries(
    wrong.map(({ field, message }) => [field.slice(place.length), [message]]),
  );
  if (reason !== null && isBlank(reason)) fields['reason'] = ['Say why the slides are added now'];
  if (Object.keys(fields).length > 0) throw refuseFields(fields);
}

/** The thread of the case has the reason, for whoever reads it now or later. */
export function tellOfSlides(
  call: CaseCall,
  aCase: CaseRecord,
  { id, displayId }: SubsectionRecord,
  reason: string,
): void {
  const specimen = aCase.specimens.find(({ subsections }) => subsections.some((one) => one.id === id));
  const place = `specimen ${specimen?.specimenID ?? ''}`;
  writeMessage(call, aCase, `Slide ${displayId ?? ''} was added to ${place}: ${reason.trim()}`);
}

const NAMES = {
  block: 'block',
  displayId: 'slide ID',
  facilityId: 'slide label',
  slideType: 'slide type',
  stain: 'stain',
  slideCount: 'slide count',
} as const;

/** The reader was told of these slides by their earlier name, and learns what is another now. */
export function tellOfChange(
  call: CaseCall,
  aCase: CaseRecord,
  { before, after }: { readonly before: SubsectionRecord; readonly after: SubsectionRecord | null },
): void {
  const slide = `Slide ${before.displayId ?? ''}, which was added later,`;
  if (after === null) {
    writeMessage(call, aCase, `${slide} was removed again.`);
    return;
  }
  const changed = keysOf(NAMES).filter((key) => (before[key] ?? null) !== (after[key] ?? null));
  if (changed.length === 0) return;
  writeMessage(call, aCase, `${slide} was corrected: ${changed.map((key) => NAMES[key]).join(', ')}.`);
}

/** Slides that are there already are not counted away. */
export function requireRoomForImages({ images, slideCount }: SubsectionRecord): void {
  const present = images.filter(({ gone }) => !gone).length;
  if (present > slideCount)
    throw refuseFields({ slideCount: [`There are ${present} images of these slides already`] });
}

/** What a submitted case gets is looked over by the intake; later nobody stands between the image and its reader. */
export function requireReadable(aCase: CaseRecord, image: ImageRecord): void {
  if (aCase.status === 'Submitted') return;
  const why = notShownOf(image);
  if (why !== null) throw refuseFields({ uploadId: [why] });
  if (labelOf(image, aCase, false) === 'differs')
    throw refuseFields({
      uploadId: ['The label of this slide names another case. Check that it is the right file.'],
    });
}
