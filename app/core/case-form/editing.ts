import { labels } from '#contracts/generated/labels.ts';
import type { FacilityUser, SlideDelivery } from '#contracts/generated/wire.ts';
import { isFacility, isProvisional, type Role } from '../access/roles.ts';
import { isActive } from '../cases/pickup.ts';
import { type CaseStatus, isOver } from '../cases/status.ts';

const BY_FACILITY: readonly CaseStatus[] = ['Draft', 'Returned'];
const BY_ADMIN: readonly CaseStatus[] = [...BY_FACILITY, 'Submitted'];

/** Facilities until they send a case out, admins until it is in the pool. */
export const mayEditForm = (role: Role, status: CaseStatus): boolean =>
  (isFacility(role) && BY_FACILITY.includes(status)) || (role === 'Admin' && BY_ADMIN.includes(status));

const NO_RIGHT_TO_EDIT =
  'You have no right to edit cases. Whoever manages your team gives it on the page “My team”.';

const NOT_FULLY_OPEN =
  'Your account is provisionally active, so no case can be saved yet. The operator opens it fully once everything on the page “Facility account details” is in order.';
const NOT_ACTIVE =
  'Your account is not active yet, so no case can be saved. The operator has to activate it; until then there is nothing that you can do here.';

/** Why somebody of a facility cannot begin a case, whom the status bars whatever the rights; null where they can. */
export function whyNoNewCase({ status, rights }: Pick<FacilityUser, 'status' | 'rights'>): string | null {
  if (isProvisional(status)) return NOT_FULLY_OPEN;
  if (!isActive(status)) return NOT_ACTIVE;
  return rights.edit ? null : NO_RIGHT_TO_EDIT;
}

const NOT_OF_THIS_DUTY = 'Your duty or your rights do not include the form of a case.';

/** Why people of a facility cannot change a case that its state would let them change; null where the state decides. */
export const rightRefusal = (status: CaseStatus): string | null =>
  BY_FACILITY.includes(status) ? NO_RIGHT_TO_EDIT : null;

/** What whoever types into a form is told of which the server has none any more. */
export const DRAFT_GONE =
  'This draft was deleted in another window or by a colleague. What you type here cannot be saved: copy what you need of it and begin a new case.';

/** Why a form of a case is not open to somebody who may read it: for its state, or for their rights. */
export function whyClosed(role: Role, status: CaseStatus): string {
  if (!mayEditForm(role, status)) return editRefusal(role, status);
  return role === 'Admin' ? NOT_OF_THIS_DUTY : NO_RIGHT_TO_EDIT;
}

/** What whoever looks for the form of a case is told once it is closed to their side. */
export function editRefusal(role: Role, status: CaseStatus): string {
  const until = isFacility(role)
    ? 'the case is sent out, and again when it comes back'
    : 'the case is released to pathologists';
  return `The form can be changed until ${until}. This case is in the state “${labels.CaseStatus[status]}”.`;
}

/** Why the clinical text of a case cannot be corrected any more; null while it can. */
export const correctionRefusal = (status: CaseStatus): string | null =>
  isOver(status)
    ? `It can be corrected until the case is signed out. This case is in the state “${labels.CaseStatus[status]}”.`
    : null;

/** Nobody has read a case that was not released to pathologists yet, so a correction needs no reason. */
export const asksReasonForCorrection = (status: CaseStatus): boolean => !BY_ADMIN.includes(status);

/** A second review locks the report, so nothing comes from then on. */
const LATE: readonly CaseStatus[] = ['Submitted', 'Available', 'Selected', 'AdditionalWorkRequested'];

/** Whether a facility may add slides that it found after it had sent the case out. */
export const mayAddSlides = (role: Role, status: CaseStatus): boolean =>
  isFacility(role) && LATE.includes(status);

interface AddedSlide {
  /** The facility added this slide after it had sent the case out. */
  readonly isAddedLater: boolean;
  /** A reader has looked at an image of it. */
  readonly isOpened: boolean;
  readonly requireRescan: boolean;
}

/** What a facility added later it may still put right or take back, until a reader has seen it. */
export const mayChangeAdded = (role: Role, status: CaseStatus, slide: AddedSlide): boolean =>
  mayAddSlides(role, status) && slide.isAddedLater && !slide.isOpened && !slide.requireRescan;

/** A wrong file that came for an open order or rescan is taken off by whoever may add one, until a reader has seen it. */
export const mayRemoveAnswer = (
  role: Role,
  status: CaseStatus,
  { isOpened }: { readonly isOpened: boolean },
): boolean => LATE.includes(status) && (isFacility(role) || role === 'Admin') && !isOpened;

interface SlideForImage {
  readonly isRequested: boolean;
  readonly requireRescan: boolean;
  /** An order or a rescan of these slides waits to be done. */
  readonly isAwaited: boolean;
  /** Fewer images are there than slides are listed. */
  readonly lacksImages: boolean;
}

/**
 * Slides that were ordered, or that have to be scanned again, get images as long as somebody waits for them, from their
 * facility or the operator's laboratory: a case that its reader gave back keeps its orders. Slides that came late get
 * those that they still lack.
 */
export const mayAddImage = (role: Role, status: CaseStatus, slide: SlideForImage): boolean => {
  if (mayEditForm(role, status)) return true;
  if (slide.isAwaited) return LATE.includes(status) && (isFacility(role) || role === 'Admin');
  if (slide.isRequested || slide.requireRescan)
    return isFacility(role) && status === 'AdditionalWorkRequested';
  return mayAddSlides(role, status) && slide.lacksImages;
};

interface SlideOfForm extends Pick<SlideForImage, 'isRequested' | 'requireRescan'> {
  readonly images: readonly unknown[];
  readonly slideCount: number | null;
  /** The facility added this slide after it had sent the case out, and may still change it. */
  readonly isChangeable: boolean;
}

interface SentCase {
  readonly status: CaseStatus;
  /** Null where nobody has chosen yet. */
  readonly slideDelivery: SlideDelivery | null;
}

/** The laboratory scans what came by mail, and only then does the intake let the case into the pool. */
export const isAtLaboratory = ({ status, slideDelivery }: SentCase): boolean =>
  slideDelivery === 'Mail_the_Slides' && status === 'Submitted';

/**
 * Whether a facility is asked for images of slides in a case that it has sent out, and not for those in a parcel at the
 * laboratory. An order or a rescan has a task, in which its images are added.
 */
export function lacksLateImages(role: Role, aCase: SentCase, slide: SlideOfForm): boolean {
  const { isRequested, requireRescan, images, slideCount, isChangeable } = slide;
  if (isRequested || requireRescan || (isAtLaboratory(aCase) && !isChangeable)) return false;
  const lacksImages = images.length < (slideCount ?? 0);
  return mayAddImage(role, aCase.status, { isRequested, requireRescan, isAwaited: false, lacksImages });
}
