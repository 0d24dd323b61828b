import type { Call, Resolver } from '../../http/call.ts';
import { requireReason } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, presentCase } from '../../rules/cases/case-of.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import {
  endOf,
  type RequestEnd,
  resumeWhenAnswered,
  settleTask,
  TASK_ENDS_BY,
  tellFacilityOfDecline,
  tellOfFailure,
} from '../../rules/tasks/request-state.ts';
import { changeCase, type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { RescanRecord } from '../../store/records/work.ts';
import { listNewImages } from './finished-images.ts';
import { requireOf } from './request-access.ts';
import { rescanAnswer } from './rescan-forms.ts';
import { openRescans, requireSlide, rescanWords, withSlide } from './rescans.ts';

function requireSeenRescan(call: Call<'resolveRescanRequest'>): RescanRecord {
  const aCase = caseOf(call);
  const slide = requireSlide(aCase, call);
  const rescan = requireOf(aCase, call.world.rescans.find(call.input.params.requestId));
  if (rescan.subsection !== slide.id) throw refuse('NOT_FOUND');
  return rescan;
}

export const resolveRescanRequest: Resolver<'resolveRescanRequest'> = {
  see: (call) => void requireSeenRescan(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { world, caller, input } = call;
      const aCase = caseOf(call);
      const rescan = requireSeenRescan(call);
      requireMove('RequestStatus', 'resolveRescanRequest', rescan.status, namesOf(caller, aCase));
      requireVersion(input.headers['If-Match'], rescan);
      const resolution = resolutionOf(call, aCase, rescan);
      const name = resolution.newImageId === undefined ? 'rescanDeclined' : 'rescanned';
      const closed = closeRescan(call, rescan, name, resolution);
      return rescanAnswer(closed, caller, presentCase(world, aCase.id));
    }),
};

type Resolution = Partial<Pick<RescanRecord, 'newImageId' | 'declineReason'>>;

/** What was said, when it holds: an image that came since is on the slide and ready, or there is a reason. */
function resolutionOf(
  call: Call<'resolveRescanRequest'>,
  aCase: CaseRecord,
  rescan: RescanRecord,
): Resolution {
  const { outcome, newImageId, reason } = call.input.body;
  if (outcome === 'Declined') return { declineReason: requireReason(reason) };
  const fits = listNewImages(call.world, requireSlide(aCase, call), rescan).some(
    ({ imageId }) => imageId === newImageId,
  );
  if (fits && newImageId !== undefined) return { newImageId };
  throw refuse('VALIDATION_FAILED', {
    status: 422,
    fields: { newImageId: ['Choose the new image of this subsection.'] },
  });
}

/**
 * The old image is superseded, and the new one stands behind it and not where it was uploaded: the images of a slide are known
 * by their numbers, and none of the others may get another one.
 */
function withSuccessor(
  images: readonly ImageRecord[],
  { imageId: formerId, newImageId }: Pick<RescanRecord, 'imageId' | 'newImageId'>,
): ImageRecord[] {
  const successor = images.filter(({ imageId }) => imageId === newImageId);
  return images.flatMap((image) => {
    if (image.imageId === newImageId) return [];
    return image.imageId === formerId ? [{ ...image, gone: true }, ...successor] : [image];
  });
}

/** A rescan ends. Done, the old image is kept as superseded; either way the flag goes with the last open rescan. */
export function closeRescan(
  doing: Doing,
  rescan: RescanRecord,
  name: RequestEnd,
  resolution: Resolution = {},
): RescanRecord {
  const { world, now } = doing;
  const status = endOf(doing, rescan, name);
  const closed = world.rescans.change(rescan.id, (record) => ({
    ...record,
    ...resolution,
    status,
    closedAt: new Date(now).toISOString(),
    version: record.version + 1,
  }));
  const others = openRescans(world, closed.caseId, closed.subsection);
  const aCase = changeCase(doing, closed.caseId, ({ specimens }) => ({
    specimens: withSlide(specimens, closed.subsection, (slide) => ({
      ...slide,
      requireRescan: others.length > 0,
      requireRescanReason: rescanWords(others),
      images: closed.status === 'Fulfilled' ? withSuccessor(slide.images, closed) : slide.images,
    })),
  }));
  recordEvent(doing, aCase, { kind: 'request_changed', subject: closed.id });
  settleTask(doing, closed.taskId, TASK_ENDS_BY[status], closed.declineReason);
  // The reason stays with the request, as it was typed by a person and may name a patient.
  if (closed.status === 'Declined') {
    tellOfFailure(doing, aCase, `A rescan of case ${aCase.caseID} was declined.`);
    const what = `a rescan of case ${aCase.caseID}`;
    tellFacilityOfDecline(doing, aCase, { what, taskId: closed.taskId });
  }
  resumeWhenAnswered(doing, closed.caseId, status);
  return closed;
}
