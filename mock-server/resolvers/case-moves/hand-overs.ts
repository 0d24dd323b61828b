import { handOverObstacles, isOfferStanding, mayBeHandedOver } from '#app/core/cases/hand-over.ts';
import { isOnHold } from '#app/core/cases/holds.ts';
import type { HandOverZodType } from '#contracts/generated/schemas/hand-over.ts';
import type { HandOverActionZodType } from '#contracts/generated/schemas/hand-over-action.ts';
import type { HandOverColleagueZodType } from '#contracts/generated/schemas/hand-over-colleague.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { requireNotOnHold } from '../../rules/cases/hold-rules.ts';
import { pickupCaseOf, pickupProviderOf } from '../../rules/cases/pickup.ts';
import { move, movesBy, requireMove } from '../../rules/moves.ts';
import { notify, usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { teamOf } from '../../rules/people/team.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { HandOverRecord } from '../../store/records/case-move.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { caseNumberOf, type Reader, slidesIn, subspecialtyOf } from '../cases/case-forms.ts';
import { giveTo } from './holder.ts';

/** For so long its giver is told how an offer ended. */
const TOLD_FOR_MS = 7 * 86_400_000;

export const listHandOverColleagues: Resolver<'listHandOverColleagues'> = {
  resolve: (call) => {
    const aCase = caseOf(call);
    const items = colleaguesOf(call).map((user) => colleagueFor(call, aCase, user));
    const rank = ({ obstacles, openCases }: HandOverColleagueZodType): number =>
      Number(obstacles.length > 0) * 1000 + openCases;
    return { data: { items: items.toSorted((one, other) => rank(one) - rank(other)) } };
  },
};

const colleaguesOf = (reader: Reader): readonly UserRecord[] =>
  teamOf(reader).filter(({ provider, status }) => provider !== null && status !== 'New');

const obstaclesOf = ({ world, now }: Pick<Reader, 'world' | 'now'>, aCase: CaseRecord, user: UserRecord) =>
  handOverObstacles(
    { ...pickupProviderOf(world, user), away: user.provider?.away ?? [], timeZone: user.timeZone },
    { ...pickupCaseOf(world, aCase), isOnHold: isOnHold(aCase.holds, now) },
    new Date(now).toISOString(),
  );

function colleagueFor(reader: Reader, aCase: CaseRecord, user: UserRecord): HandOverColleagueZodType {
  const { openCases, openCaseLimit } = pickupProviderOf(reader.world, user);
  return { provider: personRef(user), openCases, openCaseLimit, obstacles: obstaclesOf(reader, aCase, user) };
}

/**
 * The state in which an offer is now. The change of the case writes it down; records from before it did so may still hold
 * an offer open whose case has left its reader in another way.
 */
function stateOf(world: World, offer: HandOverRecord): HandOverRecord['status'] {
  const aCase = world.cases.find(offer.caseId);
  const stands = aCase !== null && isOfferStanding(offer, aCase);
  const isOpen = movesBy('HandOverStatus', ['withdrawHandOver'], offer.status, ['giver']).length > 0;
  return stands || !isOpen ? offer.status : move('HandOverStatus', 'lapse', offer.status);
}

/** An offer that waits for its answer. */
const isOpen = (world: World, offer: HandOverRecord): boolean =>
  movesBy('HandOverStatus', ['withdrawHandOver'], stateOf(world, offer), ['giver']).length > 0;

export const offerHandOver: Resolver<'offerHandOver'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'offerHandOver'> => {
      const { world, now, caller, input } = call;
      const aCase = caseOf(call);
      if (!mayBeHandedOver(aCase.status)) throw refuse('CASE_STATE');
      if (world.handOvers.by('case', aCase.id).some((offer) => isOpen(world, offer)))
        throw refuse('HAND_OVER_STATE');
      requireVersion(input.headers['If-Match'], aCase);
      const { toUserId, note = '' } = input.body;
      const colleague = colleaguesOf(call).find(({ id }) => id === toUserId);
      const obstacles =
        colleague === undefined ? ['There is no such colleague.'] : obstaclesOf(call, aCase, colleague);
      if (colleague === undefined || obstacles.length > 0)
        throw refuse('PROVIDER_NOT_ASSIGNABLE', { fields: { toUserId: obstacles } });
      const offer = world.handOvers.insert({
        id: newId('hnd'),
        version: 1,
        status: move('HandOverStatus', 'offer', null, ['assignee']),
        caseId: aCase.id,
        fromId: caller.user.id,
        toId: colleague.id,
        note: note.trim() === '' ? null : note.trim(),
        heldSince: aCase.selectedAt,
        offeredAt: new Date(now).toISOString(),
        answeredAt: null,
      });
      record(call, offer);
      const text = `${caller.user.displayName} offers you case ${caseNumberOf(aCase)}.`;
      notify(world, now, [colleague], { event: 'assigned_to_me', text, caseId: aCase.id });
      return answerOf(call, offer);
    }),
};

export const listHandOvers: Resolver<'listHandOvers'> = {
  resolve: (call) => {
    const { world, now, caller } = call;
    const isTold = (offer: HandOverRecord): boolean =>
      isOpen(world, offer) ||
      (offer.fromId === caller.user.id &&
        offer.answeredAt !== null &&
        now - Date.parse(offer.answeredAt) < TOLD_FOR_MS);
    const offers = world.handOvers.by('user', caller.user.id).filter(isTold);
    return { data: { items: offers.toReversed().map((offer) => handOverForm(call, offer)) } };
  },
};

export const answerHandOver: Resolver<'answerHandOver'> = {
  resolve: (call) => {
    const { caseId } = offerIn(call);
    return call.world.lock(`case ${caseId}`, (): Answer<'answerHandOver'> => {
      const { world, now, caller, input } = call;
      const offer = offerIn(call);
      const { name, to } = requireMove(
        'HandOverStatus',
        'answerHandOver',
        stateOf(world, offer),
        ['recipient'],
        (one) => one.to === input.body.to,
      );
      const aCase = world.cases.find(caseId);
      if (aCase === null) throw refuse('NOT_FOUND');
      if (name === 'accept') requireNotOnHold(aCase, now);
      requireVersion(input.headers['If-Match'], offer);
      if (name === 'accept') {
        const obstacles = obstaclesOf(call, aCase, caller.user);
        if (obstacles.length > 0) throw refuse('PROVIDER_NOT_ASSIGNABLE', { fields: { to: obstacles } });
      }
      // The answer comes first: with the case in other hands an offer that waits would lapse.
      const answered = endOffer(call, offer, to, new Date(now).toISOString());
      if (name === 'accept') giveTo(call, caseId, caller.user.id, aCase.status);
      const did = name === 'accept' ? 'took over' : 'does not take over';
      const giver = world.users.find(offer.fromId);
      notify(world, now, giver === null ? [] : [giver], {
        event: 'case_returned',
        text: `${caller.user.displayName} ${did} case ${caseNumberOf(aCase)}.`,
        caseId,
      });
      return answerOf(call, answered);
    });
  },
};

export const withdrawHandOver: Resolver<'withdrawHandOver'> = {
  resolve: (call) => {
    const { caseId } = offerIn(call);
    return call.world.lock(`case ${caseId}`, (): Answer<'withdrawHandOver'> => {
      const { world, now, caller, input } = call;
      const offer = offerIn(call);
      const { to } = requireMove('HandOverStatus', 'withdrawHandOver', stateOf(world, offer), ['giver']);
      requireVersion(input.headers['If-Match'], offer);
      const withdrawn = endOffer(call, offer, to, null);
      const aCase = world.cases.find(caseId);
      const colleagues = usersWhere(world, ({ id }) => id === offer.toId);
      if (aCase !== null)
        notify(world, now, colleagues, {
          event: 'case_returned',
          text: `${caller.user.displayName} has taken back the offer of case ${caseNumberOf(aCase)}.`,
          caseId,
        });
      return answerOf(call, withdrawn);
    });
  },
};

type OfOne = Call<'answerHandOver'> | Call<'withdrawHandOver'>;

function offerIn({ world, input }: OfOne): HandOverRecord {
  const offer = world.handOvers.find(input.params.handOverId);
  if (offer === null) throw refuse('NOT_FOUND');
  return offer;
}

/** Every step of an offer leaves a line in the trail of its case, with the state that it led to. */
function record(doing: Doing, { id, caseId, status }: HandOverRecord): void {
  const aCase = doing.world.cases.find(caseId);
  if (aCase !== null) recordEvent(doing, aCase, { kind: 'hand_over_changed', subject: id, reason: status });
}

function endOffer(
  doing: Doing,
  { id }: HandOverRecord,
  status: HandOverRecord['status'],
  answeredAt: string | null,
): HandOverRecord {
  const next = doing.world.handOvers.change(id, (offer) => ({
    ...offer,
    status,
    answeredAt,
    version: offer.version + 1,
  }));
  record(doing, next);
  return next;
}

const answerOf = (reader: Reader, offer: HandOverRecord) => ({
  etag: etagOf(offer),
  data: handOverForm(reader, offer),
});

function actionsOf({ world, caller }: Reader, offer: HandOverRecord): HandOverActionZodType[] {
  if (!isOpen(world, offer)) return [];
  return offer.fromId === caller.user.id ? ['withdraw'] : ['accept', 'refuse'];
}

function handOverForm(reader: Reader, offer: HandOverRecord): HandOverZodType {
  const { world } = reader;
  const { id, version, caseId, note, offeredAt, answeredAt, fromId, toId } = offer;
  const aCase = world.cases.find(caseId);
  const from = world.users.find(fromId);
  const to = world.users.find(toId);
  if (aCase === null || from === null || to === null) throw new Error(`${id} names what is not there`);
  const facility = facilityOf(world, aCase);
  return {
    id,
    version,
    etag: etagOf(offer),
    status: stateOf(world, offer),
    caseId,
    caseID: caseNumberOf(aCase),
    case: {
      priority: aCase.priority,
      subspecialty: subspecialtyOf(aCase),
      type: aCase.type ?? { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
      parts: aCase.specimens.length,
      slides: slidesIn(aCase.specimens),
      facilityName: facility.name,
      facilityRegion: facility.state,
      dueAt: aCase.dueAt,
    },
    from: personRef(from),
    to: personRef(to),
    note,
    offeredAt,
    answeredAt,
    obstacles: isOpen(world, offer) ? obstaclesOf(reader, aCase, to) : [],
    allowedActions: actionsOf(reader, offer),
  };
}
