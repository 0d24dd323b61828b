import type { AccountZodType } from '#contracts/generated/schemas/account.ts';
import { type AccountActionZodType, zAccountAction } from '#contracts/generated/schemas/account-action.ts';
import type { AccountListItemZodType } from '#contracts/generated/schemas/account-list-item.ts';
import type { Caller } from '../../http/authentication.ts';
import { movesBy } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf } from '../../rules/versions.ts';
import type { AccountRecord } from '../../store/records/business.ts';

const isAction = (name: string): name is AccountActionZodType => zAccountAction.safeParse(name).success;

/** Admins and relationship managers are the staff who look after accounts. */
const keepsAccounts = (caller: Caller): boolean => {
  const names = namesOf(caller);
  return names.includes('Admin') || names.includes('Relationship_Manager');
};

const actionsOf = ({ leadStatus }: AccountRecord, caller: Caller): AccountActionZodType[] => [
  ...(keepsAccounts(caller) ? (['edit'] as const) : []),
  ...movesBy('AccountLeadStatus', ['changeAccountLeadStatus'], leadStatus, namesOf(caller)).filter(isAction),
];

export const accountOf = (account: AccountRecord, caller: Caller): AccountZodType => ({
  ...account,
  etag: etagOf(account),
  allowedActions: actionsOf(account, caller),
});

export const contactNameOf = (account: AccountRecord): string =>
  `${account.contactFirstName} ${account.contactLastName}`;

export function accountItemOf(account: AccountRecord, caller: Caller): AccountListItemZodType {
  const { id, version, name, accountType, leadStatus, email, phone, country, owner } = account;
  const { nextContactDate, createdAt, updatedAt } = account;
  return {
    id,
    version,
    etag: etagOf(account),
    name,
    accountType,
    leadStatus,
    email,
    phone,
    country,
    owner,
    contactName: contactNameOf(account),
    nextContactDate,
    createdAt,
    updatedAt,
    allowedActions: actionsOf(account, caller),
  };
}
