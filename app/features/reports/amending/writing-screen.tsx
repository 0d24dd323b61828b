import { Link } from '@remix-run/react';
import { useState } from 'react';
import { LICENCES_PATH } from '#app/core/access/licences-path.ts';
import { diagnosisPathOf, reportPathOf, reportStepPathOf } from '#app/core/cases/case-links.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { LicenceNote } from '#app/ui/detail/signing/licence-note.tsx';
import { useFocusAtPlace } from '#app/ui/detail/use-focus-at-place.ts';
import { RadioField } from '#app/ui/forms/choice-fields.tsx';
import { isLeavingStep, LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { AmendmentKind, FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';
import { ReportBanner } from '../report-banner.tsx';
import { amendmentQuestions } from './amendment-questions.ts';
import { OtherChanges, SpecimenFields, ToldRows } from './amendment-rows.tsx';
import { PatientFields } from './patient-fields.tsx';
import { useAmendmentForm } from './use-amendment-form.ts';
import { WriterBefore } from './writer-before.tsx';

export interface WritingScreenProps {
  readonly report: FinalReport;
  readonly what: AmendmentKind;
  /** What is begun and not signed, which may be of the other kind. */
  readonly open: OpenAmendment | null;
  readonly readerId: string;
  /** Why the reader's licence lets them sign nothing today; null where it does. */
  readonly licenceFault: string | null;
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  readonly outcome: PostedOutcome | undefined;
}

const CAUSES = choicesOf(labels.AmendmentCause);

/** Where an addendum or an amendment is written. Nothing of it is in the report before it is signed. */
export function WritingScreen({ open, ...props }: WritingScreenProps) {
  const { report, what } = props;
  useFocusAtPlace();
  const isOther = open !== null && open.kind !== what;
  const name = what === 'Addendum' ? 'Addendum to' : 'Amendment of';
  return (
    <>
      <ReportBanner report={report} />
      <Page
        width="text"
        title={`${name} report ${report.case.caseID}`}
        namesThing
        summary={`Version ${report.version} stays valid until this is signed`}
        actions={
          <Button asChild>
            <Link to={reportPathOf(report.caseId)}>Back to the report</Link>
          </Button>
        }
      >
        <div className="mb-4 empty:hidden">
          <LicenceNote fault={props.licenceFault} path={LICENCES_PATH} />
        </div>
        {isOther && (
          <p role="alert" className="mb-4 rounded-md border border-warning bg-warning-soft px-3 py-2">
            An {open.kind.toLowerCase()} of this report is in progress, and is signed first.{' '}
            <TextLink asChild>
              <Link to={reportStepPathOf(report.caseId, 'sign')}>Look at it and sign</Link>
            </TextLink>
          </p>
        )}
        <SignedMeanwhile report={report} />
        {refusedOf(props.outcome, 'keep')?.refusal === 404 && <TakenBack caseId={report.caseId} />}
        {open !== null && !isOther && <WriterBefore open={open} readerId={props.readerId} />}
        <Writing {...props} open={isOther ? null : open} />
      </Page>
    </>
  );
}

/** A report that was taken back cannot be added to: what was to be added goes into its text. */
const TakenBack = ({ caseId }: Pick<FinalReport, 'caseId'>) => (
  <p className="mb-4 rounded-md border border-warning bg-warning-soft px-3 py-2">
    If the report was taken back, its text can be written again, and what you wrote here belongs there.{' '}
    <TextLink asChild>
      <Link to={diagnosisPathOf(caseId)} target="_blank" rel="noreferrer">
        Open the text of the case in a new tab
      </Link>
    </TextLink>
  </p>
);

/** What was signed while the form stood open: whoever writes the same again would sign it twice. */
function SignedMeanwhile({ report: { caseId, version, versions } }: Pick<WritingScreenProps, 'report'>) {
  const timeZone = useTimeZone();
  const [opened] = useState(version);
  const since = versions.filter((one) => one.version > opened);
  if (since.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-md border border-warning bg-warning-soft px-3 py-2">
      {since.map((one) => (
        <p key={one.version}>
          Version {one.version} was signed meanwhile by {one.signedBy.displayName}, on{' '}
          {instantText(one.signedAt, timeZone)}.{' '}
          <TextLink asChild>
            <Link to={reportPathOf(caseId)}>Read the report as it is now</Link>
          </TextLink>
        </p>
      ))}
    </div>
  );
}

function Writing({ report, what, open, etag, idempotencyKey, loadedAt, outcome }: WritingScreenProps) {
  const refused = refusedOf(outcome, 'keep');
  const { form, fields, values, timeZone } = useAmendmentForm({ report, what, open, refused });
  const letters = report.diagnoses.map(({ specimenID }) => specimenID);
  return (
    <IntentForm
      form={form}
      intent="keep"
      etag={etag}
      version={{ etag, values, questions: amendmentQuestions(report, what) }}
      idempotencyKey={idempotencyKey}
      submitLabel={what === 'Addendum' ? 'Go on to the signature' : 'See the difference'}
      look="primary"
      beside={
        <Button type="submit" name="next" value="later">
          Keep for later
        </Button>
      }
    >
      <input type="hidden" name="kind" value={what} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <TextAreaField field={fields.reason} label="Reason" rows={2} hint="It stands in the report." />
      {what === 'Addendum' ? (
        <TextAreaField field={fields.text} label="Text of the addendum" rows={8} required />
      ) : (
        <>
          <RadioField field={fields.cause} label="What went wrong" choices={CAUSES} />
          <PatientFields field={fields.patient} today={loadedAt.slice(0, 10)} />
          <SpecimenFields field={fields.specimens} report={report} />
          <TextAreaField field={fields.comment} label="Comment" rows={4} />
          <TextAreaField field={fields.microscopic} label="Microscopic description" rows={4} />
          <TextAreaField field={fields.gross} label="Gross description" rows={4} />
          <TextAreaField field={fields.orderingPhysician} label="Ordering physician" rows={1} />
          <OtherChanges field={fields.others} letters={letters} />
          <ToldRows field={fields.told} timeZone={timeZone} />
        </>
      )}
      <LeaveGuard isUnsaved={form.dirty} leaves={isLeavingStep} />
    </IntentForm>
  );
}
