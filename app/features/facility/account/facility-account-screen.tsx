import { Link } from '@remix-run/react';
import { isProvisional } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { rightsText, roleText } from '#app/core/people/role-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { PartShown } from '#app/ui/lists/part-shown.tsx';
import { Halves, Page } from '#app/ui/page.tsx';
import { Cell, Row, Table, TableBody, TableHead } from '#app/ui/table.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { FacilityAccount, FacilityMember } from '#contracts/generated/wire.ts';
import { WayBack } from '../people/way-back.tsx';
import { AccountFacts, Agreement } from './account-facts.tsx';

interface FacilityAccountScreenProps {
  readonly account: FacilityAccount;
  /** Null for whoever may not see the list; My team shows them the same people. */
  readonly people: readonly FacilityMember[] | null;
  /** How many there are, shown or not. */
  readonly peopleInAll: number;
  /** The status of whoever looks. */
  readonly status: string;
  readonly isSaved: boolean;
  readonly today: string;
}

/** A facility's account: what the operator keeps of it, and who works under it (Appendix E). */
export function FacilityAccountScreen({
  account,
  people,
  peopleInAll,
  status,
  isSaved,
  today,
}: FacilityAccountScreenProps) {
  const { form, signed, active, allowedActions } = account;
  return (
    <Page
      title="Facility account details"
      width="halves"
      summary={form.displayName ?? form.legalName}
      actions={
        allowedActions.includes('edit') && (
          <Button asChild variant="primary">
            <Link to={screens.editFacilityAccount.path}>Edit facility account</Link>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-8">
        <p role="status" className="font-medium text-success empty:hidden">
          {isSaved ? 'The facility account is saved.' : null}
        </p>
        {!active && (
          <Told>
            This facility is suspended, since the operator deactivated its account. No case can be begun or
            sent out until the operator makes the account active again.
          </Told>
        )}
        {isProvisional(status) && (
          <Told>
            Your account is provisionally active. Check what is recorded here: the operator opens the account
            fully once everything is in order.
          </Told>
        )}
        <Halves
          beside={
            <>
              <Agreement signed={signed} />
              <People people={people} total={peopleInAll} mayAdd={allowedActions.includes('addNp')} />
            </>
          }
        >
          <AccountFacts form={form} today={today} />
        </Halves>
      </div>
    </Page>
  );
}

function Told({ children }: { readonly children: string }) {
  return <p className="rounded-lg border border-warning bg-warning-soft p-4">{children}</p>;
}

interface PeopleProps {
  readonly people: FacilityAccountScreenProps['people'];
  readonly total: number;
  readonly mayAdd: boolean;
}

function People({ people, total, mayAdd }: PeopleProps) {
  return (
    <DetailSection title="People of the facility">
      {people !== null && (
        <Table caption="People of the facility" narrow="stack">
          <TableHead>
            <ColumnHeader>Name</ColumnHeader>
            <ColumnHeader>Role</ColumnHeader>
            <ColumnHeader>Rights</ColumnHeader>
            <ColumnHeader>Status</ColumnHeader>
          </TableHead>
          <TableBody>
            {people.map(({ userId, firstName, lastName, email, role, rights, status }) => (
              <Row key={userId}>
                <Cell label="Name">
                  <span className="block font-medium">
                    {lastName}, {firstName}
                  </span>
                  <span className="block text-xs text-muted">{email}</span>
                </Cell>
                <Cell label="Role">{roleText(role)}</Cell>
                <Cell label="Rights">{rightsText(rights)}</Cell>
                <Cell label="Status">
                  <Badge tone={status === 'Active' ? 'success' : 'neutral'}>
                    {labels.UserStatus[status]}
                  </Badge>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
      {people !== null && <PartShown shown={people.length} total={total} />}
      {people?.some(({ status, lastLoginAt }) => status === 'Deactivated' && lastLoginAt !== null) ===
        true && (
        <WayBack>Whoever is deactivated cannot log in. Only the operator can open the account again.</WayBack>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink asChild>
          <Link to={screens.myTeam.path}>My team: invite people and change rights</Link>
        </TextLink>
        {mayAdd && (
          <TextLink asChild>
            <Link to={screens.facilityNp.path}>Nurse practitioners</Link>
          </TextLink>
        )}
      </p>
    </DetailSection>
  );
}
