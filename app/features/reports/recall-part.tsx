import { clockText, recallEndsAt } from '#app/core/reports/recall-window.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { OpenAmendment } from '#contracts/generated/wire.ts';
import { RecallForm } from './report-forms.ts';

interface RecallPartProps {
  readonly signedAt: string;
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  readonly outcome: PostedOutcome | undefined;
}

const SECOND_MS = 1000;

/** The way back within ten minutes of the signature, with its clock. The API has the last word on the time. */
export function RecallPart({ signedAt, loadedAt, ...form }: RecallPartProps) {
  const timeZone = useTimeZone();
  const end = recallEndsAt(signedAt);
  const left = clockText(end, useNow(loadedAt, SECOND_MS));
  return (
    <DetailSection title="Take the report back">
      {left === null ? (
        <p>The ten minutes are over and the facility sees the report. The only way now is an amendment.</p>
      ) : (
        <>
          <p>
            The facility does not see the report yet. Until {instantText(end, timeZone)} you can take it back
            and go on writing; after that the only way is an amendment. Once an addendum or an amendment is
            signed, the report cannot be taken back any more.
          </p>
          <TimeLeft>{left}</TimeLeft>
          <Recall {...form} />
        </>
      )}
    </DetailSection>
  );
}

/** A screen reader has the end in the sentence before: a clock that ticks would never let it speak. */
const TimeLeft = ({ children }: { readonly children: string }) => (
  <p aria-hidden className="text-2xl font-semibold tabular-nums">
    {children}
  </p>
);

interface RecallHeldProps extends Pick<RecallPartProps, 'signedAt' | 'loadedAt'> {
  /** What was begun on the report, which nobody takes back before it is dropped. */
  readonly open: Pick<OpenAmendment, 'kind'>;
}

/** Says what keeps the report from being taken back, while there is time to drop it. */
export function RecallHeld({ signedAt, loadedAt, open }: RecallHeldProps) {
  const timeZone = useTimeZone();
  const end = recallEndsAt(signedAt);
  const left = clockText(end, useNow(loadedAt, SECOND_MS));
  if (left === null) return null;
  const name = open.kind.toLowerCase();
  return (
    <DetailSection title="Take the report back">
      <p>
        The facility does not see the report yet, and you can take it back until {instantText(end, timeZone)}.
        Drop the {name} that is in progress first: its text is deleted with it, so copy what you need.
      </p>
      <TimeLeft>{left}</TimeLeft>
    </DetailSection>
  );
}

function Recall({ etag, idempotencyKey, outcome }: Omit<RecallPartProps, 'signedAt' | 'loadedAt'>) {
  const { form, fields } = useContractForm(RecallForm, refusedOf(outcome, 'recall'), { id: 'recall' });
  return (
    <IntentForm
      form={form}
      intent="recall"
      etag={etag}
      idempotencyKey={idempotencyKey}
      submitLabel="Take back"
    >
      <TextAreaField field={fields.reason} label="Reason" rows={2} />
    </IntentForm>
  );
}
