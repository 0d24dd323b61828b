import { partOf, type Who } from './people.ts';
import {
  type Case,
  type Command,
  type Done,
  isHeld,
  type Refused,
  type State,
  type Told,
  type Verdict,
} from './state.ts';

type Role = ReturnType<typeof partOf>['role'];

export const FACILITY: readonly Role[] = ['MedicalFacility', 'Facility_NP'];
export const STAFF: readonly Role[] = ['Admin'];
export const READERS: readonly Role[] = ['Provider'];

export const refuse = (status: number, code: string): Refused => ({ status, code });
export const HIDDEN = refuse(404, 'NOT_FOUND');
export const NOT_OWN = refuse(403, 'FORBIDDEN_OWNER');
export const INVALID = refuse(422, 'VALIDATION_FAILED');
export const CASE_STATE = refuse(409, 'CASE_STATE');

export const allow = (status: number, apply: Done['apply']): Done => ({ status, code: null, apply });

/** Decisions 4: missing is 428, anything but the present version 412. */
export const versionRefusal = ({ ifMatch }: Command, present: number): Refused | null =>
  ifMatch === null
    ? refuse(428, 'PRECONDITION_REQUIRED')
    : ifMatch === present
      ? null
      : refuse(412, 'STALE_VERSION');

const isSigned = ({ status }: Case): boolean => status === 'SignOutCompleted';

/** A provider sees what they hold or signed, a facility what is its own, the operator everything. */
export function maySee(who: Who, aCase: Case): boolean {
  const { role, facilityId } = partOf(who);
  if (role === 'Admin') return true;
  if (role === 'Provider') return aCase.holder === who && (isHeld(aCase) || isSigned(aCase));
  return facilityId === aCase.facilityId;
}

/** The second reader too, while they read. */
export const mayOpen = (who: Who, aCase: Case): boolean =>
  maySee(who, aCase) || (aCase.reviewer === who && (aCase.status === 'QAReview' || isSigned(aCase)));

export const hasAllDuties = (who: Who): boolean => who === 'admin';
export const isLab = (who: Who): boolean => who === 'admin' || who === 'lab';

export interface CaseRule {
  readonly sees?: (who: Who, aCase: Case, state: State) => boolean;
  readonly roles: readonly Role[];
  /** Whether any transition of the operation is this caller's. */
  readonly may?: (who: Who, aCase: Case) => boolean;
  readonly from: (aCase: Case, who: Who) => boolean;
  /** What has a code of its own before the version is compared. */
  readonly before?: (state: State, command: Command, aCase: Case) => Verdict | null;
  readonly fields?: (state: State, command: Command, aCase: Case) => Refused | null;
  /** What is said to somebody of the role who may not, where it is not the usual words. */
  readonly refusal?: Refused;
  readonly withoutVersion?: boolean;
  /** The version that counts, where it is not that of the case. */
  readonly version?: (aCase: Case) => number;
  readonly status?: number;
  readonly apply: (state: State, command: Command, aCase: Case, told: Told) => void;
}

/** The order of checks of decisions 4, for everything that names a case. */
export function onCase(state: State, command: Command, rule: CaseRule): Verdict {
  const { who, params } = command;
  const aCase = state.cases.get(params['caseId'] ?? '');
  const { sees = maySee, may = () => true } = rule;
  if (aCase === undefined || !sees(who, aCase, state)) return HIDDEN;
  if (!rule.roles.includes(partOf(who).role)) return refuse(403, 'FORBIDDEN_ROLE');
  const early = rule.before?.(state, command, aCase) ?? null;
  if (early !== null && (early.code === null || early.status === 403)) return early;
  if (!may(who, aCase)) return rule.refusal ?? NOT_OWN;
  if (early !== null) return early;
  if (!rule.from(aCase, who)) return CASE_STATE;
  return (
    (rule.withoutVersion === true ? null : versionRefusal(command, rule.version?.(aCase) ?? aCase.version)) ??
    rule.fields?.(state, command, aCase) ??
    allow(rule.status ?? 200, (told) => rule.apply(state, command, aCase, told))
  );
}
