import { hasRight } from '#app/core/people/rights.ts';
import type { RecordLinksZodType } from '#contracts/generated/schemas/record-links.ts';
import { mayAsk } from '../../access/guard.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { isReadBy, isWorkOf } from '../../rules/people/group-work.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { AccountRecord } from '../../store/records/business.ts';
import type { CaseRecord, UserRecord } from '../../store/records/records.ts';

/** The people of an account are those of the facility, or the provider, that it became. */
export const isOfAccount = (user: UserRecord, { facilityId, userId }: AccountRecord): boolean =>
  user.id === userId || (facilityId !== null && user.facilityId === facilityId);

type Linking = Call<'getRecordLinks'>;
type Query = NonNullable<RecordLinksZodType['cases']>['query'];

/** Whose the cases and bills are, as the lists ask for it. */
interface Work {
  readonly query: Query;
  readonly hasCase: (aCase: CaseRecord) => boolean;
  readonly hasLine: (line: BillingRecord) => boolean;
}

const ofFacility = (facilityId: string): Work => ({
  query: { facilityId },
  hasCase: (aCase) => aCase.facilityId === facilityId,
  hasLine: (line) => line.facilityId === facilityId,
});

const ofProvider = (providerId: string): Work => ({
  query: { providerId },
  hasCase: ({ assignedProviderId, status }) => assignedProviderId === providerId && status !== 'Available',
  hasLine: (line) => line.providerId === providerId,
});

/** The people of the record, as their list asks for them, and its work; each null where such a record has none. */
interface Belongings {
  readonly people: { readonly query: Query; readonly holds: (user: UserRecord) => boolean } | null;
  readonly work: Work | null;
}

const NOTHING: Belongings = { people: null, work: null };

/** Throws NOT_FOUND. */
function belongingsOf({ world, input: { params } }: Linking): Belongings {
  const { subject, subjectId: id } = params;
  const record = world[subject].find(id);
  if (record === null) throw refuse('NOT_FOUND');
  const finders: Readonly<Record<typeof subject, () => Belongings>> = {
    users: () => {
      const user = world.users.find(id);
      const own = user?.provider === null ? null : ofProvider(id);
      return { people: null, work: user?.facilityId == null ? own : ofFacility(user.facilityId) };
    },
    accounts: () => {
      const account = world.accounts.find(id);
      if (account === null || (account.facilityId ?? account.userId) === null) return NOTHING;
      const { facilityId, userId } = account;
      return {
        people: { query: { accountId: id }, holds: (user) => isOfAccount(user, account) },
        work: facilityId === null ? ofProvider(userId ?? '') : ofFacility(facilityId),
      };
    },
    groups: () => {
      const group = world.groups.find(id);
      if (group === null) return NOTHING;
      const isMember = ({ id: userId }: UserRecord): boolean =>
        group.members.some((member) => member.userId === userId);
      return {
        people: { query: { groupId: id }, holds: isMember },
        work: {
          query: { groupId: id },
          hasCase: (aCase) => isReadBy(group, aCase),
          hasLine: (line) => isWorkOf(group, line),
        },
      };
    },
    facilities: () => ({
      people: { query: { facilityId: id }, holds: ({ facilityId }) => facilityId === id },
      work: ofFacility(id),
    }),
  };
  return finders[subject]();
}

/** What the list of all cases leaves out unless it is asked for. */
const isListed = ({ status }: CaseRecord): boolean => status !== 'Cancelled';

export const getRecordLinks: Resolver<'getRecordLinks'> = {
  resolve: (call) => {
    const { world, caller } = call;
    const { people, work } = belongingsOf(call);
    const users = world.users.list().filter((user) => people?.holds(user));
    const cases = world.cases.list().filter((aCase) => isListed(aCase) && work?.hasCase(aCase));
    const lines = world.billings.list().filter((line) => work?.hasLine(line));
    const query = work?.query ?? {};
    return {
      data: {
        users: people && { total: users.length, operation: 'listUsers', query: people.query },
        cases:
          work && hasRight(caller.viewer, 'view')
            ? { total: cases.length, operation: 'listCases', query: { view: 'all', ...query } }
            : null,
        bills:
          work && mayAsk('listBillings', call, {})
            ? { total: lines.length, operation: 'listBillings', query }
            : null,
      },
    };
  },
};
