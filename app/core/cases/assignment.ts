import type { Candidate } from '#contracts/generated/wire.ts';
import { isProvisional, roleOf } from '../access/roles.ts';
import { keysOf } from '../objects.ts';
import { awayWords } from '../people/days-away.ts';
import { hasRight } from '../people/rights.ts';
import {
  CONDITIONS,
  eligibilityRefusal,
  isActive,
  type PickupCase,
  type PickupProvider,
  type PickupRefusal,
} from './pickup.ts';

/** A user whom staff would give a case. */
export interface Assignable extends PickupProvider {
  readonly role: string;
}

const NOT_ACTIVE = 'The pathologist’s account is not active.';
const SEES_NONE = 'The pathologist’s rights do not allow them to see cases.';
const HOLDS_IT = 'The pathologist holds this case already.';

/**
 * Why this user cannot be given the case, as a sentence about them; null when they can. `now` is ISO 8601 UTC.
 * The load limit alone may be passed over; a Provisionally Active provider gets work in no other way.
 */
export function assignmentRefusal(
  user: Assignable,
  aCase: PickupCase,
  now: string,
  beyondLoadLimit: boolean,
): string | null {
  if (roleOf(user.role) !== 'Provider') return 'This user is not a pathologist.';
  const barred = accountRefusal(user);
  if (barred !== null) return barred;
  if (user.id === aCase.assignedProviderId) return HOLDS_IT;
  const refusal = eligibilityRefusal(beyondLoadLimit ? { ...user, openCases: 0 } : user, aCase, now);
  return refusal === null ? null : refusalText(refusal);
}

/** Whoever cannot log in, is at their onboarding or finds no case, reads none and signs none. */
export function accountRefusal({ status, rights }: Pick<PickupProvider, 'status' | 'rights'>): string | null {
  if (!isActive(status) && !isProvisional(status)) return NOT_ACTIVE;
  return hasRight({ role: 'Provider', rights }, 'view') ? null : SEES_NONE;
}

export interface CandidateCheck {
  readonly condition: 'account' | 'holder' | keyof typeof CONDITIONS;
  readonly isMet: boolean;
  /** The reason in words. */
  readonly text: string;
}

/** How a provider stands to each condition of an assignment; all are met where `assignmentRefusal` finds nothing. */
export function candidateChecks(user: PickupProvider, aCase: PickupCase, now: string): CandidateCheck[] {
  const barred = accountRefusal(user);
  const isFree = user.id !== aCase.assignedProviderId;
  const { stateName, subspecialty } = aCase;
  const field = subspecialty.replaceAll('_', ' ');
  const met: Readonly<Record<keyof typeof CONDITIONS, string>> = {
    licence: `The pathologist has an active ${stateName} licence.`,
    subspecialty: field === 'Any' ? 'The case asks for no subspecialty.' : `The pathologist reads ${field}.`,
    conflict: 'There is no conflict of interest.',
    load: `The pathologist has ${user.openCases} of ${user.openCaseLimit} open cases.`,
    pause: 'The pathologist did not release this case lately.',
    site: 'The pathologist’s reading sites fit the case.',
  };
  const rules = keysOf(CONDITIONS);
  return [
    { condition: 'account', isMet: barred === null, text: barred ?? 'The account is active.' },
    {
      condition: 'holder',
      isMet: isFree,
      text: isFree ? 'The pathologist does not hold this case.' : HOLDS_IT,
    },
    ...rules.map((condition) => {
      const refusal = CONDITIONS[condition](user, aCase, now);
      return {
        condition,
        isMet: refusal === null,
        text: refusal === null ? met[condition] : refusalText(refusal),
      };
    }),
  ];
}

/** A refusal of the pickup rules as a sentence about the pathologist. */
function refusalText(refusal: PickupRefusal): string {
  switch (refusal.kind) {
    case 'no-licence':
      return `The pathologist has no active ${refusal.stateName} licence.`;
    case 'other-subspecialty':
      return `The pathologist does not read ${refusal.subspecialty.replaceAll('_', ' ')}.`;
    case 'conflict':
      return 'The pathologist reported this case before, or works for its facility.';
    case 'load-limit':
      return `The pathologist has reached the limit of ${refusal.limit} open cases.`;
    case 'released-lately':
      return `The pathologist released this case less than ${refusal.minutes} minutes ago.`;
    case 'glass-site':
    case 'cytology-site':
      return 'The pathologist has no CLIA-certified site for this case.';
    case 'not-active':
    case 'not-available':
      throw new Error(`${refusal.kind} is no condition of an assignment`);
  }
}

/** 'Lee, Ann: 3 of 25 open, asked for by the facility, away until 12/04/2026'. */
export function candidateText({
  provider,
  openCases,
  openCaseLimit,
  isPreferred,
  awayUntil,
}: Candidate): string {
  const load = `${openCases} of ${openCaseLimit} open`;
  const marks = [
    isPreferred ? 'asked for by the facility' : '',
    openCases < openCaseLimit ? '' : 'beyond the limit',
    awayUntil === null ? '' : awayWords(awayUntil),
  ];
  return [`${provider.displayName}: ${load}`, ...marks.filter((mark) => mark !== '')].join(', ');
}
