import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { fieldWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
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
import type { EnquiryRow } from '#contracts/generated/wire.ts';
import { enquiryAsks } from './enquiry-forms.ts';

const columns = (timeZone: string): readonly Column<EnquiryRow>[] => [
  linkColumn(
    'name',
    'Name',
    { to: ({ id }) => `/enquiries-detail/${encodeURIComponent(id)}`, text: ({ name }) => name },
    { sortKey: 'name' },
  ),
  textColumn('organisation', 'Organisation', ({ organisation }) => organisation, { sortKey: 'organisation' }),
  wholeColumn('status', 'Lead status', ({ leadStatus }) => labels.EnquiryLeadStatus[leadStatus], {
    sortKey: 'leadStatus',
    always: true,
  }),
  textColumn(
    'kind',
    'Kind',
    ({ organisationKind }) => organisationKind && labels.OrganisationKind[organisationKind],
  ),
  textColumn('email', 'Email', ({ email }) => email, { share: 'whole' }),
  wholeColumn('phone', 'Phone', ({ phone }) => phone),
  textColumn('region', 'State, country', ({ region, country }) =>
    [region, country && labels.Country[country]].filter((part) => part !== null).join(', '),
  ),
  textColumn('source', 'Source', ({ leadSource }) => labels.LeadSource[leadSource]),
  textColumn('owner', 'Owner', ({ owner }) => owner?.displayName),
  wholeColumn('next', 'Next contact', ({ nextContactDate }) => nextContactDate && dayText(nextContactDate), {
    sortKey: 'nextContactDate',
  }),
  wholeColumn('created', 'Received', ({ createdAt }) => instantText(createdAt, timeZone), {
    sortKey: 'createdAt',
    usual: 'descending',
  }),
];

const filtersOf = (named: NamedChoices): readonly Filter[] => [
  { kind: 'choices', name: 'leadStatus', label: 'Lead status', choices: choicesOf(labels.EnquiryLeadStatus) },
  { kind: 'choices', name: 'leadSource', label: 'Source', choices: choicesOf(labels.LeadSource) },
  ...oneFilter('ownerId', 'Owner', named),
  { kind: 'day', name: 'contactBy', label: 'To be contacted by' },
];

const sorts: readonly SortChoice[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'nextContactDate', label: 'Next contact first' },
  { value: 'name', label: 'By name' },
  { value: 'organisation', label: 'By organisation' },
];

/** Who looks after an enquiry is chosen here, and stands in no sheet. */
const sheetAsks = enquiryAsks([]).filter(({ name }) => name !== 'ownerId');

interface EnquiriesPageProps extends Listed<EnquiryRow> {
  readonly named?: NamedChoices;
  /** What came of a sheet; undefined before one was posted. */
  readonly sheet: SheetOutcome | undefined;
}

export function EnquiriesPage({ items, list, named = {}, sheet }: EnquiriesPageProps) {
  return (
    <ListPage
      title={screens.enquiries.title}
      name="enquiries"
      asksForNews
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={filtersOf(named)}
      search={{
        name: 'q',
        label: 'Search by name, organisation or email',
        placeholder: 'Name or organisation',
      }}
      sorts={sorts}
      nameOf={({ name }) => name}
      empty={{
        title: 'There are no enquiries yet',
        text: 'Everyone who asks through the website, or comes from an imported sheet, is listed here.',
      }}
      actions={
        <Button asChild>
          <Link to={`${screens.enquiries.path}?part=new`}>New enquiry</Link>
        </Button>
      }
      above={
        <SheetImportForm
          things="enquiries"
          columns={sheetAsks.map(({ label }) => label)}
          outcome={sheet}
          fieldWords={(column) => sheetAsks.find(({ name }) => name === column)?.label ?? fieldWords(column)}
        />
      }
      exported="enquiries"
    />
  );
}
