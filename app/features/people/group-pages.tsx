import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import type { Choices, FoundChoices } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import type { Column } from '#app/ui/lists/column.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { linkColumn, textColumn, wholeColumn } from '#app/ui/lists/plain-columns.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Group, GroupListItem } from '#contracts/generated/wire.ts';
import { GroupForm, groupAsks, groupMoves, NewGroupForm } from './group-forms.ts';
import { type Past, RecordPast } from './record-past.tsx';

const groupPath = (id: string, rest = ''): string =>
  `${screens.groups.path}?group=${encodeURIComponent(id)}${rest}`;

const columns = (timeZone: string): readonly Column<GroupListItem>[] => [
  linkColumn(
    'name',
    'Group',
    { to: ({ id }) => groupPath(id), text: ({ name }) => name },
    { sortKey: 'name' },
  ),
  textColumn('owner', 'Owner group', ({ ownerGroup }) => labels.OwnerGroup[ownerGroup], {
    sortKey: 'ownerGroup',
  }),
  textColumn('members', 'Members', ({ members }) => members, { sortKey: 'members', align: 'end' }),
  textColumn('facilities', 'Facilities', ({ facilities }) => facilities, { align: 'end' }),
  textColumn('active', 'State', ({ active }) => (active ? 'Active' : 'Not active')),
  wholeColumn('created', 'Created', ({ createdAt }) => instantText(createdAt, timeZone), {
    sortKey: 'createdAt',
    usual: 'descending',
  }),
];

/** Whether the duty of the reader makes and changes groups; the rest would only be refused. */
interface Changeable {
  readonly mayChange: boolean;
}

export function Groups({ items, list, mayChange }: Listed<GroupListItem> & Changeable) {
  return (
    <ListPage
      title={screens.groups.title}
      name="groups"
      asksForNews
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={[{ kind: 'flag', name: 'active', label: 'Active only' }]}
      search={{ name: 'q', label: 'Search by name', placeholder: 'Name' }}
      sorts={[
        { value: 'name', label: 'By name' },
        { value: '-members', label: 'Most members first' },
        { value: '-createdAt', label: 'Newest first' },
      ]}
      nameOf={({ name }) => name}
      empty={{ title: 'There are no groups yet', text: 'A group reads the cases of its facilities first.' }}
      actions={
        mayChange && (
          <Button asChild>
            <Link to={groupPath('new')}>New group</Link>
          </Button>
        )
      }
      exported="groups"
    />
  );
}

const secondReviewText = ({
  provisionalPercent,
  randomPercent,
  malignancySites,
  misinterpretations,
}: Group['qaRule']): string =>
  [
    `${provisionalPercent}\u00a0% of provisionally active pathologists`,
    `${randomPercent}\u00a0% by chance`,
    ...(malignancySites.length === 0 ? [] : [`each first malignancy at ${malignancySites.join(' or ')}`]),
    ...(misinterpretations ? ['each amendment for misinterpretation'] : []),
  ].join(', ');

interface GroupPartProps extends Changeable {
  readonly group: Group;
  readonly providers: FoundChoices;
  readonly past: Past;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One group: its members with their open cases, whom it serves, and its rule for second reviews (domain 3.7). */
export function GroupPart({ group, providers, past, mayChange, idempotencyKey, outcome }: GroupPartProps) {
  useErrorTitle(outcome?.refused != null);
  const members = group.members.map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  const isIn = new Set(members.map(({ value }) => value));
  const moves = groupMoves(
    { ...providers, choices: providers.choices.filter(({ value }) => !isIn.has(value)) },
    members,
  );
  return (
    <RecordPage
      title={group.name}
      back={{ to: screens.groups.path, label: 'All groups' }}
      status={
        <Badge tone={group.active ? 'success' : 'neutral'}>{group.active ? 'Active' : 'Not active'}</Badge>
      }
      actions={
        mayChange && (
          <Button asChild>
            <Link to={groupPath(group.id, '&edit=1')}>Edit group</Link>
          </Button>
        )
      }
    >
      <MoveList
        moves={moves}
        allowed={new Set(mayChange ? moves.map(({ intent }) => intent) : [])}
        outcome={outcome}
        statusNow={group.active ? 'Active' : 'Not active'}
        words={plainWords}
        etag={group.etag}
        idempotencyKey={idempotencyKey}
      />
      <DetailSection title="Members">
        {group.members.length === 0 ? (
          <p className="text-muted">Nobody is in this group.</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {group.members.map(({ userId, displayName, status, openCases }) => (
              <li key={userId}>
                <TextLink asChild>
                  <Link to={`${screens.userShown.path}/${encodeURIComponent(userId)}`}>{displayName}</Link>
                </TextLink>
                {`: ${labels.UserStatus[status]}, ${openCases === 1 ? '1 open case' : `${openCases} open cases`} of the group’s facilities`}
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      <DetailSection title="Facts">
        <Facts
          facts={[
            { term: 'Owner group', value: labels.OwnerGroup[group.ownerGroup] },
            { term: 'Description', value: group.description },
            { term: 'Facilities served', value: group.facilities.map(({ name }) => name).join(', ') },
            { term: 'New cases are for this group alone', value: `For ${group.priorityPoolMinutes} minutes` },
            { term: 'Billing entity', value: group.billingEntity },
            { term: 'Second reviews', value: secondReviewText(group.qaRule) },
          ]}
        />
      </DetailSection>
      <RecordPast past={past} />
    </RecordPage>
  );
}

interface GroupEditorProps {
  readonly group: Group | null;
  readonly providers: Choices;
  readonly facilities: Choices;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

export function GroupEditor({ group, providers, facilities, idempotencyKey, refused }: GroupEditorProps) {
  const isNew = group === null;
  const values = isNew ? {} : defaultsOf(group);
  const asks = groupAsks({ providers, facilities }, isNew);
  const { form } = useContractForm<Record<string, unknown>, unknown>(
    isNew ? NewGroupForm : GroupForm,
    refused,
    { id: 'group', defaultValue: values, words: plainWords },
  );
  return (
    <FormScreen
      title={isNew ? 'New group' : `Edit ${group.name}`}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={isNew ? 'Create group' : 'Save group'}
      version={isNew ? undefined : { etag: group.etag, values, questions: asks }}
    >
      {group?.qaRule.malignancySites.map((site, index) => (
        <input key={site} type="hidden" name={`qaRule.malignancySites[${index}]`} value={site} />
      ))}
      <AskedFields asks={asks} />
    </FormScreen>
  );
}

const defaultsOf = ({ qaRule, active, facilities, ...group }: Group) => ({
  ...group,
  active: active ? 'on' : undefined,
  facilityIds: facilities.map(({ id }) => id),
  qaRule: { ...qaRule, misinterpretations: qaRule.misinterpretations ? 'on' : undefined },
});
