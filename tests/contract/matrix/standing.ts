import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { TaskRecord } from '#mock-server/store/records/work.ts';
import { FACILITY_USER, type MatrixCaller, NP } from './matrix-people.ts';
import { HELD_CASE, type MatrixWorld, SIGNED_CASE, TASK } from './matrix-world.ts';
import { place } from './placing.ts';
import type { Column, Kind } from './rows.ts';
import { ATTACHMENT, type Scene } from './scene.ts';
import { type Params, turnRegistration } from './turn-registration.ts';

/** A caller in one relation to a thing in one state; null where the thing has neither. */
export interface Standing {
  readonly operation: OperationId;
  readonly kind: Kind;
  readonly caller: MatrixCaller;
  readonly relation: string;
  readonly state: string | null;
}

const HELD = ['Selected', 'AdditionalWorkRequested', 'QAReview'];

function caseOf(matrix: MatrixWorld, standing: Standing): void {
  const { caller, relation, state, kind } = standing;
  const me = caller.userId ?? PROVIDER;
  const other = me === SECOND_PROVIDER ? PROVIDER : SECOND_PROVIDER;
  const status = state as CaseRecord['status'];
  const isSigned = status === 'SignOutCompleted';
  const assignedProviderId = relation === 'assigned' ? me : HELD.includes(status) || isSigned ? other : null;
  const isFacility = caller.column === 'facility' || caller.column === 'np';
  matrix.putCase(kind === 'signed' || kind === 'amended' ? SIGNED_CASE : HELD_CASE, {
    status,
    assignedProviderId,
    selectedAt: HELD.includes(status) ? '2026-11-18T14:00:00.000Z' : null,
    facilityId: isFacility && relation === 'none' ? 'fac_demo-2' : 'fac_demo-1',
    signerId: relation === 'signer' ? me : isSigned ? assignedProviderId : null,
    qaProviderId: relation === 'reviewer' ? me : null,
  });
}

/** A type of task that is the work of this duty; without a word any other is. */
const TYPES: Readonly<Partial<Record<Column, TaskRecord['type']>>> = { accounts: 9, relations: 12 };

function taskOf(matrix: MatrixWorld, scene: Scene, standing: Standing): Params {
  const { caller, relation, state } = standing;
  const { column } = caller;
  const owner = { assignee: 'own', role: 'unassigned' }[relation] ?? 'other';
  place(matrix, scene, { ...standing, owner });
  const isFacility = column === 'facility' || column === 'np';
  const colleague = caller.userId === NP ? FACILITY_USER : NP;
  matrix
    .world()
    .tasks.change(TASK, (task) => ({
      ...task,
      status: state as (typeof task)['status'],
      ...(relation === 'otherDuty' ? { type: column === 'lab' ? 9 : 11 } : {}),
      ...(relation === 'peerReview' ? { type: 2 } : {}),
      ...(relation === 'none' ? { type: TYPES[column] ?? task.type } : {}),
      ...(relation === 'facility' ? { facilityId: 'fac_demo-1', assigneeId: colleague } : {}),
      ...(isFacility && relation === 'none' ? { assigneeId: SECOND_FACILITY_USER } : {}),
      ...(relation === 'reader' ? { type: 5, assigneeId: FACILITY_USER } : {}),
    }));
  if (relation === 'reader') matrix.putCase(SIGNED_CASE, { assignedProviderId: caller.userId });
  return { taskId: TASK, name: ATTACHMENT };
}

/** The second version that reports are compared with has no file of its own. */
function forgetAmended({ world }: MatrixWorld): void {
  const { reportVersions, reports } = world();
  if (reportVersions.find(`${SIGNED_CASE}.v2`) === null) return;
  reportVersions.remove(`${SIGNED_CASE}.v2`);
  reports.change(SIGNED_CASE, (report) => ({
    ...report,
    versions: report.versions.filter(({ version }) => version === 1),
  }));
}

/** Whoever changed its login did so to what somebody else had opened. */
function registrationOf(matrix: MatrixWorld, scene: Scene, { relation, state, caller }: Standing): Params {
  if (relation === 'changer')
    matrix
      .world()
      .registrations.change(scene.registrationId, (record) => ({
        ...record,
        createdBy: null,
        changers: [caller.userId ?? ''],
      }));
  return turnRegistration(matrix, scene, state ?? '');
}

/** Brings a standing about, and answers how the thing is named in the address. */
export function bringAbout(matrix: MatrixWorld, scene: Scene, standing: Standing): Params {
  const { kind, relation } = standing;
  if (kind === 'case' || kind === 'signed' || kind === 'amended' || kind === 'earlier') {
    const params = place(matrix, scene, { ...standing, owner: 'own' });
    if (kind === 'signed') forgetAmended(matrix);
    caseOf(matrix, standing);
    return params;
  }
  if (kind === 'task') return taskOf(matrix, scene, standing);
  if (kind === 'caseList' || kind === 'taskList')
    return place(matrix, scene, { ...standing, owner: standing.state ?? '' });
  const owner =
    relation === 'none' && kind !== 'archive'
      ? 'other'
      : relation === 'system' || relation === 'giver'
        ? relation
        : 'own';
  const params = place(matrix, scene, { ...standing, owner });
  if (kind === 'registration') return registrationOf(matrix, scene, standing);
  if (kind === 'upload' && relation === 'facility') {
    const createdBy = standing.caller.userId === NP ? FACILITY_USER : NP;
    matrix.world().uploads.change(scene.uploadId, (upload) => ({ ...upload, createdBy }));
  }
  return params;
}
