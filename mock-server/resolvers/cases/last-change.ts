import { isFacility } from '#app/core/access/roles.ts';
import { holds } from '#app/core/cases/visibility.ts';
import type { AskedOutcomeZodType } from '#contracts/generated/schemas/asked-outcome.ts';
import type { CaseChangeZodType } from '#contracts/generated/schemas/case-change.ts';
import type { CaseEventKind } from '#contracts/generated/wire.ts';
import { caseAsTo } from '../../rules/cases/second-readers.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import type { Reader } from './case-forms.ts';

type Line = ReturnType<World['caseEvents']['list']>[number];

/** What concerns everyone who works with the case. Reading it, and what a second reader does, concerns nobody else. */
const TELLING: readonly CaseEventKind[] = [
  'transition',
  'clinical_info_changed',
  'request_changed',
  'question_changed',
  'message_sent',
  'hold_changed',
  'report_amended',
];

/** A case that was taken over waits again by itself: what is new is that somebody took it, and nobody asked for more. */
const isWaitingAgain = ({ kind, role, to }: Line): boolean =>
  kind === 'transition' && role === 'system' && to === 'AdditionalWorkRequested';

/** A reader's own work raises the version of the case too; only what others change in it is news. */
function isNews(line: Line, isOfFacility: boolean): boolean {
  const { kind, role } = line;
  if (isWaitingAgain(line)) return false;
  return (
    TELLING.includes(kind) ||
    (kind === 'case_changed' && role !== 'Provider' && role !== 'system') ||
    (kind === 'report_released' && isOfFacility)
  );
}

/**
 * What somebody else did to the case since the caller last looked at it: the trail keeps who looked and when, so that
 * nothing more is stored. A case that was given to its holder unseen is news from then on.
 */
export function lastChangeOf(reader: Reader, aCase: CaseRecord, isNamed: boolean): CaseChangeZodType | null {
  const { world, caller } = reader;
  const { role } = caller.viewer;
  if (role === 'Admin') return null;
  const lines = world.caseEvents.by('case', aCase.id);
  const isOwn = ({ by, kind }: Line): boolean => by?.userId === caller.user.id && kind !== 'access_refused';
  const looked = lines.findLastIndex(isOwn);
  const takenAt = holds(caller.user.id, aCase) ? aCase.selectedAt : null;
  if (looked < 0 && takenAt === null) return null;
  const since = lines.filter(
    (line, index) =>
      (looked < 0 ? line.at >= (takenAt ?? '') : index > looked) && isNews(line, isFacility(role)),
  );
  const last = mostTelling(since);
  if (last === undefined) return null;
  const { at, kind, from, to } = last;
  return {
    at,
    kind,
    from,
    to,
    asked: askedIn(world, last),
    by: isNamed ? actorOf(world, aCase, last) : null,
    role: last.role,
    count: since.length,
  };
}

/** An answer that brings the case back to its reader leaves two lines at one moment: the answer says more. */
function mostTelling(lines: readonly Line[]): Line | undefined {
  const last = lines.at(-1);
  return lines.findLast(({ at, subject }) => at === last?.at && subject !== null) ?? last;
}

function askedIn(world: World, { kind, subject }: Line): AskedOutcomeZodType | null {
  if (subject === null || (kind !== 'request_changed' && kind !== 'question_changed')) return null;
  const order = world.orders.find(subject);
  if (order !== null) return { kind: 'order', status: order.status };
  const rescan = world.rescans.find(subject);
  if (rescan !== null) return { kind: 'rescan', status: rescan.status };
  const question = world.questions.find(subject);
  return question && { kind: 'question', status: question.status };
}

/** The people of the facility and the readers of the case are named; a second reader's name nobody learns here. */
function actorOf(world: World, aCase: CaseRecord, { by, from }: Line) {
  const user = by === null ? null : world.users.find(by.userId);
  if (user === null || user.role === 'Admin') return null;
  if (user.facilityId !== null) return user.facilityId === aCase.facilityId ? personRef(user) : null;
  return user.id === caseAsTo(world, aCase, user.id).qaProviderId || from === 'QAReview'
    ? null
    : personRef(user);
}
