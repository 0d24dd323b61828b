import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { TURNAROUND_HOURS } from '#app/core/cases/wait-words.ts';
import { figureAddress } from '#app/core/dashboards/figure-address.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { Page } from '#app/ui/page.tsx';
import { Cell, Row, Table, TableBody, TableHead } from '#app/ui/table.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { AdminDashboard } from '#contracts/generated/wire.ts';
import { StatusBoard } from '../admin/status-board.tsx';
import { FigureCard } from '../overview/figure-card.tsx';
import { adminFigures, hoursText, orderAges, percentText } from './admin-figures.ts';
import { AsOfForm, AsOfNote, type Moment, Ranges } from './as-of.tsx';
import { Count } from './count.tsx';
import { MostShown } from './most-shown.tsx';
import { TurnaroundByFacility, TurnaroundBySubspecialty, TurnaroundOverTime } from './turnaround-part.tsx';

interface Shown {
  readonly dashboard: AdminDashboard;
}

interface AdminHomePageProps extends Shown {
  readonly moment: Moment;
}

/** What a few people have to see of hundreds of facilities: every number leads to the list that it counts. */
export function AdminHomePage({ dashboard, moment }: AdminHomePageProps) {
  const timeZone = useTimeZone();
  const { asOf, days } = dashboard;
  return (
    <Page
      title={screens.adminHome.title}
      summary={<time dateTime={asOf}>As of {instantText(asOf, timeZone)}</time>}
      actions={
        <>
          <AsOfForm asOf={asOf} moment={moment} days={days} />
          <Ranges days={days} />
          <TextLink asChild>
            <Link to={screens.dashboard.path}>{screens.dashboard.title}</Link>
          </TextLink>
        </>
      }
    >
      <AsOfNote asOf={asOf} moment={moment} />
      <ul className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6">
        {adminFigures(dashboard).map((figure) => (
          <li key={figure.label}>
            <FigureCard {...figure} />
          </li>
        ))}
      </ul>
      <DetailSection title="Cases by status and age">
        {dashboard.caseCounts.length === 0 ? (
          <p className="mb-4 text-muted">There are no cases yet.</p>
        ) : (
          <StatusBoard overview={dashboard} />
        )}
      </DetailSection>
      <div className="mt-6 grid grid-cols-1 gap-8 *:min-w-0 lg:grid-cols-2">
        <TurnaroundByFacility dashboard={dashboard} />
        <TurnaroundBySubspecialty dashboard={dashboard} />
        <TurnaroundOverTime dashboard={dashboard} />
        <OverTime dashboard={dashboard} />
        <Orders dashboard={dashboard} />
        <DetailSection title="Load of pathologists">
          <Loads dashboard={dashboard} />
          <MostShown
            shown={dashboard.providerLoad.length}
            most={100}
            rows="pathologists with the most open cases"
          />
        </DetailSection>
        <DetailSection title="Licences about to end">
          <Licences dashboard={dashboard} />
          <MostShown shown={dashboard.licencesEnding.length} most={100} rows="licences that end first" />
        </DetailSection>
        <DetailSection title="Quality">
          <Facts
            facts={[
              { term: 'Reports amended', value: percentText(dashboard.rates.amendmentPercent) },
              { term: 'Labels that did not match', value: percentText(dashboard.rates.mismatchPercent) },
              { term: 'Median turnaround', value: hoursText(dashboard.turnaround.medianHours) },
              { term: 'Nine of ten took no longer than', value: hoursText(dashboard.turnaround.p90Hours) },
              {
                term: 'Median without waits for others',
                value: hoursText(dashboard.turnaround.netMedianHours),
              },
            ]}
          />
          <p className="text-sm text-muted">Turnaround in {TURNAROUND_HOURS}.</p>
        </DetailSection>
      </div>
    </Page>
  );
}

const SERIES = { sent: 'Sent out', signed: 'Signed out', reviews: 'Reviews' } as const;

function OverTime({ dashboard: { series, range, lists } }: Shown) {
  const totals = series.map(({ of, points }) => ({
    of,
    total: points.reduce((sum, { count }) => sum + count, 0),
  }));
  const total = (of: keyof typeof SERIES) => totals.find((one) => one.of === of)?.total ?? 0;
  return (
    <DetailSection title="Over time">
      <LineChart
        finding={`${total('sent')} sent out, ${total('signed')} signed out`}
        note={`By ${range.step}, ${dayText(range.from)} to ${dayText(range.to)}`}
        pointName={range.step === 'week' ? 'Week from' : 'Day'}
        points={series[0]?.points.map(({ day }) => dayText(day).slice(0, 5)) ?? []}
        series={series.map(({ of, points }, row) => ({
          name: SERIES[of],
          values: points.map(({ count }) => count),
          links: points.map((_, at) => figureAddress(lists[`series.${row}.points.${at}.count`], 'Admin')),
        }))}
      />
    </DetailSection>
  );
}

function Orders({ dashboard }: Shown) {
  const ages = orderAges(dashboard);
  const late = ages.at(-1)?.count ?? 0;
  return (
    <DetailSection title="Open orders by age">
      <BarChart
        finding={late === 0 ? 'No case has waited over 5 days' : `${late} waited over 5 days`}
        note="Cases that wait for slides or answers of the facility"
        columns={['Waiting for', 'Cases']}
        values={ages.map(({ label, count }) => ({ name: label, count }))}
      />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {ages.map(({ name, label, count, to }) => (
          <span key={name}>
            {label}:{' '}
            <Count to={to} of={`cases waiting ${label.toLowerCase()}`}>
              {count}
            </Count>
          </span>
        ))}
      </p>
    </DetailSection>
  );
}

const userPath = (userId: string) => `/UserDetail/${encodeURIComponent(userId)}`;

function Loads({ dashboard: { providerLoad, lists } }: Shown) {
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
              <TextLink asChild>
                <Link to={userPath(provider.userId)}>{provider.displayName}</Link>
              </TextLink>
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

function Licences({ dashboard: { licencesEnding, lists } }: Shown) {
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
              <TextLink asChild>
                <Link to={userPath(provider.userId)}>{provider.displayName}</Link>
              </TextLink>
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
