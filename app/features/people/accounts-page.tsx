import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { ExportLinks } from '#app/ui/lists/export-links.tsx';
import { type Filter, type NamedChoices, oneFilter, type SortChoice } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { AccountListItem } from '#contracts/generated/wire.ts';

export const accountPath = (id: string): string => `${screens.accountShown.path}/${encodeURIComponent(id)}`;

const columns = (timeZone: string): readonly Column<AccountListItem>[] => [
  linkColumn(
    'name',
    'Account',
    { to: ({ id }) => accountPath(id), text: ({ name }) => name },
    { sortKey: 'name' },
  ),
  wholeColumn('status', 'Lead status', ({ leadStatus }) => labels.AccountLeadStatus[leadStatus], {
    sortKey: 'leadStatus',
    always: true,
  }),
  wholeColumn('type', 'Type', ({ accountType }) => labels.AccountType[accountType]),
  textColumn('contact', 'Contact', ({ contactName }) => contactName),
  textColumn('email', 'Email', ({ email }) => email, { share: 'whole' }),
  wholeColumn('phone', 'Phone', ({ phone }) => phone),
  textColumn('country', 'Country', ({ country }) => labels.Country[country], { sortKey: 'country' }),
  textColumn('owner', 'Owner', ({ owner }) => owner?.displayName),
  wholeColumn('next', 'Next contact', ({ nextContactDate }) => nextContactDate && dayText(nextContactDate), {
    sortKey: 'nextContactDate',
  }),
  wholeColumn('updated', 'Changed', ({ updatedAt }) => instantText(updatedAt, timeZone), {
    sortKey: 'updatedAt',
    usual: 'descending',
  }),
];

const filtersOf = (named: NamedChoices): readonly Filter[] => [
  { kind: 'choices', name: 'leadStatus', label: 'Lead status', choices: choicesOf(labels.AccountLeadStatus) },
  { kind: 'choices', name: 'accountType', label: 'Type', choices: choicesOf(labels.AccountType) },
  ...oneFilter('ownerId', 'Owner', named),
];

const sorts: readonly SortChoice[] = [
  { value: 'name', label: 'By name' },
  { value: '-updatedAt', label: 'Last changed first' },
  { value: 'nextContactDate', label: 'Next contact first' },
  { value: '-createdAt', label: 'Newest first' },
];

interface AccountsPageProps extends Listed<AccountListItem> {
  readonly named?: NamedChoices;
  /** How many facilities there are, whatever the list is narrowed down to; null where that could not be read. */
  readonly facilities: number | null;
  /** Whether the duty of the reader opens accounts. */
  readonly mayOpen: boolean;
}

export function AccountsPage({ items, list, named = {}, facilities, mayOpen }: AccountsPageProps) {
  return (
    <ListPage
      title={screens.accounts.title}
      name="accounts"
      asksForNews
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={filtersOf(named)}
      search={{ name: 'q', label: 'Search by name or email', placeholder: 'Name or email' }}
      sorts={sorts}
      nameOf={({ name }) => name}
      empty={{ title: 'There are no accounts yet', text: 'An enquiry that is converted becomes one.' }}
      actions={
        <>
          {mayOpen && (
            <Button asChild>
              <Link to={screens.accountEdited.path}>New account</Link>
            </Button>
          )}
          <Button asChild>
            <Link to={screens.createFacilityAccount.path}>Create facility account</Link>
          </Button>
        </>
      }
      above={<FacilitiesExport facilities={facilities} />}
      exported="accounts"
    />
  );
}

function FacilitiesExport({ facilities }: Pick<AccountsPageProps, 'facilities'>) {
  if (facilities === null)
    return (
      <p className="mb-2 text-sm text-danger">
        Whether there are facilities to export could not be read. Reload the page.
      </p>
    );
  return facilities > 0 && <ExportLinks exported="facilities" total={facilities} all="facilities" />;
}
