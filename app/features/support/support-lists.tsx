import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { screenAt, screens } from '#app/core/access/screens.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { roleText } from '#app/core/people/role-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { eventKindText, eventReasonText } from '#app/core/text/event-reasons.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf, type FoundChoices } from '#app/ui/controls/choices.ts';
import { OutcomeLine, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { type NamedChoices, oneFilter } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zRole } from '#contracts/generated/schemas/role.ts';
import type { AuditEvent, FailedJob, Mail, PageRefusal } from '#contracts/generated/wire.ts';

interface ListedProps<Row> extends Listed<Row> {
  /** The way to the other parts of the page. */
  readonly nav: ReactNode;
}

interface ActingProps {
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const TITLE = screens.support.title;
const usual = [{ value: '', label: 'In the usual order' }];

interface RowButtonProps extends Pick<ActingProps, 'idempotencyKey'> {
  readonly intent: 'retry' | 'resend';
  readonly id: string;
  readonly label: string;
  readonly name: string;
}

/** One button of a row. The server gives each row's request a key of its own from what is posted. */
function RowButton({ intent, id, label, name, idempotencyKey }: RowButtonProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Button type="submit" size="sm" name="intent" value={intent} busy={formData?.get('id') === id}>
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

const actions = {
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  always: true,
  share: 'whole',
} as const;

const words = {
  retry: { label: 'Try again', done: 'The job was tried again.' },
  resend: { label: 'Send again', done: 'The mail is sent again.' },
};

function Told({ outcome }: Pick<ActingProps, 'outcome'>) {
  return <OutcomeLine outcome={outcome} words={words} plain={['retry', 'resend']} statusNow="as it is now" />;
}

export function JobList({ items, list, nav, ...acting }: ListedProps<FailedJob> & ActingProps) {
  const timeZone = useTimeZone();
  const columns: readonly Column<FailedJob>[] = [
    textColumn('name', 'Job', ({ name }) => name, { always: true }),
    textColumn('kind', 'Kind', ({ kind }) => labels.JobKind[kind]),
    textColumn('error', 'What went wrong', ({ error }) => error, { always: true }),
    textColumn('attempts', 'Tries', ({ attempts }) => attempts, { align: 'end' }),
    wholeColumn('first', 'First failed', ({ firstFailedAt }) => instantText(firstFailedAt, timeZone)),
    wholeColumn('last', 'Last tried', ({ lastTriedAt }) => instantText(lastTriedAt, timeZone)),
    {
      ...actions,
      cell: ({ id, name, isRunning }) =>
        isRunning ? (
          <span className="text-muted">Running</span>
        ) : (
          <RowButton intent="retry" id={id} label="Try again" name={name} {...acting} />
        ),
    },
  ];
  return (
    <ListPage
      title={TITLE}
      name="jobs"
      asksForNews
      list={list}
      rows={items}
      columns={columns}
      filters={[{ kind: 'choices', name: 'kind', label: 'Kind', choices: choicesOf(labels.JobKind) }]}
      sorts={usual}
      nameOf={({ name }) => name}
      empty={{
        title: 'Nothing has failed',
        text: 'Slides that could not be read and work by the clock come here.',
      }}
      parts={nav}
      above={<Told {...acting} />}
    />
  );
}

export function MailList({ items, list, nav, ...acting }: ListedProps<Mail> & ActingProps) {
  const timeZone = useTimeZone();
  const columns: readonly Column<Mail>[] = [
    textColumn('subject', 'Subject', ({ subject }) => subject, { always: true }),
    textColumn('to', 'To', ({ to }) => to, { always: true, share: 'whole' }),
    wholeColumn('at', 'Sent', ({ at }) => instantText(at, timeZone)),
    textColumn('again', 'Kind', ({ resentFrom }) => (resentFrom === null ? 'First' : 'Sent again')),
    {
      ...actions,
      cell: ({ id, subject, allowedActions }) =>
        allowedActions.includes('resend') && (
          <RowButton intent="resend" id={id} label="Send again" name={subject} {...acting} />
        ),
    },
  ];
  return (
    <ListPage
      title={TITLE}
      name="mails"
      asksForNews
      list={list}
      rows={items}
      columns={columns}
      filters={[
        { kind: 'day', name: 'from', label: 'Sent from (UTC)' },
        { kind: 'day', name: 'to', label: 'to' },
      ]}
      search={{ name: 'q', label: 'Search by address or subject', placeholder: 'Address or subject' }}
      sorts={usual}
      nameOf={({ subject }) => subject}
      empty={{ title: 'No mail has been sent', text: 'Each mail of the platform is kept here.' }}
      parts={nav}
      above={<Told {...acting} />}
    />
  );
}

type AuditRow = AuditEvent & { readonly id: string };

const auditColumns = (timeZone: string): readonly Column<AuditRow>[] => [
  wholeColumn('at', 'When', ({ event }) => instantText(event.at, timeZone), { always: true }),
  textColumn('by', 'Who', ({ event }) => event.by?.displayName ?? 'The platform', { always: true }),
  textColumn('role', 'Role', ({ event: { role } }) => (role === 'system' ? null : roleText(role))),
  textColumn('kind', 'What', ({ event }) => eventKindText(event), { always: true }),
  linkColumn('case', 'Case', {
    to: (row) => `/case-details/${encodeURIComponent(row.case.id)}`,
    text: (row) => row.case.caseID ?? 'Draft',
  }),
  textColumn('change', 'From, to', ({ event: { from, to } }) =>
    from === null || to === null || from === to
      ? null
      : `${labels.CaseStatus[from]} to ${labels.CaseStatus[to]}`,
  ),
  textColumn('reason', 'Reason', ({ event }) => eventReasonText(event.reason)),
  textColumn('subject', 'ID of slide, image or record', ({ event }) => event.subject),
  textColumn('address', 'Address', ({ event }) => event.address),
  textColumn('device', 'Device', ({ event }) => event.device),
];

interface AuditListProps extends ListedProps<AuditEvent> {
  readonly named: NamedChoices;
}

/** The cases of the page and the one of the address; a case is found by its number on its own page, which leads here. */
function casesIn(items: readonly AuditEvent[], [asked]: readonly string[] = []): FoundChoices {
  const all = new Map(asked === undefined ? [] : [[asked, { value: asked, label: asked }]]);
  for (const { case: of } of items) all.set(of.id, { value: of.id, label: of.caseID ?? 'Draft' });
  const choices = [...all.values()];
  return { source: '', words: '', choices, total: choices.length, shown: choices.length };
}

export function AuditList({ items, list, named, nav }: AuditListProps) {
  return (
    <ListPage
      title={TITLE}
      name="audit"
      asksForNews
      list={list}
      rows={items.map((item) => ({ ...item, id: item.event.id }))}
      columns={auditColumns(useTimeZone())}
      filters={[
        { kind: 'one', name: 'caseId', label: 'Case', choices: casesIn(items, list.filters['caseId']) },
        ...oneFilter('userId', 'Who', named),
        { kind: 'choices', name: 'kind', label: 'What', choices: choicesOf(labels.CaseEventKind) },
        { kind: 'day', name: 'from', label: 'From (time of the facility)' },
        { kind: 'day', name: 'to', label: 'to' },
      ]}
      sorts={usual}
      nameOf={({ event }) => eventKindText(event)}
      empty={{ title: 'Nothing has happened yet', text: 'Who did what to a case, and who looked at it.' }}
      parts={nav}
      exported="audit"
    />
  );
}

const refusalColumns = (timeZone: string): readonly Column<PageRefusal>[] => [
  wholeColumn('at', 'When', ({ at }) => instantText(at, timeZone), { always: true }),
  linkColumn('by', 'Who', {
    to: ({ by }) => screens.user.path.replace('{userId}', encodeURIComponent(by.userId)),
    text: ({ by }) => by.displayName,
  }),
  textColumn('role', 'Role', ({ role }) => roleText(role), { always: true }),
  textColumn('page', 'Page', ({ path }) => screenAt(path)?.title ?? path, { always: true }),
  textColumn('path', 'Path', ({ path }) => path),
  textColumn('address', 'Address', ({ address }) => address),
];

/** Pages that somebody asked for by hand and was refused: no case is named, so these stand in no audit of one. */
export function RefusalList({ items, list, nav }: ListedProps<PageRefusal>) {
  return (
    <ListPage
      title={TITLE}
      name="refusals"
      asksForNews
      list={list}
      rows={items}
      columns={refusalColumns(useTimeZone())}
      filters={[
        { kind: 'choices', name: 'role', label: 'Role', choices: ROLES.map(roleChoice) },
        { kind: 'day', name: 'from', label: 'From (time of the operator)' },
        { kind: 'day', name: 'to', label: 'to' },
      ]}
      search={{ name: 'q', label: 'Search by name or page', placeholder: 'Name or path' }}
      sorts={usual}
      nameOf={({ path }) => path}
      empty={{
        title: 'Nobody was refused a page',
        text: 'Whoever asks for a page of another role is sent elsewhere, and it is written down here.',
      }}
      parts={nav}
    />
  );
}

/** Nobody is written down as a physician, which is another word for a provider. */
const ROLES = zRole.options.filter((role) => role !== 'physician');
const roleChoice = (role: PageRefusal['role']) => ({ value: role, label: roleText(role) });
