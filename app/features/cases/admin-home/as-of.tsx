import { Form, Link } from '@remix-run/react';
import { wallText } from '#app/core/calendar/wall-text.ts';
import { searchWith } from '#app/core/lists/list-address.ts';
import { instantText } from '#app/core/text/dates.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { useListSearch } from '#app/ui/lists/filters/use-list-search.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';

export type Moment = 'now' | 'past' | 'not understood';

interface AsOfProps {
  /** The moment that the figures are of. */
  readonly asOf: string;
  readonly moment: Moment;
  readonly days: number;
}

const HOUR_S = 3600;
/** What the figure over time is of stays chosen at another hour. */
const CHOSEN = ['ofFacility', 'ofSubspecialty'];

/** Which hour the overview is of; without script, too. */
export function AsOfForm({ asOf, moment, days }: AsOfProps) {
  const timeZone = useTimeZone();
  const { search } = useListSearch();
  const wall = moment === 'past' ? wallText(asOf, timeZone) : '';
  return (
    <Form method="get" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="days" value={days} />
      {[...new URLSearchParams(search)].map(
        ([name, value]) =>
          CHOSEN.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={`As of (${timeZone})`} className="max-w-full flex-row flex-wrap items-center">
        <TextInput
          key={wall}
          type="datetime-local"
          name="asOf"
          step={HOUR_S}
          defaultValue={wall}
          className="w-auto max-w-full tabular-nums"
        />
      </Field>
      <Button type="submit">Show</Button>
      {moment === 'past' && (
        <Button asChild>
          <Link to={{ search: searchWith(search, { asOf: null }) }}>Now</Link>
        </Button>
      )}
    </Form>
  );
}

/** Said where the figures are not of now, or where the hour that was asked for has not passed. */
export function AsOfNote({ asOf, moment }: Pick<AsOfProps, 'asOf' | 'moment'>) {
  const timeZone = useTimeZone();
  if (moment === 'now') return null;
  return (
    <p role="status" className="mb-4 rounded-lg border border-border bg-raised p-3 text-sm">
      {moment === 'past'
        ? `This is how things stood at ${instantText(asOf, timeZone)}. Lists show the present, so no figure leads to one.`
        : 'This hour has not passed or could not be read. The figures are of now.'}
    </p>
  );
}

const RANGES = [7, 30, 90, 365];

/** Over how many days the rates and the turnaround are counted. */
export function Ranges({ days }: { readonly days: number }) {
  const { search } = useListSearch();
  return (
    <nav aria-label="Days" className="flex flex-wrap gap-1">
      {RANGES.map((range) => (
        <Link
          key={range}
          to={{ search: searchWith(search, { days: String(range) }) }}
          aria-current={range === days ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 items-center rounded-md px-2.5 text-sm no-underline hover:bg-hover coarse:h-11',
            range === days ? 'bg-accent-soft font-semibold text-accent' : 'text-muted',
          )}
        >
          {range} days
        </Link>
      ))}
    </nav>
  );
}
