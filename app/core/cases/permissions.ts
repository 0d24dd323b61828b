import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type CaseActionZodType, zCaseAction } from '#contracts/generated/schemas/case-action.ts';
import type { CaseAction, CasePermissions } from '#contracts/generated/wire.ts';
import { movesFrom } from '../access/moves.ts';
import { isFacility } from '../access/roles.ts';
import { mayEditForm } from '../case-form/editing.ts';
import { keysOf } from '../objects.ts';
import { hasRight, mayCall } from '../people/rights.ts';
import { releaseRefusal } from './release.ts';
import { type CaseStatus, isWithReader } from './status.ts';
import { holds, mayOpenSlides, type OwnedCase, type Viewer } from './visibility.ts';

/** The four flags that specification 6 sets up per role and list, worked out for one row. */
export function permissionsOf(viewer: Viewer, aCase: OwnedCase, mayPickUp: boolean): CasePermissions {
  const seen = mayOpenSlides(viewer, aCase);
  const ownDraft = isFacility(viewer.role) && mayEditForm(viewer.role, aCase.status);
  return {
    allowView:
      seen || (viewer.role === 'Provider' && aCase.status === 'Available' && hasRight(viewer, 'view')),
    allowEdit: seen && hasRight(viewer, 'edit') && (viewer.role === 'Admin' || ownDraft),
    allowAssign: viewer.role === 'Admin' && hasRight(viewer, 'assign'),
    allowPickup: mayPickUp && hasRight(viewer, 'pickup'),
  };
}

/** The action behind each operation on a case; several operations may share one button. */
const ACTION_OF_OPERATION: Readonly<Partial<Record<OperationId, CaseAction>>> = {
  pickUpCase: 'pickUp',
  releaseCase: 'release',
  deleteCaseDraft: 'deleteDraft',
  sendOutCase: 'sendOut',
  recallCase: 'recall',
  cancelCase: 'cancel',
  restoreCase: 'restore',
  releaseToPool: 'releaseToPool',
  returnCase: 'return',
  assignCase: 'assign',
  createStainRequest: 'requestWork',
  createRescanRequest: 'requestWork',
  askForInformation: 'requestWork',
  requestQaReview: 'requestQaReview',
  signOutCase: 'signOut',
  amendCase: 'amend',
  recallReport: 'recallReport',
  openCase: 'open',
  updateCase: 'edit',
  holdCase: 'hold',
  liftHold: 'liftHold',
};

/** The operations that the button of an action asks for. */
export const operationsBehind = (action: CaseAction): readonly OperationId[] =>
  keysOf(ACTION_OF_OPERATION).filter((id) => ACTION_OF_OPERATION[id] === action);

/** What of a caller and a case stands in neither the row nor the caller's role. */
export interface Standing {
  /** Every name under which the state tables know the caller: role, duties of staff, assignee, signer. */
  readonly names: readonly string[];
  /** The holder has begun to read; before that a case is opened or given back, and nothing else. */
  readonly isOpened: boolean;
  /** Actions whose guard fails now, such as the way back of a case that was withdrawn long ago. */
  readonly barred?: readonly CaseAction[];
}

/** Between a pool and a holder: all that can be told from a row alone. */
const WITHOUT_STANDING: readonly CaseAction[] = ['pickUp', 'release', 'open'];

/**
 * The transitions that the caller may make now, by the contract's state table, and the two actions beside it;
 * the buttons of a screen are these and no others. Without a standing only the moves of the pool are told.
 */
export function actionsOf(
  viewer: Viewer,
  aCase: OwnedCase,
  mayPickUp: boolean,
  standing?: Standing,
): CaseAction[] {
  if (mayPickUp && hasRight(viewer, 'pickup')) return ['pickUp'];
  const isMine = viewer.role === 'Provider' && holds(viewer.id, aCase);
  const names = standing?.names ?? [viewer.role, ...(isMine ? ['assignee'] : [])];
  const isUnread = isMine && isWithReader(aCase.status) && standing?.isOpened !== true;
  const open = new Set<CaseAction>([
    ...movesOf(viewer, aCase.status, names),
    ...(isMine && isWithReader(aCase.status) ? ['open' as const] : []),
    ...(mayEditForm(viewer.role, aCase.status) && mayOpenSlides(viewer, aCase) && hasRight(viewer, 'edit')
      ? ['edit' as const]
      : []),
  ]);
  return zCaseAction.options.filter(
    (action) =>
      open.has(action) &&
      action !== 'pickUp' &&
      (action !== 'release' || viewer.role === 'Admin' || releaseRefusal(aCase.status) === null) &&
      (standing !== undefined || WITHOUT_STANDING.includes(action)) &&
      (!isUnread || WITHOUT_STANDING.includes(action)) &&
      !(standing?.barred ?? []).includes(action),
  );
}

/**
 * The holder of the case has not opened it yet, in any state: a reader who took a case over while it waited opens
 * it while it waits. Nothing but its opening and its way back is offered then.
 */
export const isUnopened = ({ allowedActions }: { readonly allowedActions: readonly CaseAction[] }): boolean =>
  allowedActions.includes('open') && allowedActions.every((action) => WITHOUT_STANDING.includes(action));

function movesOf(viewer: Viewer, status: CaseStatus, names: readonly string[]): CaseActionZodType[] {
  return movesFrom('CaseStatus', status, names)
    .filter(({ operation }) => mayCall(viewer, operation ?? ''))
    .flatMap(({ operation }) => (operation === null ? undefined : ACTION_OF_OPERATION[operation]) ?? []);
}
