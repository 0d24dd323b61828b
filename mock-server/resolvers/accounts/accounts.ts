import { contactDayError, neededContactDayError } from '#app/core/enquiries/enquiry-checks.ts';
import { emailError } from '#app/core/forms/email.ts';
import { type FieldCheck, ifGiven, isBlank, when } from '#app/core/forms/field-errors.ts';
import { personNameError } from '#app/core/forms/person-name.ts';
import { phoneError } from '#app/core/forms/phone.ts';
import { addressChecks } from '#app/core/forms/postal-address.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { clean, requireFields, send, shapeChecks } from '../../http/forms-of-calls.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { operatorDay } from '../../rules/calendars.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef, requireOwner } from '../../rules/people/person-refs.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { createKeptRows } from '../../store/kept-rows.ts';
import { AccountRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';
import { accountItemOf, accountOf, contactNameOf } from './account-forms.ts';
import { blankAccount } from './blank-account.ts';

const ACCOUNTS: ListTable<'listAccounts', AccountRecord> = {
  of: ({ world }) => world.accounts,
  filters: {
    leadStatus: 'leadStatus',
    accountType: 'accountType',
    ownerId: (ownerId) => ({ owner: { userId: { equals: ownerId } } }),
  },
  search: (account) => [account.name, contactNameOf(account), account.email, account.phone],
  sorts: {
    name: ({ name }) => name,
    leadStatus: ({ leadStatus }) => leadStatus,
    country: ({ country }) => country,
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    nextContactDate: ({ nextContactDate }) => nextContactDate,
  },
  usual: 'name',
  row: (account, { caller }) => accountItemOf(account, caller),
  kept: createKeptRows(() => []),
};

export const listAccounts: Resolver<'listAccounts'> = {
  resolve: (call) => ({ data: pageOfList(ACCOUNTS, call) }),
};

export const exportAccounts: Resolver<'exportAccounts'> = {
  resolve: (call) => exportList('listAccounts', ACCOUNTS, call, 'accounts'),
};

interface AccountCall {
  readonly world: World;
  readonly input: { readonly params: { readonly accountId: string } };
}

function requireAccount({ world, input }: AccountCall): AccountRecord {
  const account = world.accounts.find(input.params.accountId);
  if (account === null) throw refuse('NOT_FOUND');
  return account;
}

export const getAccount: Resolver<'getAccount'> = {
  resolve: (call) => {
    const account = requireAccount(call);
    return { etag: etagOf(account), data: accountOf(account, call.caller) };
  },
};

const accountChecks = (account: AccountRecord): readonly FieldCheck[] => [
  ['contactFirstName', personNameError(account.contactFirstName, 'First name')],
  ['contactLastName', personNameError(account.contactLastName, 'Last name')],
  ['email', emailError(account.email)],
  ['phone', ifGiven(account.phone, phoneError)],
  ...addressChecks('address', account.address),
  ['name', when(account.name.length < 2, 'Name is required')],
  ...shapeChecks(AccountRecord, account),
];

function requireFreeEmail(world: World, account: AccountRecord): void {
  const others = world.accounts.by('email', account.email).filter(({ id }) => id !== account.id);
  if (others.length > 0)
    throw refuse('EMAIL_TAKEN', { fields: { email: ['An account with this email already exists'] } });
}

export const createAccount: Resolver<'createAccount'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const { ownerId = null, ...fields } = clean(input.body);
    const blank = blankAccount(fields, 'Prospect', personRef(caller.user), now);
    const drafted: AccountRecord = { ...blank, ...send(fields) };
    requireFreeEmail(world, drafted);
    requireFields([
      ...accountChecks(drafted),
      ['nextContactDate', ifGiven(drafted.nextContactDate, (day) => contactDayError(day, operatorDay(now)))],
    ]);
    const account = world.accounts.insert({ ...drafted, owner: requireOwner(world, ownerId) });
    keepHistory(call, 'accounts', null, account);
    return { etag: etagOf(account), data: accountOf(account, caller) };
  },
};

export const updateAccount: Resolver<'updateAccount'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const account = requireAccount(call);
    const { ownerId, ...fields } = clean(input.body);
    const changed: AccountRecord = { ...account, ...send(fields) };
    // Accounts that share an address from earlier can be changed all the same.
    if (changed.email !== account.email) requireFreeEmail(world, changed);
    requireVersion(input.headers['If-Match'], account);
    // A day that has passed since it was entered keeps nobody from changing the rest.
    const newDay = changed.nextContactDate === account.nextContactDate ? null : changed.nextContactDate;
    requireFields([
      ...accountChecks(changed),
      ['nextContactDate', ifGiven(newDay, (day) => contactDayError(day, operatorDay(now)))],
    ]);
    const owner = ownerId === undefined ? account.owner : requireOwner(world, ownerId, account.owner);
    const kept = world.accounts.change(account.id, ({ version }) => ({
      ...changed,
      owner,
      version: version + 1,
      updatedAt: new Date(now).toISOString(),
    }));
    keepHistory(call, 'accounts', account, kept);
    return { etag: etagOf(kept), data: accountOf(kept, caller) };
  },
};

export const changeAccountLeadStatus: Resolver<'changeAccountLeadStatus'> = {
  resolve: (call) =>
    call.world.lock(`account ${call.input.params.accountId}`, (): Answer<'changeAccountLeadStatus'> => {
      const { world, caller, input, now } = call;
      const { to, reason: typed } = input.body;
      const account = requireAccount(call);
      const { name, to: leadStatus } = requireMove(
        'AccountLeadStatus',
        'changeAccountLeadStatus',
        account.leadStatus,
        namesOf(caller),
        (step) => step.to === to,
      );
      requireVersion(input.headers['If-Match'], account);
      const reason = typed === undefined ? null : clean(typed) || null;
      const day = input.body.nextContactDate ?? account.nextContactDate;
      requireFields([
        ['reason', when(name === 'reconsider' && isBlank(reason), 'Reason is required')],
        ['nextContactDate', name === 'followUp' ? neededContactDayError(day, operatorDay(now)) : null],
        [
          'nextContactDate',
          ifGiven(input.body.nextContactDate, (given) => contactDayError(given, operatorDay(now))),
        ],
      ]);
      const at = new Date(now).toISOString();
      const step = { from: account.leadStatus, to, at, by: personRef(caller.user), reason };
      const moved = world.accounts.change(account.id, (record) => ({
        ...record,
        version: record.version + 1,
        leadStatus,
        nextContactDate: day,
        updatedAt: at,
        history: [...record.history.slice(0, 1), ...record.history.slice(1).slice(-198), step],
      }));
      keepHistory(call, 'accounts', account, moved);
      letFacilityFollow(call, moved);
      return { etag: etagOf(moved), data: accountOf(moved, caller) };
    }),
};

/** What each status makes of the facility of the account; those of a lead on the way leave it as it is. */
const SENDS: Partial<Record<AccountRecord['leadStatus'], boolean>> = {
  ProvisionallyActive: true,
  Active: true,
  Deactivated: false,
};

/** A facility sends out cases while the account that it belongs to is active. */
function letFacilityFollow(
  call: Pick<Call<'changeAccountLeadStatus'>, 'world' | 'now' | 'caller'>,
  { leadStatus, facilityId }: AccountRecord,
): void {
  const { facilities } = call.world;
  const before = facilities.find(facilityId ?? '');
  const active = SENDS[leadStatus];
  if (before === null || active === undefined || before.active === active) return;
  const version = before.version + 1;
  keepHistory(
    call,
    'facilities',
    before,
    facilities.change(before.id, (held) => ({ ...held, active, version })),
  );
}
