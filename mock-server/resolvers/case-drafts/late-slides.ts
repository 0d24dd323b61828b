import { isBlank } from '#app/core/case-form/form.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord, ImageRecord, SubsectionRecord } from '../../store/records/records.ts';
import { labelOf } from '../case-moves/intake.ts';
import { notShownOf } from '../cases/image-facts.ts';
import { writeMessage } from '../messages/messages.ts';
import type { CaseCall } from './draft-access.ts';
import { judge } from './form-judging.ts';

const refuseFields = (fields: Readonly<Record<string, readonly string[]>>) =>
  refuse('VALIDATION_FAILED', { status: 422, fields });

/** Nobody sends the case out again, so that slides which come late are whole at once. `aCase` has them already. */
export function requireWholeSlides(call: CaseCall, aCase: CaseRecord, id: string, reason: string): void {
  const at = aCase.specimens.findIndex(({ subsections }) => subsections.some((one) => one.id === id));
  const index = aCase.specimens[at]?.subsections.findIndex((one) => one.id === id) ?? -1;
  const place = `specimens.${at}.subsections.${index}.`;
  const wrong = judge(call, aCase).problems.filter(
    // Their images come with the next calls.
    ({ field, severity }) =>
      severity === 'error' && field.startsWith(place) && !field.startsWith(`${place}images`),
  );
  const fields = Object.fromEntries(
    wrong.map(({ field, message }) => [field.slice(place.length), [message]]),
  );
  if (isBlank(reason)) fields['reason'] = ['Say why the slides are added now'];
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
