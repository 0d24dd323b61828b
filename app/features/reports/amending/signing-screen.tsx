import { Link } from '@remix-run/react';
import { LICENCES_PATH } from '#app/core/access/licences-path.ts';
import { reportStepPathOf } from '#app/core/cases/case-links.ts';
import { gapTexts } from '#app/core/diagnosis/templates.ts';
import { amendedReport, changeFaults, replacesText } from '#app/core/reports/amended.ts';
import { findingFaults, findingsText, findingsThatStay } from '#app/core/reports/amended-findings.ts';
import { numbersThatStay } from '#app/core/reports/amended-patient.ts';
import type { AmendedSiteFault } from '#app/core/reports/amended-sites.ts';
import { citedGapsAfter } from '#app/core/reports/cited-after.ts';
import { reportDifferences } from '#app/core/reports/differences.ts';
import { toldFaults } from '#app/core/reports/told-faults.ts';
import { identityFacts, siteText } from '#app/core/sign-out/identity-facts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { ReadAgain, type SignedTexts, useReadAgain } from '#app/ui/detail/read-again.tsx';
import { LicenceNote } from '#app/ui/detail/signing/licence-note.tsx';
import { SignaturePart } from '#app/ui/detail/signing/signature-part.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport, OpenAmendment } from '#contracts/generated/wire.ts';
import { Differences, NamedChanges } from '../differences.tsx';
import { ReportBanner } from '../report-banner.tsx';
import { amendmentSignature } from '../report-forms.ts';
import { ToldList } from '../told-list.tsx';
import type { AmendingFacts } from './amending-facts.ts';
import { WriterBefore } from './writer-before.tsx';

export interface SigningScreenProps {
  readonly report: FinalReport;
  readonly open: OpenAmendment;
  readonly amending: AmendingFacts;
  /** Where the diagnosis of a changed specimen disagrees with its site or side. */
  readonly siteFaults: readonly AmendedSiteFault[];
  readonly readerId: string;
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  readonly outcome: PostedOutcome | undefined;
}

/** What is signed, word by word beside what was there before, and the signature under it. */
export function SigningScreen(props: SigningScreenProps) {
  const { report, open } = props;
  const isAddendum = open.kind === 'Addendum';
  const name = isAddendum ? 'addendum to' : 'amendment of';
  return (
    <>
      <ReportBanner report={report} />
      <Page
        width="text"
        title={`Sign the ${name} report ${report.case.caseID}`}
        namesThing
        summary={`It becomes version ${report.version + 1}; version ${report.version} stays readable`}
        actions={
          <Button asChild>
            <Link to={reportStepPathOf(report.caseId, isAddendum ? 'addendum' : 'amendment')}>
              Back to the text
            </Link>
          </Button>
        }
      >
        <div className="mb-4 empty:hidden">
          <LicenceNote fault={props.amending.licenceFault} path={LICENCES_PATH} />
        </div>
        <div className="flex flex-col gap-8">
          <Missing {...props} />
          <DetailSection title="What you sign">
            <WriterBefore open={open} readerId={props.readerId} />
            <Facts
              facts={[
                ...(isAddendum
                  ? []
                  : [{ term: 'What went wrong', value: open.cause && labels.AmendmentCause[open.cause] }]),
                { term: 'Reason', value: open.reason },
              ]}
            />
          </DetailSection>
          {isAddendum ? (
            <DetailSection title="Text of the addendum">
              <p className="break-words whitespace-pre-wrap">{open.text}</p>
            </DetailSection>
          ) : (
            <>
              <Changes {...props} />
              <DetailSection title="Who was told of the change">
                <ToldList told={open.told} />
              </DetailSection>
            </>
          )}
          <DetailSection title="Signature">
            <SignatureOfChange {...props} />
          </DetailSection>
        </div>
      </Page>
    </>
  );
}

function Changes({ report, open: { changes }, amending: { findings } }: SigningScreenProps) {
  const others = changes.filter((change) => !replacesText(change, report));
  const stays = findingsThatStay(findings, changes);
  const numbers = numbersThatStay(report.patient, changes);
  const differences = reportDifferences(report, amendedReport(report, changes), useTimeZone());
  return (
    <DetailSection title="What changes">
      {(differences.length > 0 || others.length === 0) && <Differences differences={differences} />}
      {others.length > 0 && <NamedChanges changes={others} />}
      {numbers.length > 0 && (
        <p className="rounded-md border border-warning bg-warning-soft px-3 py-2">
          The report becomes another person’s and keeps: {numbers.join(', ')}.{' '}
          <TextLink asChild>
            <Link to={reportStepPathOf(report.caseId, 'amendment')}>
              Correct what is the former patient’s
            </Link>
          </TextLink>
        </p>
      )}
      {stays.length > 0 && (
        <p className="py-2">
          Codes of the finding that stay, also on the bill: {findingsText(stays)}.{' '}
          <TextLink asChild>
            <Link to={reportStepPathOf(report.caseId, 'amendment')}>
              Correct what the new text takes back
            </Link>
          </TextLink>
        </p>
      )}
    </DetailSection>
  );
}

/** What the API would refuse the signature for, each with the way to its place. */
function Missing({ report, open, amending, loadedAt }: SigningScreenProps) {
  const isAddendum = open.kind === 'Addendum';
  const gaps = isAddendum
    ? [
        (open.text ?? '').trim() === '' && 'Write the text of the addendum.',
        ...gapTexts(open.text, 'the addendum'),
      ]
    : [
        open.cause === null && 'Choose what went wrong.',
        open.changes.length === 0 && 'Change what is to be changed: nothing is yet.',
        ...changeFaults(report, open.changes, loadedAt.slice(0, 10)),
        ...findingFaults(amending.findings, open.changes),
        ...toldFaults(open.told, {
          signedAt: report.versions.map(({ signedAt }) => signedAt),
          nowMs: Date.parse(loadedAt),
        }),
      ];
  const cited = citedGapsAfter(report, { changes: isAddendum ? [] : open.changes, text: open.text });
  const told = [...gaps.filter((gap) => gap !== false), ...cited];
  if (told.length === 0) return null;
  return (
    <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <h2 className="font-semibold text-warning">This cannot be signed yet</h2>
      <ul>
        {told.map((gap) => (
          <li key={gap}>
            <Link
              className="underline underline-offset-3"
              to={reportStepPathOf(report.caseId, isAddendum ? 'addendum' : 'amendment')}
            >
              {gap}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is added or changed, as it stands on the page. */
const signedTexts = ({ open }: SigningScreenProps): SignedTexts => ({
  'What is signed': open.kind,
  'What went wrong': open.cause ?? '',
  Reason: open.reason,
  'Text of the addendum': open.text ?? '',
  'What changes': JSON.stringify(open.changes),
  'Who was told of the change': JSON.stringify(open.told),
});

function SignatureOfChange(props: SigningScreenProps) {
  const { refused, times, ...read } = useReadAgain(signedTexts(props), refusedOf(props.outcome, 'sign'));
  return (
    <ReadAgain key={times} {...read}>
      <Signature {...props} refused={refused} />
    </ReadAgain>
  );
}

/** Only the API knows of the other case; once it has asked, the answer stays until it is taken. */
const isNumberAsked = (refused: PostedOutcome['refused']): boolean =>
  refused?.error?.['numberConfirmed'] !== undefined ||
  refused?.initialValue?.['numberConfirmed'] !== undefined;

function Signature(props: SigningScreenProps & { readonly refused: PostedOutcome['refused'] }) {
  const { report, open, amending, siteFaults, etag, idempotencyKey, loadedAt, refused } = props;
  const { sites, usualSite, signerName } = amending;
  const { form, fields } = useContractForm(amendmentSignature(siteFaults.length > 0), refused, {
    id: 'sign',
    defaultValue: usualSite === null ? {} : { readingSite: usualSite },
  });
  const meaning = open.kind === 'Addendum' ? 'addendum' : 'amendment';
  const { patient } = amendedReport(report, open.changes);
  return (
    <IntentForm
      form={form}
      intent="sign"
      etag={etag}
      idempotencyKey={idempotencyKey}
      submitLabel={`Sign the ${meaning}`}
      look="primary"
    >
      {siteFaults.length > 0 && (
        <section
          aria-label="Site and side"
          className="rounded-md border border-warning bg-warning-soft px-3 py-2"
        >
          {siteFaults.map(({ text }) => (
            <p key={text} className="font-medium text-warning">
              {text}
            </p>
          ))}
          <p>
            <TextLink asChild>
              <Link
                to={`${reportStepPathOf(report.caseId, 'amendment')}#specimen-${siteFaults[0]?.specimenID}`}
              >
                Correct it
              </Link>
            </TextLink>{' '}
            or confirm it.
          </p>
          <CheckboxField
            field={fields.siteConfirmed}
            label="I have read it again: the text is right although it differs"
          />
        </section>
      )}
      {isNumberAsked(refused) && (
        <section
          aria-label="Medical record number"
          className="rounded-md border border-warning bg-warning-soft px-3 py-2"
        >
          <p>
            <TextLink asChild>
              <Link to={reportStepPathOf(report.caseId, 'amendment')}>Correct the MRN</Link>
            </TextLink>{' '}
            or confirm it.
          </p>
          <CheckboxField
            field={fields.numberConfirmed}
            label="The MRN is this patient’s, although another case of the facility has it with another name or date of birth"
          />
        </section>
      )}
      <SignaturePart
        fields={fields}
        sites={sites.map((one) => ({ value: one.code, label: siteText(one) }))}
        siteLabel="Where you are"
        identity={identityFacts(
          { patient, accession: report.case.caseRecordId, facility: report.laboratory.name },
          loadedAt.slice(0, 10),
        )}
        confirmLabel={`This is the patient whose report ${patient === report.patient ? 'I change' : 'it becomes'}`}
        meaning={`${signerName}: ${labels.SignatureMeaning[meaning]}`}
      />
    </IntentForm>
  );
}
