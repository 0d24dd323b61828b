import { Link, useFetcher } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { diagnosisPathOf, reportPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ABSENCE_INTENT, type AbsenceAnswer } from './absence-answer.ts';

interface MissingCaseProps {
  /** What the page was answered without script. */
  readonly answer?: AbsenceAnswer | undefined;
}

/** Under a list: somebody types the number of a case that is not there, and what keeps it away is named. */
export function MissingCase({ answer }: MissingCaseProps) {
  const fetcher = useFetcher<AbsenceAnswer>();
  const told = fetcher.data ?? answer;
  return (
    <details open={told !== undefined || undefined} className="mt-6 max-w-prose text-sm">
      <summary className="w-fit cursor-pointer py-1 text-muted hover:text-text">
        Is a case missing here?
      </summary>
      <fetcher.Form method="post" className="mt-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value={ABSENCE_INTENT} />
        <Field
          label="Case number"
          className="w-56"
          error={told?.kind === 'unreadable' ? told.message : undefined}
        >
          <TextInput name="number" maxLength={40} autoComplete="off" defaultValue={told?.number ?? ''} />
        </Field>
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Find out why
        </Button>
      </fetcher.Form>
      <p role="status" className="mt-2">
        {told?.kind === 'explained' && <Explanation {...told} />}
      </p>
    </details>
  );
}

function Explanation({ number, absence }: AbsenceAnswer & { readonly kind: 'explained' }) {
  const way = wayTo(absence, number);
  return (
    <>
      <span className="font-medium tabular-nums">{number}</span>: {absence.text}
      {way !== null && (
        <>
          {' '}
          <TextLink asChild>
            <Link to={way.to}>{way.label}</Link>
          </TextLink>
        </>
      )}
    </>
  );
}

interface Way {
  readonly to: string;
  readonly label: string;
}

type Absence = (AbsenceAnswer & { readonly kind: 'explained' })['absence'];

/** Where the case is now, for whoever may go there. */
function wayTo({ finding, listedIn, caseId }: Absence, number: string): Way | null {
  if (caseId !== null)
    return listedIn === 'completed'
      ? { to: reportPathOf(caseId), label: 'Open its report' }
      : { to: diagnosisPathOf(caseId), label: 'Open it' };
  if (listedIn === 'available')
    return { to: `${screens.availableCases.path}?q=${encodeURIComponent(number)}`, label: 'Show it' };
  return finding === 'second_reading' ? { to: screens.providerTasks.path, label: 'Go to My Tasks' } : null;
}
