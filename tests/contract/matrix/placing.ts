import type { OperationId } from '#contracts/generated/operations/index.ts';
import { patientKeyOf } from '#mock-server/resolvers/diagnosis/clinical-form.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import {
  ACCOUNTS,
  LAB_OPERATIONS,
  NEW_PROVIDER,
  ONBOARDING_PROVIDER,
  SECOND_FACILITY_USER,
} from '#mock-server/seeds/staff.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { FACILITY_USER, FULL_ADMIN, type MatrixCaller, NP, OTHER_NP, PROVISIONAL } from './matrix-people.ts';
import {
  FAILED_JOB,
  HELD_CASE,
  type MatrixWorld,
  REVIEW_TASK,
  REVIEWED_CASE,
  SENT_MAIL,
  SIGNED_CASE,
  TASK,
} from './matrix-world.ts';
import { placeView } from './place-view.ts';
import type { Column, Kind } from './rows.ts';
import { ATTACHMENT, forgetCodes, NOTICE, RENEWAL, type Scene } from './scene.ts';
import { type Params, turnRegistration } from './turn-registration.ts';

const TEMPLATE = 'tpl_demo-1';
const HAND_OVER = 'hnd_matrix-1';

export interface Cell {
  readonly operation: OperationId;
  readonly kind: Kind;
  readonly caller: MatrixCaller;
  /** One of the words of LETTERS. */
  readonly owner: string;
}

const READERS: readonly Column[] = ['provider', 'provisional'];
const FACILITIES: readonly Column[] = ['facility', 'np'];
const isReader = ({ column }: MatrixCaller): boolean => READERS.includes(column);
const isFacility = ({ column }: MatrixCaller): boolean => FACILITIES.includes(column);
const ref = (userId: string) => ({ userId, displayName: 'Somebody Invented' });

/** Whoever reads the case: the caller, where it is a reader's own. */
const readerOf = ({ caller, owner }: Cell): string =>
  owner === 'other' ? SECOND_PROVIDER : isReader(caller) ? (caller.userId ?? PROVIDER) : PROVIDER;
const facilityOf = ({ owner }: Cell): string => (owner === 'other' ? 'fac_demo-2' : 'fac_demo-1');
const ownerOf = ({ caller, owner }: Cell, other: string): string =>
  owner === 'own' ? (caller.userId ?? other) : other;

function placeCase({ putCase }: MatrixWorld, cell: Cell): void {
  const facilityId = facilityOf(cell);
  const free = { status: 'Available', assignedProviderId: null, selectedAt: null } as const;
  const held = { status: 'Selected', assignedProviderId: readerOf(cell) } as const;
  putCase(HELD_CASE, {
    facilityId,
    signerId: null,
    qaProviderId: null,
    ...(cell.owner === 'unassigned' ? free : held),
  });
}

function placeSigned({ putCase, world }: MatrixWorld, cell: Cell): void {
  const signerId = readerOf(cell);
  const facilityId = facilityOf(cell);
  putCase(SIGNED_CASE, { facilityId, signerId, assignedProviderId: signerId });
  world().reports.change(SIGNED_CASE, (report) => ({ ...report, facilityId, signerId }));
}

/** A second version of the signed report, word for word: what there is to compare. */
function placeAmended(matrix: MatrixWorld, cell: Cell): void {
  placeSigned(matrix, cell);
  const { reportVersions, reports } = matrix.world();
  const first = reportVersions.find(`${SIGNED_CASE}.v1`);
  if (first === null || reportVersions.find(`${SIGNED_CASE}.v2`) !== null) return;
  reportVersions.insert({ ...first, id: `${SIGNED_CASE}.v2`, content: { ...first.content, version: 2 } });
  reports.change(SIGNED_CASE, (report) => ({
    ...report,
    versions: [...report.versions, ...report.versions.map((one) => ({ ...one, version: 2 }))],
  }));
}

/** The signed case is an earlier one of the patient whose case is read now. */
function placeEarlier(matrix: MatrixWorld, cell: Cell): void {
  placeCase(matrix, cell);
  const { cases, reports } = matrix.world();
  const present = cases.find(HELD_CASE);
  if (present === null) throw new Error('the demo world has changed');
  reports.change(SIGNED_CASE, (report) => ({ ...report, patientKey: patientKeyOf(present) }));
}

function placeTemplate({ world }: MatrixWorld, cell: Cell): void {
  const ownerId = cell.owner === 'system' ? null : ownerOf(cell, NEW_PROVIDER);
  world().textTemplates.change(TEMPLATE, (template) => ({ ...template, ownerId }));
}

/** An offer to the caller or by the caller; what it is about and its state are tales of their own. */
function placeHandOver({ world }: MatrixWorld, { caller, owner }: Cell): void {
  const me = caller.userId ?? PROVIDER;
  const { handOvers } = world();
  if (handOvers.find(HAND_OVER) === null)
    handOvers.insert({
      id: HAND_OVER,
      version: 1,
      status: 'Offered',
      caseId: HELD_CASE,
      fromId: NEW_PROVIDER,
      toId: NEW_PROVIDER,
      note: null,
      heldSince: null,
      offeredAt: '2026-11-18T14:00:00.000Z',
      answeredAt: null,
    });
  handOvers.change(HAND_OVER, (offer) => ({
    ...offer,
    fromId: owner === 'giver' ? me : NEW_PROVIDER,
    toId: owner === 'own' ? me : NEW_PROVIDER,
  }));
}

/** The role to which an untaken task of the caller was given. */
const ROLES: Readonly<Record<Column, NonNullable<TaskRecord['assignedRole']>>> = {
  nobody: 'Provider',
  provider: 'Provider',
  provisional: 'Provider',
  facility: 'Facility',
  np: 'Facility',
  admin: 'Admin',
  lab: 'Lab_Operations',
  accounts: 'Accounts',
  relations: 'Relationship_Manager',
};

function placeTask({ world }: MatrixWorld, cell: Cell): void {
  const { caller, owner } = cell;
  const stranger = isFacility(caller) ? SECOND_FACILITY_USER : SECOND_PROVIDER;
  const given =
    owner === 'unassigned'
      ? { assigneeId: null, assignedRole: ROLES[caller.column] }
      : { assigneeId: ownerOf(cell, stranger), assignedRole: null };
  world().tasks.change(TASK, (task) => ({
    ...task,
    ...given,
    status: 'InProgress',
    needsAcceptance: false,
    type: isFacility(caller) ? 7 : 11,
    facilityId: facilityOf(cell),
  }));
}

function placeReview({ world, putCase }: MatrixWorld, cell: Cell): void {
  const reviewer = isReader(cell.caller) ? ownerOf(cell, SECOND_PROVIDER) : SECOND_PROVIDER;
  putCase(REVIEWED_CASE, {
    status: 'QAReview',
    facilityId: facilityOf(cell),
    qaProviderId: reviewer,
    assignedProviderId: NEW_PROVIDER,
  });
  world().tasks.change(REVIEW_TASK, (task) => ({ ...task, assigneeId: reviewer, status: 'InProgress' }));
}

function placeRegistration({ world }: MatrixWorld, { registrationId }: Scene, { caller, owner }: Cell): void {
  const isStaff = !isReader(caller) && !isFacility(caller);
  const opener = owner === 'own' && isStaff ? (caller.userId ?? FULL_ADMIN) : LAB_OPERATIONS;
  const other = opener === caller.userId && owner !== 'own' ? FULL_ADMIN : opener;
  const userId = isStaff ? null : owner === 'own' ? caller.userId : NEW_PROVIDER;
  world().registrations.change(registrationId, (record) => ({
    ...record,
    status: 'Draft',
    userId,
    createdBy: ref(other),
    changers: [],
  }));
}

function placeUpload({ world }: MatrixWorld, { uploadId }: Scene, cell: Cell): void {
  const { caller, owner } = cell;
  const ofFacility = isFacility(caller) ? 'fac_demo-1' : null;
  const begun = {
    own: { createdBy: caller.userId ?? FACILITY_USER, facilityId: ofFacility },
    other: { createdBy: SECOND_FACILITY_USER, facilityId: 'fac_demo-2' },
    unassigned: { createdBy: FULL_ADMIN, facilityId: null },
  }[owner === 'own' || owner === 'other' ? owner : 'unassigned'];
  world().uploads.change(uploadId, (upload) => ({ ...upload, ...begun, status: 'Created' }));
}

const NPS: Params = { own: NP, other: OTHER_NP };

/** Somebody of the caller's own team, and somebody who is of none that the caller has. */
function teamMate({ caller, owner }: Cell): string {
  const isOwn = owner === 'own';
  if (isReader(caller)) return isOwn ? SECOND_PROVIDER : ONBOARDING_PROVIDER;
  if (isFacility(caller)) return isOwn ? (caller.userId === NP ? FACILITY_USER : NP) : SECOND_FACILITY_USER;
  return isOwn ? (caller.userId === ACCOUNTS ? LAB_OPERATIONS : ACCOUNTS) : PROVIDER;
}

function sessionOf({ world, enter }: MatrixWorld, cell: Cell): string {
  const userId = ownerOf(cell, NEW_PROVIDER);
  enter(userId);
  return `ses_${world().tokens.by('user', userId).at(-1)?.id.slice(0, 32) ?? ''}`;
}

function requestOf({ requests }: Scene, operation: OperationId): string {
  if (operation.includes('Stain')) return requests.stain;
  return operation === 'answerQuestion' ? requests.question : requests.rescan;
}

/** Puts the thing that a cell is about into the right hands, and answers how it is named in the address. */
export function place(matrix: MatrixWorld, scene: Scene, cell: Cell): Params {
  const { world } = matrix;
  switch (cell.kind) {
    case 'case':
      placeCase(matrix, cell);
      return { ...scene.params, requestId: requestOf(scene, cell.operation) };
    case 'archive':
    case 'signed':
      placeSigned(matrix, cell);
      return { caseId: SIGNED_CASE };
    case 'amended':
      placeAmended(matrix, cell);
      return { caseId: SIGNED_CASE };
    case 'earlier':
      placeEarlier(matrix, cell);
      return { caseId: HELD_CASE, earlierCaseId: SIGNED_CASE };
    case 'template':
      placeTemplate(matrix, cell);
      return { templateId: TEMPLATE };
    case 'handOver':
      placeHandOver(matrix, cell);
      return { handOverId: HAND_OVER };
    case 'task':
      placeTask(matrix, cell);
      return { taskId: TASK, name: ATTACHMENT };
    case 'qa':
      placeReview(matrix, cell);
      return { taskId: REVIEW_TASK };
    case 'onboarding': {
      const provider = ref(isReader(cell.caller) ? ownerOf(cell, ONBOARDING_PROVIDER) : PROVISIONAL);
      world().onboardings.change('tsk_demo-onboarding-1', (record) => ({ ...record, provider }));
      return { taskId: 'tsk_demo-onboarding-1', stepKey: 'licences' };
    }
    case 'registration':
      placeRegistration(matrix, scene, cell);
      return turnRegistration(matrix, scene, cell.owner === 'staff' ? 'operator-staff' : 'providers');
    case 'upload':
      placeUpload(matrix, scene, cell);
      return { uploadId: scene.uploadId, partNumber: '1' };
    case 'notice':
      world().notifications.change(NOTICE, (notice) => ({ ...notice, userId: ownerOf(cell, NEW_PROVIDER) }));
      return { notificationId: NOTICE };
    case 'session':
      return { sessionId: sessionOf(matrix, cell) };
    case 'savedView':
      return { viewId: placeView(world(), ownerOf(cell, NEW_PROVIDER)) };
    case 'ticket': {
      const askedBy = ref(ownerOf(cell, NEW_PROVIDER));
      world().tickets.change('tic_demo-1', (ticket) => ({ ...ticket, askedBy }));
      return { ticketId: 'tic_demo-1' };
    }
    case 'person':
      return { userId: isReader(cell.caller) ? ownerOf(cell, SECOND_PROVIDER) : SECOND_PROVIDER };
    case 'renewal': {
      const provider = ref(isReader(cell.caller) ? ownerOf(cell, SECOND_PROVIDER) : SECOND_PROVIDER);
      world().licenceRenewals.change(RENEWAL, (renewal) => ({ ...renewal, provider, status: 'Submitted' }));
      return { renewalId: RENEWAL };
    }
    case 'facility':
      return { facilityId: facilityOf(cell) };
    case 'np':
      return { facilityId: facilityOf(cell), userId: NPS[cell.owner] ?? '' };
    case 'team':
      return { userId: teamMate(cell) };
    case 'any':
    case 'link':
    case 'caseList':
    case 'taskList':
      forgetCodes(matrix, scene);
      return { verificationId: scene.verificationId, ...BY_THEMSELVES };
  }
}

/** Things that belong to no caller. The user is one whom the table may shut out. */
const BY_THEMSELVES: Params = {
  userId: NEW_PROVIDER,
  groupId: 'grp_demo-1',
  memberId: SECOND_PROVIDER,
  accountId: 'acc_demo-2',
  subject: 'users',
  subjectId: NEW_PROVIDER,
  enquiryId: 'enq_demo-2',
  billingId: 'bil_dp-2026-000005-1',
  jobId: FAILED_JOB,
  mailId: SENT_MAIL,
};
