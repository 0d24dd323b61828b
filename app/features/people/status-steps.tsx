import { instantText } from '#app/core/text/dates.ts';

interface Step {
  readonly at: string;
  /** What it became. */
  readonly text: string;
  readonly by: string;
  readonly reason: string | null;
}

interface StatusStepsProps {
  readonly steps: readonly Step[];
  readonly timeZone: string;
}

/** The statuses that a record has had, with who gave it each and why. */
export function StatusSteps({ steps, timeZone }: StatusStepsProps) {
  if (steps.length === 0) return <p className="text-muted">It has not changed yet.</p>;
  return (
    <ol className="flex flex-col gap-1">
      {steps.map(({ at, text, by, reason }) => (
        <li key={`${at} ${text}`}>
          <span className="font-medium">{text}</span>{' '}
          <span className="text-sm text-muted">
            {by}, <time dateTime={at}>{instantText(at, timeZone)}</time>
          </span>
          {reason !== null && <p className="text-sm wrap-break-word whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
