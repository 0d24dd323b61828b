import { ANSWER_WORKING_DAYS, doerOf } from '#app/core/tasks/ordered-slides.ts';
import { rescanText } from '#app/core/tasks/rescan-text.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf, type OfCase } from '../../rules/cases/case-of.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { isOpenRequest } from '../../rules/tasks/request-state.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { RescanRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';
import { subsectionOf } from './request-access.ts';
import { rescanAnswer, rescanForm } from './rescan-forms.ts';

type Subsection = SpecimenRecord['subsections'][number];
type SlideCall = OfCase & { readonly input: { readonly params: { readonly subsectionId: string } } };

/** The slide of the address in this case. Throws NOT_FOUND. */
export function requireSlide(aCase: CaseRecord, { input }: SlideCall): Subsection {
  const found = subsectionOf(aCase, input.params.subsectionId);
  if (found === null) throw refuse('NOT_FOUND');
  return found;
}

export const createRescanRequest: Resolver<'createRescanRequest'> = {
  see: (call) => void requireSlide(caseOf(call), call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { caller, input } = call;
      const before = caseOf(call);
      const slide = requireSlide(before, call);
      const { to: status } = requireMove(
        'CaseStatus',
        'createRescanRequest',
        before.status,
        namesOf(caller, before),
      );
      requireNoneOpen(call, before);
      requireVersion(input.headers['If-Match'], before);
      requireFields(call, slide);
      const { reason, note = null } = input.body;
      const words = rescanWords([...openRescans(call.world, before.id, slide.id), { reason, note }]);
      const aCase = changeCase(call, before.id, (record) => ({
        status,
        specimens: withSlide(record.specimens, slide.id, (one) => ({
          ...one,
          requireRescan: true,
          requireRescanReason: words,
        })),
      }));
      return rescanAnswer(madeOf(call, aCase, slide), caller, aCase);
    }),
};

/** The open rescans of a slide, of which several images may be asked for again. */
export const openRescans = (world: World, caseId: string, slideId: string): readonly RescanRecord[] =>
  world.rescans.by('case', caseId).filter((rescan) => rescan.subsection === slideId && isOpenRequest(rescan));

/** Why a slide has to be scanned again, once for each image; null where it has not. */
export const rescanWords = (rescans: readonly Pick<RescanRecord, 'reason' | 'note'>[]): string | null =>
  rescans.length === 0 ? null : rescans.map(rescanText).join('; ');

/** One open rescan for each image. */
function requireNoneOpen({ world, input }: Call<'createRescanRequest'>, { id }: CaseRecord): void {
  const open = world.rescans
    .by('case', id)
    .some((rescan) => isOpenRequest(rescan) && rescan.imageId === input.body.imageId);
  if (open) throw refuse('REQUEST_STATE');
}

function requireFields({ input }: Call<'createRescanRequest'>, slide: Subsection): void {
  const { imageId, reason, note } = input.body;
  const isThere = slide.images.some((image) => image.imageId === imageId && !image.gone);
  const fields = {
    ...(isThere ? {} : { imageId: ['Choose an image of this slide.'] }),
    ...(reason === 'other' && (note ?? '').trim() === ''
      ? { note: ['Say what is wrong with the image.'] }
      : {}),
  };
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

function madeOf(call: Call<'createRescanRequest'>, aCase: CaseRecord, slide: Subsection): RescanRecord {
  const { world, caller, now, input } = call;
  const { imageId, reason, note } = input.body;
  const id = newId('req');
  const dueAt = dueOn(call, aCase, ANSWER_WORKING_DAYS);
  const task = makeTask(call, {
    type: TASK.rescan,
    title: `Scan slide ${slide.displayId ?? ''} again`,
    dueAt,
    requestId: id,
    caseId: aCase.id,
    slide: slide.displayId,
    facilityId: aCase.facilityId,
    priority: aCase.priority,
    assignedRole: doerOf(TASK.rescan, { ...facilityOf(world, aCase), material: aCase.material }),
    description: rescanText({ reason, note: note ?? null }),
    imagesAsked: 1,
  });
  const made = world.rescans.insert({
    id,
    caseId: aCase.id,
    version: 1,
    status: initialOf('RequestStatus'),
    subsection: slide.id,
    imageId,
    reason,
    note: note?.trim() || null,
    requestedBy: personRef(caller.user),
    dueAt,
    taskId: task.id,
    requestedAt: new Date(now).toISOString(),
    newImageId: null,
    closedAt: null,
    declineReason: null,
  });
  recordEvent(call, aCase, { kind: 'request_changed', subject: id, reason });
  tellOfTask(call, task, `A slide of case ${aCase.caseID} has to be scanned again.`);
  return made;
}

/** The specimens with one slide changed. */
export const withSlide = (
  specimens: readonly SpecimenRecord[],
  subsectionId: string,
  next: (slide: Subsection) => Subsection,
): SpecimenRecord[] =>
  specimens.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((slide) => (slide.id === subsectionId ? next(slide) : slide)),
  }));

const RESCANS: ListTable<'listRescanRequests', RescanRecord> = {
  of: (call) => {
    const aCase = caseOf(call);
    const slide = requireSlide(aCase, call);
    return call.world.rescans.by('case', aCase.id).filter(({ subsection }) => subsection === slide.id);
  },
  filters: {},
  sorts: { requestedAt: ({ requestedAt }) => Date.parse(requestedAt) },
  usual: '-requestedAt',
  row: (rescan, call) => rescanForm(rescan, call.caller, caseOf(call)),
};

export const listRescanRequests: Resolver<'listRescanRequests'> = {
  see: (call) => void requireSlide(caseOf(call), call),
  resolve: (call) => ({ data: pageOfList(RESCANS, call) }),
};
