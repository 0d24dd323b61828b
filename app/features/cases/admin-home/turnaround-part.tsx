import { Link } from '@remix-run/react';
import { TURNAROUND_HOURS } from '#app/core/cases/wait-words.ts';
import { figureAddress } from '#app/core/dashboards/figure-address.ts';
import { searchWith } from '#app/core/lists/list-address.ts';
import { dayText } from '#app/core/text/dates.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { ColumnHeader } from '#app/ui/column-header.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useListSearch } from '#app/ui/lists/filters/use-list-search.ts';
import { Cell, Row, Table, TableBody, TableHead } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { AdminDashboard, Turnaround } from '#contracts/generated/wire.ts';
import { hoursText } from './admin-figures.ts';
import { Count } from './count.tsx';
import { MostShown } from './most-shown.tsx';

interface Shown {
  readonly dashboard: AdminDashboard;
}

interface TurnaroundRow {
  readonly name: string;
  readonly turnaround: Turnaround;
  /** The name of its figure among the lists. */
  readonly key: string;
  /** What the address names it by; null for what no address names. */
  readonly chosenBy: string | null;
}

interface TurnaroundTableProps {
  readonly name: string;
  /** The name in the address under which a row is chosen for the figure over time. */
  readonly parameter: 'ofFacility' | 'ofSubspecialty';
  readonly rows: readonly TurnaroundRow[];
  readonly lists: AdminDashboard['lists'];
}

export function TurnaroundByFacility({ dashboard: { byFacility, lists } }: Shown) {
  return (
    <DetailSection title="Turnaround by facility">
      <TurnaroundTable
        name="Facility"
        parameter="ofFacility"
        rows={byFacility.map(({ facilityId, facilityName, turnaround }, index) => ({
          name: facilityName,
          turnaround,
          key: `byFacility.${index}.turnaround.cases`,
          chosenBy: facilityId,
        }))}
        lists={lists}
      />
      <MostShown shown={byFacility.length} most={50} rows="facilities with the most signed cases" />
    </DetailSection>
  );
}

export function TurnaroundBySubspecialty({ dashboard: { bySubspecialty, lists } }: Shown) {
  return (
    <DetailSection title="Turnaround by subspecialty">
      <TurnaroundTable
        name="Subspecialty"
        parameter="ofSubspecialty"
        rows={bySubspecialty.map(({ subspecialty, turnaround }, index) => ({
          name: subspecialty === null ? 'Any' : labels.Subspecialty[subspecialty],
          turnaround,
          key: `bySubspecialty.${index}.turnaround.cases`,
          chosenBy: subspecialty,
        }))}
        lists={lists}
      />
    </DetailSection>
  );
}

function TurnaroundTable({ name, parameter, rows, lists }: TurnaroundTableProps) {
  const { search } = useListSearch();
  if (rows.length === 0) return <p className="text-muted">Nothing was signed out in these days.</p>;
  return (
    <Table caption={`Turnaround by ${name.toLowerCase()}, in ${TURNAROUND_HOURS}`} narrow="scroll">
      <TableHead>
        <ColumnHeader>{name}</ColumnHeader>
        <ColumnHeader numeric>Signed</ColumnHeader>
        <ColumnHeader numeric>Median</ColumnHeader>
        <ColumnHeader numeric>90th percentile</ColumnHeader>
        <ColumnHeader numeric>Net median</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map(({ name: of, turnaround, key, chosenBy }) => (
          <Row key={key}>
            <Cell>
              {chosenBy === null ? (
                of
              ) : (
                <TextLink asChild>
                  <Link to={{ search: searchWith(search, { [parameter]: chosenBy }), hash: OVER_TIME }}>
                    {of}
                    <VisuallyHidden>: over time</VisuallyHidden>
                  </Link>
                </TextLink>
              )}
            </Cell>
            <Cell numeric>
              <Count to={figureAddress(lists[key], 'Admin')} of={`signed out, ${of}`}>
                {turnaround.cases}
              </Count>
            </Cell>
            <Cell numeric>{hoursText(turnaround.medianHours)}</Cell>
            <Cell numeric>{hoursText(turnaround.p90Hours)}</Cell>
            <Cell numeric>{hoursText(turnaround.netMedianHours)}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const OVER_TIME = 'turnaround-over-time';

/** Median and 90th percentile of each day or week, of all cases or of the facility and subspecialty that were chosen. */
export function TurnaroundOverTime({ dashboard: { turnaroundSeries, range, lists } }: Shown) {
  const { facilityId, facilityName, subspecialty, points } = turnaroundSeries;
  const { search } = useListSearch();
  const links = points.map((_, at) =>
    figureAddress(lists[`turnaroundSeries.points.${at}.turnaround.cases`], 'Admin'),
  );
  const measured = (of: (turnaround: Turnaround) => number | null) =>
    points.map(({ turnaround }) => of(turnaround));
  const isChosen = facilityId !== null || subspecialty !== null;
  const scope = [
    ...(facilityId === null ? [] : [facilityName ?? 'A facility that is not there']),
    ...(subspecialty === null ? [] : [labels.Subspecialty[subspecialty]]),
  ].join(', ');
  const step = range.step === 'week' ? 'week' : 'day';
  return (
    <div id={OVER_TIME}>
      <DetailSection title="Turnaround over time">
        <p className="text-sm">
          {isChosen
            ? scope
            : 'All cases. A name in the tables shows the cases of one facility or subspecialty.'}{' '}
          {isChosen && (
            <TextLink asChild>
              <Link to={{ search: searchWith(search, { ofFacility: null, ofSubspecialty: null }) }}>
                Show all cases
              </Link>
            </TextLink>
          )}
        </p>
        <LineChart
          finding={changeText(points.map(({ turnaround }) => turnaround.medianHours))}
          note={`In ${TURNAROUND_HOURS}, from the pool to the signature, by the ${step} of the sign-out, ${dayText(range.from)} to ${dayText(range.to)}`}
          pointName={step === 'week' ? 'Week from' : 'Day'}
          points={points.map(({ day }) => dayText(day).slice(0, 5))}
          series={[
            { name: 'Median', values: measured(({ medianHours }) => medianHours), links },
            { name: '90th percentile', values: measured(({ p90Hours }) => p90Hours), links },
            { name: 'Signed out', values: measured(({ cases }) => cases), links, tableOnly: true },
          ]}
        />
      </DetailSection>
    </div>
  );
}

/** From the first measured point to the last. */
function changeText(medians: readonly (number | null)[]): string {
  const measured = medians.filter((one) => one !== null);
  const [first] = measured;
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return 'Nothing was signed out in these days';
  if (measured.length === 1) return `The median was ${hoursText(last)}`;
  if (first === last) return `The median is ${hoursText(last)}, as it was at first`;
  return `The median ${last < first ? 'fell' : 'rose'} from ${hoursText(first)} to ${hoursText(last)}`;
}
