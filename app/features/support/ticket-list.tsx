import type { ReactNode } from 'react';
import type { Listed } from '#app/core/lists/list-state.ts';
import { instantText } from '#app/core/text/dates.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Column } from '#app/ui/lists/column.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { SupportTicketRow } from '#contracts/generated/wire.ts';

interface TicketListProps extends Listed<SupportTicketRow> {
  readonly title: string;
  /** The page that shows one of them; its address names which. */
  readonly page: string;
  /** The asker's own list has no use for a column that says who asked. */
  readonly isOwn?: boolean;
  readonly empty: { readonly title: string; readonly text: string };
  readonly parts?: ReactNode;
  readonly actions?: ReactNode;
  readonly exported?: string;
}

const columnsOf = (page: string, timeZone: string, isOwn: boolean): readonly Column<SupportTicketRow>[] => [
  linkColumn('subject', 'Subject', {
    to: ({ id }) => `${page}?ticket=${encodeURIComponent(id)}`,
    text: ({ subject }) => subject,
  }),
  textColumn('status', 'State', ({ status }) => labels.TicketStatus[status], {
    sortKey: 'status',
    always: true,
  }),
  textColumn('topic', 'Topic', ({ topic }) => labels.TicketTopic[topic], { sortKey: 'topic' }),
  wholeColumn('case', 'Case', ({ case: of }) => (of === null ? null : (of.caseID ?? 'Draft'))),
  ...(isOwn
    ? []
    : [textColumn<SupportTicketRow>('askedBy', 'Asked by', ({ askedBy }) => askedBy.displayName)]),
  wholeColumn('created', 'Asked', ({ createdAt }) => instantText(createdAt, timeZone), {
    sortKey: 'createdAt',
    usual: 'descending',
  }),
  wholeColumn('updated', 'Last message', ({ updatedAt }) => instantText(updatedAt, timeZone), {
    sortKey: 'updatedAt',
    usual: 'descending',
  }),
];

/** Questions to the operator: all of them for the operator, their own for everybody else. */
export function TicketList({ items, list, page, isOwn = false, ...shown }: TicketListProps) {
  return (
    <ListPage
      {...shown}
      name="tickets"
      asksForNews={!isOwn}
      list={list}
      rows={items}
      columns={columnsOf(page, useTimeZone(), isOwn)}
      filters={[
        { kind: 'choices', name: 'status', label: 'State', choices: choicesOf(labels.TicketStatus) },
        { kind: 'choices', name: 'topic', label: 'Topic', choices: choicesOf(labels.TicketTopic) },
      ]}
      search={
        isOwn
          ? { name: 'q', label: 'Search by subject', placeholder: 'Subject' }
          : { name: 'q', label: 'Search by subject or who asked', placeholder: 'Subject or who asked' }
      }
      sorts={[
        { value: '', label: 'In the usual order' },
        { value: '-updatedAt', label: 'Last message first' },
      ]}
      nameOf={({ subject }) => subject}
    />
  );
}
