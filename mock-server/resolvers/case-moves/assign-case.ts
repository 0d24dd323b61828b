import { assignmentRefusal } from '#app/core/cases/assignment.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { requireReason } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { changeFacts, openedBy } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { requireNotOnHold } from '../../rules/cases/hold-rules.ts';
import { pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { mayBeNamed } from '../../rules/cases/signers.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { handedOn, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { readerGone } from '../../rules/tasks/qa-state.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import { giveTo } from './holder.ts';
import { requireCaseMove } from './known-case.ts';
import { moveCase } from './moved.ts';

type Assigning = Call<'assignCase'>;

export const assignCase: Resolver<'assignCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'assignCase'> => {
      const { world, now, caller, input } = call;
      const { beyondLoadLimit = false } = input.body;
      const aCase = caseOf(call);
      const { name, to } = requireCaseMove(call, 'assignCase', aCase);
      requireNotOnHold(aCase, now);
      requireVersion(input.headers['If-Match'], aCase);
      const words = input.body.reason?.trim() ?? '';
      const reason =
        name !== 'assign' || beyondLoadLimit ? requireReason(input.body.reason) : words === '' ? null : words;
      const provider = assignableOf(call, aCase);
      if (aCase.status === 'QAReview') readerGone(call, aCase.id);
      const given =
        name === 'assign-successor'
          ? changeCase(call, aCase.id, () => ({
              status: to,
              assignedProviderId: provider.id,
              openedImageIds: openedBy(world, aCase.id, provider.id),
            }))
          : giveTo(call, aCase.id, provider.id, to);
      const eventId = eventOfAssignment(call);
      const by = { byUserId: caller.user.id, at: new Date(now).toISOString() };
      changeFacts(world, aCase.id, ({ assignments }) => ({
        assignments: [...assignments, { ...by, providerId: provider.id, reason, beyondLoadLimit, eventId }],
      }));
      tell(call, aCase, provider);
      if (name === 'assign-successor') handOnAmendments(call, aCase, provider);
      return moveCase(call, given);
    }),
};

/** The caller's own event: one of the platform may follow it, where the case waits again for what was asked. */
const eventOfAssignment = ({ world, caller, input }: Assigning): string | undefined =>
  world.caseEvents.by('case', input.params.caseId).findLast(({ by }) => by?.userId === caller.user.id)?.id;

function assignableOf({ world, now, input }: Assigning, aCase: CaseRecord): UserRecord {
  const { providerId, beyondLoadLimit = false } = input.body;
  const user = world.users.find(providerId);
  const refusal =
    user === null
      ? 'There is no such provider.'
      : !mayBeNamed(world, user.id, aCase, now)
        ? 'The signer can still amend this report.'
        : assignmentRefusal(
            { ...pickupProviderOf(world, user), role: user.role },
            pickupCaseOf(world, aCase),
            new Date(now).toISOString(),
            beyondLoadLimit,
          );
  if (user !== null && refusal === null) return user;
  throw refuse('PROVIDER_NOT_ASSIGNABLE', { fields: { providerId: [refusal ?? ''] } });
}

/** What is still owed of the report is owed by who has the case now. */
function handOnAmendments(call: Assigning, { id: caseId, caseID }: CaseRecord, provider: UserRecord): void {
  for (const { id, type, status } of call.world.tasks.by('case', caseId)) {
    if (type !== TASK.addendumOrAmendment || isClosed(status)) continue;
    const owed = call.world.tasks.change(id, (record) => ({
      ...record,
      ...handedOn(call, record, { assigneeId: provider.id, assignedRole: null }),
      version: record.version + 1,
    }));
    tellOfTask(call, owed, `The report of case ${caseID} has to be amended.`);
  }
}

/** Both are told: who gets the case, and who lost it. */
function tell({ world, now }: Assigning, before: CaseRecord, provider: UserRecord): void {
  const caseId = before.id;
  const text = `Case ${before.caseID} was assigned to you.`;
  notify(world, now, [provider], { event: 'assigned_to_me', text, caseId });
  const losers = usersWhere(world, ({ id }) => id === before.assignedProviderId);
  const lost = `Case ${before.caseID} was given to another pathologist.`;
  notify(world, now, losers, { event: 'case_returned', text: lost, caseId });
}
