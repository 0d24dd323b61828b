import { isFacility } from '#app/core/access/roles.ts';
import { holds, isReviewing } from '#app/core/cases/visibility.ts';
import { hasRight } from '#app/core/people/rights.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { AccessThing, Relation } from '#contracts/generated/access.ts';
import type { Caller } from '../http/authentication.ts';
import type { Surroundings } from '../http/call.ts';
import { uploadOfBlob } from '../intake/served-upload.ts';
import { caseAsTo } from '../rules/cases/second-readers.ts';
import { initialOf } from '../rules/moves.ts';
import { isOfOtherDuty, mayTake } from '../rules/people/names.ts';
import { openSessions, sessionIdOf } from '../rules/people/open-sessions.ts';
import { teamOf } from '../rules/people/team.ts';
import { isResultOpenTo } from '../rules/tasks/qa-state.ts';
import { isOfOwnFacility, mayFindTask, readerOf } from '../rules/tasks/task-access.ts';
import type { CaseRecord } from '../store/records/records.ts';
import type { UploadRecord } from '../store/tables/files.ts';

/** What a call says of the thing that it is about. */
export interface Asking extends Pick<Surroundings, 'world' | 'now'> {
  readonly caller: Caller;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What the thing is to the caller, and the state that it is in, or the kind or view that x-access asks for instead. */
export interface Standing {
  readonly relation: Relation;
  /** Null where such things have no state. */
  readonly state: string | null;
}

type Standings = Readonly<Record<AccessThing, (asking: Asking) => Standing | null>>;

const ANY: Standing = { relation: 'none', state: null };

const ownIf = (isOwn: boolean): Standing => ({ relation: isOwn ? 'own' : 'none', state: null });

function toCase({ world, caller: { user, viewer } }: Asking, aCase: CaseRecord): Relation {
  if (isFacility(viewer.role)) return viewer.facilityId === aCase.facilityId ? 'own' : 'none';
  if (viewer.role !== 'Provider') return 'none';
  if (holds(user.id, aCase)) return 'assigned';
  if (aCase.signerId === user.id) return 'signer';
  return isReviewing(user.id, caseAsTo(world, aCase, user.id)) ? 'reviewer' : 'none';
}

function toUpload({ user, viewer }: Caller, upload: UploadRecord): Relation {
  if (upload.createdBy === user.id) return 'own';
  return viewer.facilityId !== null && upload.facilityId === viewer.facilityId ? 'facility' : 'none';
}

/** The caller's standing on the nearest of the cases that show one blob; an upload on no case is its uploader's. */
function toSlide(asking: Asking): Standing | null {
  const { world, caller, params } = asking;
  const { blobId = '' } = params;
  const standings = world.cases
    .by('blob', blobId)
    .map((aCase) => ({ relation: toCase(asking, aCase), state: aCase.status }));
  const upload = standings.length === 0 ? uploadOfBlob(world, blobId) : null;
  if (upload !== null) {
    const isOwn = toUpload(caller, upload) !== 'none' && isFacility(caller.viewer.role);
    return { relation: isOwn ? 'own' : 'none', state: initialOf('CaseStatus') };
  }
  return standings.find(({ relation }) => relation !== 'none') ?? standings[0] ?? null;
}

/** Null where there is no such thing. */
export const standings: Standings = {
  any: () => ANY,
  case: (asking) => {
    const { world, caller, params } = asking;
    if (params.caseId === undefined) return toSlide(asking);
    const aCase = hasRight(caller.viewer, 'view') ? world.cases.find(params.caseId) : null;
    return aCase && { relation: toCase(asking, aCase), state: aCase.status };
  },
  review: ({ world, caller: { user, viewer }, params: { taskId = '' } }) => {
    const task = world.tasks.find(taskId);
    const review = world.qaReviews.find(taskId);
    if (task === null || review === null || !hasRight(viewer, 'view')) return null;
    if (viewer.role !== 'Provider') return ANY;
    if (task.assigneeId === user.id) return { relation: 'reviewer', state: null };
    return { relation: isResultOpenTo(world, review, user.id) ? 'reader' : 'none', state: null };
  },
  licence: ({ world, caller: { user, viewer }, params: { userId, renewalId = '' } }) => {
    const holder = userId ?? world.licenceRenewals.find(renewalId)?.provider.userId ?? null;
    if (holder === null || world.users.find(holder) === null) return null;
    return ownIf(viewer.role === 'Provider' && holder === user.id);
  },
  template: ({ world, caller: { user, viewer }, params: { templateId = '' } }) => {
    const template = world.textTemplates.find(templateId);
    if (template === null || viewer.role !== 'Provider') return template && ANY;
    return template.ownerId === null
      ? { relation: 'system', state: null }
      : ownIf(template.ownerId === user.id);
  },
  handOver: ({ world, caller: { user, viewer }, params: { handOverId = '' } }) => {
    const offer = world.handOvers.find(handOverId);
    if (offer === null || viewer.role !== 'Provider') return offer && ANY;
    return offer.fromId === user.id ? { relation: 'giver', state: null } : ownIf(offer.toId === user.id);
  },
  task: ({ world, caller, params: { taskId = '' } }) => {
    const task = world.tasks.find(taskId);
    if (task === null || !mayFindTask(caller.viewer, task)) return null;
    const state = task.status;
    if (task.assigneeId === caller.user.id) return { relation: 'assignee', state };
    if (mayTake(caller, task)) return { relation: 'role', state };
    if (readerOf(world, task)?.id === caller.user.id) return { relation: 'reader', state };
    if (isOfOtherDuty(caller, task))
      return { relation: task.type === TASK.qa ? 'peerReview' : 'otherDuty', state };
    return { relation: isOfOwnFacility(world, caller, task) ? 'facility' : 'none', state };
  },
  onboarding: ({ world, caller: { user, viewer }, params: { taskId = '' } }) => {
    const record = world.onboardings.find(taskId);
    return record && ownIf(viewer.role === 'Provider' && record.provider.userId === user.id);
  },
  registration: ({ world, caller: { user, viewer }, params: { registrationId = '', kind } }) => {
    const record = world.registrations.find(registrationId);
    if (record === null || record.kind !== kind) return null;
    const isOpener = viewer.role === 'Admin' && record.createdBy?.userId === user.id;
    const isChanger = record.changers?.includes(user.id) === true;
    const ofStaff = isOpener ? 'opener' : isChanger ? 'changer' : 'none';
    const relation = record.userId === user.id ? 'own' : ofStaff;
    return { relation, state: record.kind };
  },
  upload: ({ world, caller, params: { uploadId = '' } }) => {
    const upload = world.uploads.find(uploadId);
    return upload && { relation: toUpload(caller, upload), state: null };
  },
  facility: ({ world, caller: { viewer }, params: { facilityId = '' } }) =>
    world.facilities.find(facilityId) && ownIf(isFacility(viewer.role) && viewer.facilityId === facilityId),
  notice: ({ world, caller: { user }, params: { notificationId = '' } }) => {
    const notice = world.notifications.find(notificationId);
    return notice && ownIf(notice.userId === user.id);
  },
  session: ({ world, caller: { user }, now, params: { sessionId } }) =>
    ownIf(openSessions(world, user.id, now).some((one) => sessionIdOf(one) === sessionId)),
  savedView: ({ world, caller: { user }, params: { viewId = '' } }) => {
    const view = world.savedViews.find(viewId);
    return view && ownIf(view.ownerId === user.id);
  },
  ticket: ({ world, caller: { user }, params: { ticketId = '' } }) => {
    const ticket = world.tickets.find(ticketId);
    return ticket && ownIf(ticket.askedBy.userId === user.id);
  },
  colleague: (asking) => ownIf(teamOf(asking).some(({ id }) => id === asking.params.userId)),
  // Whoever has a signed address has it from somebody who could see the slide: the signature is checked with the file.
  link: () => ownIf(true),
  caseList: ({ query }) => ({ relation: 'none', state: String(query.view) }),
  taskList: ({ query }) => ({ relation: 'none', state: String(query.view) }),
};
