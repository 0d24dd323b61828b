import type { EmergencyAccess } from '#contracts/generated/wire.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { newId } from '../../store/ids.ts';
import type { CaseMoveRecord } from '../../store/records/case-move.ts';
import type { World } from '../../world.ts';

/** How long an emergency access lasts; whoever needs longer opens the case again, and says why again. */
const EMERGENCY_ACCESS_MS = 3_600_000;

type Kept = NonNullable<CaseMoveRecord['emergencies']>[number];

const told = (kept: Kept, now: number): EmergencyAccess => ({
  ...kept,
  isOpen: now < Date.parse(kept.until),
});

const emergenciesOf = (world: World, caseId: string): readonly Kept[] =>
  factsOf(world, caseId).emergencies ?? [];

export const listEmergencyAccess: Resolver<'listEmergencyAccess'> = {
  resolve: (call) => {
    const { world, now } = call;
    const kept = emergenciesOf(world, caseOf(call).id);
    return { data: { items: kept.toReversed().map((one) => told(one, now)) } };
  },
};

export const openEmergencyAccess: Resolver<'openEmergencyAccess'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'openEmergencyAccess'> => {
      const { world, now, caller, input } = call;
      const aCase = caseOf(call);
      const { reason } = input.body;
      const note = input.body.note?.trim() ?? '';
      if (reason === undefined) throw wrongField('reason', 'Reason is required');
      if (note === '') throw wrongField('note', 'Say why in a few words');
      const earlier = emergenciesOf(world, aCase.id);
      const open = earlier
        .map((one) => told(one, now))
        .find(({ openedBy, isOpen }) => isOpen && openedBy.userId === caller.user.id);
      if (open !== undefined) return { data: open };
      const opened: Kept = {
        id: newId('emg'),
        reason,
        note,
        openedBy: personRef(caller.user),
        from: new Date(now).toISOString(),
        until: new Date(now + EMERGENCY_ACCESS_MS).toISOString(),
      };
      changeFacts(world, aCase.id, () => ({ emergencies: [...earlier, opened] }));
      recordEvent(call, aCase, { kind: 'break_glass', reason, subject: opened.id });
      const holders = usersWhere(world, ({ id }) => id === aCase.assignedProviderId);
      const text = `${caller.user.displayName} opened case ${aCase.caseID ?? aCase.id} in an emergency.`;
      notify(world, now, holders, { event: 'emergency_access', text, caseId: aCase.id });
      return { data: told(opened, now) };
    }),
};
