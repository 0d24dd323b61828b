import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { patientTexts } from '#app/core/people/patient-texts.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import { OutcomeLine, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { Page } from '#app/ui/page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case, NameAlert, RecordedReceipt, SlideReceipt } from '#contracts/generated/wire.ts';
import { FindCase } from './find-case.tsx';
import { LastReceipt } from './last-receipt.tsx';
import { NearNames } from './near-names.tsx';
import {
  type Announced,
  listedSlides,
  parcelAsks,
  receiptFormOf,
  receiptQuestions,
  receiptValues,
  type SeveralThings,
  slideAsks,
} from './receipt-forms.ts';

interface ReceiptPageProps {
  /** Null before a number was scanned. */
  readonly ofCase: Case | null;
  /** What was counted last; null before anything was. */
  readonly last: RecordedReceipt | null;
  /** What was announced of the parcel; null where whoever counts may not know it. */
  readonly announced: Announced | null;
  /** Other patients of the facility with the same or nearly the same name; null where nobody could read of them. */
  readonly nearNames: readonly NameAlert[] | null;
  readonly part: 'count' | 'scans';
  readonly idempotencyKey: string;
  readonly outcome:
    | {
        readonly refused: SubmissionResult | null;
        readonly receipt: SlideReceipt | null;
        readonly several: SeveralThings | null;
        readonly removal: PostedOutcome | null;
      }
    | undefined;
  /** The part in which the slides of the case are scanned; null where that is over. */
  readonly scans: ReactNode;
}

/** Slides that came by mail: whose they are, how many of each, and in what condition (domain 3.13). */
export function ReceiptPage(props: ReceiptPageProps) {
  const { ofCase, last, announced, part, idempotencyKey, outcome, scans } = props;
  const receipt = outcome?.receipt ?? null;
  if (receipt !== null) return <Received receipt={receipt} mayScan={scans !== null} />;
  const alert = <NearNames nearNames={props.nearNames ?? []} />;
  if (ofCase !== null && part === 'scans')
    return <ScanSlides ofCase={ofCase} alert={alert} scans={scans} removal={outcome?.removal ?? undefined} />;
  // A form that the API will refuse is not filled in for nothing.
  if (ofCase !== null && ofCase.status !== 'Submitted')
    return <NothingToCount ofCase={ofCase} last={last} mayScan={scans !== null} />;
  const refused = outcome?.refused ?? null;
  return ofCase === null ? (
    <FindCase refused={refused} several={outcome?.several ?? null} />
  ) : (
    <CountSlides
      ofCase={ofCase}
      last={last}
      announced={announced}
      alert={alert}
      idempotencyKey={idempotencyKey}
      refused={refused}
      mayScan={scans !== null}
    />
  );
}

const TITLE = screens.uploadSpecimenForm.title;

/** Whose slides these are, where the eye is when they are counted and scanned. */
function PatientBanner({ ofCase }: { readonly ofCase: Case }) {
  const { patientInfo, patientAge, caseID, caseRecordId, facilityName } = ofCase;
  return (
    <StickyBanner>
      <PatientLine
        patient={patientTexts(patientInfo, patientAge)}
        numbers={{ Accession: caseRecordId, Case: caseID }}
        facilityName={facilityName}
      />
    </StickyBanner>
  );
}

const ScanLink = ({ caseId }: { readonly caseId: string }) => (
  <TextLink asChild>
    <Link to={{ search: `?case=${encodeURIComponent(caseId)}&part=scans` }}>Scan the slides</Link>
  </TextLink>
);

const CaseLink = ({ caseId }: { readonly caseId: string }) => (
  <TextLink asChild>
    <Link to={`/case-details/${encodeURIComponent(caseId)}`}>Open the case</Link>
  </TextLink>
);

interface ScanSlidesProps {
  readonly ofCase: Case;
  readonly alert: ReactNode;
  readonly scans: ReactNode;
  readonly removal: PostedOutcome | undefined;
}

const words = { removeImage: { label: 'Remove', done: 'The image is taken off the slide.' } };

function ScanSlides({ ofCase, alert, scans, removal }: ScanSlidesProps) {
  return (
    <>
      <PatientBanner ofCase={ofCase} />
      <Page title={`${TITLE}: ${ofCase.caseID}`} width="text">
        <OutcomeLine
          outcome={removal}
          words={words}
          plain={['removeImage']}
          statusNow={labels.CaseStatus[ofCase.status]}
        />
        {alert}
        {scans ?? <p className="text-muted">No slide of this case waits for a scan.</p>}
      </Page>
    </>
  );
}

interface NothingToCountProps {
  readonly ofCase: Case;
  readonly last: RecordedReceipt | null;
  readonly mayScan: boolean;
}

function NothingToCount({ ofCase, last, mayScan }: NothingToCountProps) {
  return (
    <>
      <PatientBanner ofCase={ofCase} />
      <Page title={`${TITLE}: ${ofCase.caseID}`} width="text">
        {ofCase.status === 'Cancelled' ? (
          <p>
            This case was withdrawn, and its slides are not counted any more. Keep them together, and ask the
            facility where they go. The page of the case says who withdrew it, when and why.
          </p>
        ) : (
          <p>
            Slides are counted before the intake check. This case is in the state “
            {labels.CaseStatus[ofCase.status]}”.
          </p>
        )}
        {last !== null && <LastReceipt last={last} listed={listedSlides(ofCase)} />}
        <p className="mt-3 flex flex-wrap gap-4">
          {mayScan && <ScanLink caseId={ofCase.id} />}
          <CaseLink caseId={ofCase.id} />
        </p>
      </Page>
    </>
  );
}

/** A facility that sends images in place of its glass may have posted the parcel before. */
const NoParcelAwaited = () => (
  <p className="font-medium text-warning">
    The facility uploads images of this case, and no parcel of it is awaited. Keep what came together, and ask
    the facility where it goes. Count it only where the facility says so.
  </p>
);

interface CountSlidesProps extends Pick<ReceiptPageProps, 'last' | 'announced'> {
  readonly ofCase: Case;
  readonly alert: ReactNode;
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
  readonly mayScan: boolean;
}

function CountSlides(props: CountSlidesProps) {
  const { ofCase, last, announced, alert, idempotencyKey, refused, mayScan } = props;
  const listed = listedSlides(ofCase);
  const values = receiptValues(listed, last);
  const { form } = useContractForm<Record<string, unknown>, unknown>(receiptFormOf(listed), refused, {
    id: 'receipt',
    defaultValue: values,
    words: plainWords,
  });
  const { caseID } = ofCase;
  return (
    <>
      <PatientBanner ofCase={ofCase} />
      <FormScreen
        title={`${TITLE}: ${caseID}`}
        summary={mayScan && <ScanLink caseId={ofCase.id} />}
        form={form}
        idempotencyKey={idempotencyKey}
        submitLabel="Record receipt"
        version={{ etag: ofCase.etag, values, questions: receiptQuestions(listed) }}
      >
        {alert}
        {announced?.slideDelivery === 'Upload_the_Slide_Images' && <NoParcelAwaited />}
        {last !== null && (
          <LastReceipt last={last} listed={listed}>
            The fields hold it. Correct them, and add what has come since: what you record takes its place.
          </LastReceipt>
        )}
        {listed.length === 0 && <p className="text-muted">This case lists no slides.</p>}
        {listed.map(({ id, name, specimenID, label, kind, count }, index) => (
          <fieldset key={id} className="flex flex-col gap-3 rounded-lg border border-border bg-raised p-3">
            <legend className="font-medium">
              Slide {name}, specimen {specimenID}
            </legend>
            <p className="text-sm text-muted">
              {kind}, {count === 1 ? '1 slide' : `${count} slides`} listed
              {label !== null && `, on the label: ${label}`}
            </p>
            <input type="hidden" name={`slides[${index}].subsectionId`} value={id} />
            <AskedFields asks={slideAsks(`slides[${index}]`, name)} />
          </fieldset>
        ))}
        <AskedFields asks={parcelAsks(announced)} />
      </FormScreen>
    </>
  );
}

interface ReceivedProps {
  readonly receipt: SlideReceipt;
  readonly mayScan: boolean;
}

function Received({ receipt, mayScan }: ReceivedProps) {
  const { caseId, slidesListed, slidesReceived, slidesMissing, leftovers } = receipt;
  return (
    <Page title={TITLE} width="text">
      <p role="status" className="font-medium text-success">
        {slidesReceived} of {slidesListed} slides are received
        {slidesMissing > 0 && `, ${slidesMissing} ${slidesMissing === 1 ? 'is' : 'are'} missing`}
        {leftovers.length > 0 &&
          `, ${leftovers.length} ${leftovers.length === 1 ? 'belongs' : 'belong'} to no slide of the case`}
        .
      </p>
      <p className="mt-3 flex flex-wrap gap-4">
        {mayScan && <ScanLink caseId={caseId} />}
        <CaseLink caseId={caseId} />
        <TextLink asChild>
          <Link to={screens.uploadSpecimenForm.path}>Next parcel</Link>
        </TextLink>
      </p>
    </Page>
  );
}
