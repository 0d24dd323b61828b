import { Link } from '@remix-run/react';
import { figureAddress } from '#app/core/dashboards/figure-address.ts';
import { dayText } from '#app/core/text/dates.ts';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { Cell, Row, Table, TableBody, TableHead } from '#app/ui/table.tsx';
import type { AdminDashboard } from '#contracts/generated/wire.ts';
import { Count } from './count.tsx';

interface PeopleProps {
  readonly dashboard: AdminDashboard;
}

const userPath = (userId: string) => `/UserDetail/${encodeURIComponent(userId)}`;

export function Loads({ dashboard: { providerLoad, lists } }: PeopleProps) {
  if (providerLoad.length === 0) return <p className="text-muted">Nobody has an open case.</p>;
  return (
    <Table caption="Load of pathologists" narrow="scroll">
      <TableHead>
        <ColumnHeader>Pathologist</ColumnHeader>
        <ColumnHeader numeric>Open</ColumnHeader>
        <ColumnHeader numeric>Limit</ColumnHeader>
        <ColumnHeader numeric>Overdue</ColumnHeader>
      </TableHead>
      <TableBody>
        {providerLoad.map(({ provider, openCases, openCaseLimit, overdue }, index) => (
          <Row key={provider.userId}>
            <Cell>
              <Link to={userPath(provider.userId)} className="underline underline-offset-2">
                {provider.displayName}
              </Link>
            </Cell>
            <Cell numeric>
              <Count
                to={figureAddress(lists[`providerLoad.${index}.openCases`], 'Admin')}
                of={`open cases of ${provider.displayName}`}
              >
                {openCases}
              </Count>
            </Cell>
            <Cell numeric>{openCaseLimit}</Cell>
            <Cell numeric className={overdue > 0 ? 'font-semibold text-danger' : 'text-muted'}>
              <Count
                to={figureAddress(lists[`providerLoad.${index}.overdue`], 'Admin')}
                of={`overdue cases of ${provider.displayName}`}
              >
                {overdue}
              </Count>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

export function Licences({ dashboard: { licencesEnding, lists } }: PeopleProps) {
  if (licencesEnding.length === 0) return <p className="text-muted">No licence ends soon.</p>;
  return (
    <Table caption="Licences about to end" narrow="scroll">
      <TableHead>
        <ColumnHeader>Pathologist</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Ends</ColumnHeader>
        <ColumnHeader numeric>Open cases there</ColumnHeader>
      </TableHead>
      <TableBody>
        {licencesEnding.map(({ provider, region, expiresOn, openCases }, index) => (
          <Row key={`${provider.userId} ${region}`}>
            <Cell>
              <Link to={userPath(provider.userId)} className="underline underline-offset-2">
                {provider.displayName}
              </Link>
            </Cell>
            <Cell>{region}</Cell>
            <Cell>{dayText(expiresOn)}</Cell>
            <Cell numeric>
              <Count
                to={figureAddress(lists[`licencesEnding.${index}.openCases`], 'Admin')}
                of={`open cases of ${provider.displayName} in ${region}`}
              >
                {openCases}
              </Count>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
