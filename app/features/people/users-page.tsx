import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { fieldWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { roleAndDutyText, roleText } from '#app/core/people/role-words.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { SheetImportForm, type SheetOutcome } from '#app/ui/detail/sheet-import.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { type Filter, type NamedChoices, oneFilter, type SortChoice } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Role, UserListItem } from '#contracts/generated/wire.ts';
import { REGISTRATIONS } from './registration-pages.tsx';

const SHEET_COLUMNS = [
  'Salutation',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'User type',
  'Facility',
  'Role',
  'NPI',
  'Owner group',
  'Start date',
];

import { RENEWALS } from './renewal-pages.tsx';

export type UserRow = UserListItem & { readonly id: string };

/** The day on which the first of somebody's licences ends. */
const firstEnd = ({ licences }: UserListItem): string | undefined =>
  licences.map(({ expiresOn }) => expiresOn).toSorted()[0];

const columns = (timeZone: string): readonly Column<UserRow>[] => [
  linkColumn(
    'name',
    'User',
    {
      to: ({ userId }) => `${screens.userShown.path}/${encodeURIComponent(userId)}`,
      text: ({ displayName }) => displayName,
    },
    { sortKey: 'name' },
  ),
  wholeColumn('email', 'Email', ({ email }) => email, { sortKey: 'email', share: 'whole' }),
  // The duty of one of the staff has a second line where the names and the other columns need the room.
  wholeColumn('role', 'Role', roleAndDutyText, { sortKey: 'role', className: 'min-w-40 card:min-w-0' }),
  wholeColumn('status', 'Status', ({ status }) => labels.UserStatus[status], {
    sortKey: 'status',
    always: true,
  }),
  textColumn('facility', 'Facility', ({ facilityName }) => facilityName, { sortKey: 'facilityName' }),
  textColumn(
    'subspecialties',
    'Subspecialties',
    ({ subspecialties }) => subspecialties.map((one) => labels.Subspecialty[one]).join(', '),
    { share: 'whole' },
  ),
  textColumn('licences', 'Licensed in', ({ licences }) => licences.map(({ region }) => region).join(', '), {
    share: 'whole',
  }),
  wholeColumn(
    'licenceEnds',
    'First licence ends',
    (user) => {
      const end = firstEnd(user);
      return end === undefined ? null : dayText(end);
    },
    { sortKey: 'licenceEndsOn' },
  ),
  textColumn('groups', 'Groups', ({ groups }) => groups.map(({ name }) => name).join(', '), { extra: true }),
  wholeColumn('login', 'Last login', ({ lastLoginAt }) => lastLoginAt && instantText(lastLoginAt, timeZone), {
    sortKey: 'lastLoginAt',
    usual: 'descending',
  }),
  wholeColumn('created', 'Created', ({ createdAt }) => instantText(createdAt, timeZone), {
    sortKey: 'createdAt',
    usual: 'descending',
    extra: true,
  }),
];

/** The contract has two spellings of one role, and a list may hold both. */
const ROLES: Readonly<Record<Role, string>> = {
  Provider: roleText('Provider'),
  physician: 'Pathologist, spelled physician',
  MedicalFacility: roleText('MedicalFacility'),
  Facility_NP: roleText('Facility_NP'),
  Admin: roleText('Admin'),
};

const filtersOf = (named: NamedChoices): readonly Filter[] => [
  { kind: 'choices', name: 'role', label: 'Role', choices: choicesOf(ROLES) },
  { kind: 'choices', name: 'status', label: 'Status', choices: choicesOf(labels.UserStatus) },
  { kind: 'choices', name: 'staffRole', label: 'Staff role', choices: choicesOf(labels.StaffRole) },
  { kind: 'choices', name: 'subspecialty', label: 'Subspecialty', choices: choicesOf(labels.Subspecialty) },
  ...oneFilter('facilityId', 'Facility', named),
  {
    kind: 'text',
    name: 'region',
    label: 'Licensed in',
    hint: 'State or province in two letters, such as NY',
  },
];

const sorts: readonly SortChoice[] = [
  { value: 'name', label: 'By name' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'licenceEndsOn', label: 'First licence to end first' },
  { value: '-lastLoginAt', label: 'Last login first' },
];

interface UsersPageProps extends Listed<UserRow> {
  readonly named?: NamedChoices;
  /** What came of a sheet; undefined before one was posted. */
  readonly sheet: SheetOutcome | undefined;
}

export function UsersPage({ items, list, named = {}, sheet }: UsersPageProps) {
  return (
    <ListPage
      title={screens.users.title}
      name="users"
      asksForNews
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={filtersOf(named)}
      search={{ name: 'q', label: 'Search by name or email', placeholder: 'Name or email' }}
      sorts={sorts}
      nameOf={({ displayName }) => displayName}
      empty={{ title: 'There are no users yet', text: 'Whoever is registered is listed here.' }}
      actions={
        <>
          <Button asChild>
            <Link to={REGISTRATIONS}>Registrations</Link>
          </Button>
          <Button asChild>
            <Link to={RENEWALS}>Licence renewals</Link>
          </Button>
          <Button asChild>
            <Link to={screens.myTeam.path}>{screens.myTeam.title}</Link>
          </Button>
          <Button asChild>
            <Link to={screens.userRegistration.path}>New user</Link>
          </Button>
        </>
      }
      above={
        <SheetImportForm
          things="registrations of users"
          columns={SHEET_COLUMNS}
          outcome={sheet}
          fieldWords={fieldWords}
        />
      }
      exported="users"
    />
  );
}
