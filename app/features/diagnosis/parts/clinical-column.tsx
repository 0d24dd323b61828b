import { Link } from '@remix-run/react';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { RETURNS_TITLE, settledReturnWords } from '#app/core/case-form/field-words.ts';
import { clinicalInfoPathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { dayText } from '#app/core/text/dates.ts';
import { historyText } from '#app/core/text/history-text.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedAndAnswered } from '#app/ui/description-list.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { FacilityAnswers } from './facility-answers.tsx';

/** What the ordering side told. What is missing is said: an absent history changes how a case is read. */
export function ClinicalColumn({ clinical }: { readonly clinical: CaseClinicalInfo }) {
  const { clinicalImpression, gross, icd10 } = clinical;
  return (
    <section
      id="clinical"
      aria-labelledby="clinical-title"
      className="flex min-w-0 scroll-mt-28 flex-col gap-4"
    >
      <h2 id="clinical-title" className="text-lg font-semibold">
        Clinical information
      </h2>
      <Passage title="History" text={historyText(clinical)} />
      <Passage title="Clinical impression" text={clinicalImpression} />
      <Passage title="Gross description" text={gross} />
      <Passage title="Earlier diagnosis" text={clinical.priorDiagnosis} isOptional />
      <Passage title="Earlier treatment" text={clinical.priorTreatment} isOptional />
      <Passage title="Original diagnosis" text={clinical.outsideDiagnosis} isOptional />
      <Passage title="Intraoperative result" text={clinical.intraoperativeResult} isOptional />
      {clinical.promptAnswers.map(({ prompt, answer }) => (
        <Passage key={prompt} title={prompt} text={answer} />
      ))}
      <Passage title="ICD-10 codes of the order" text={icd10.join(', ')} />
      <Files clinical={clinical} />
      <FacilityAnswers clinical={clinical} />
      <Returns clinical={clinical} />
      <p>
        <TextLink asChild>
          <Link to={clinicalInfoPathOf(clinical.caseId)}>All clinical information</Link>
        </TextLink>
      </p>
    </section>
  );
}

interface PassageProps {
  readonly title: string;
  readonly text: string | null;
  /** Left out where there is none: nobody was asked for it. */
  readonly isOptional?: boolean;
}

function Passage({ title, text, isOptional = false }: PassageProps) {
  const shown = text?.trim() ?? '';
  if (shown === '' && isOptional) return null;
  return (
    <div>
      <h3 className="text-sm text-muted">{title}</h3>
      {shown === '' ? (
        <p className="text-muted italic">Not recorded</p>
      ) : (
        <p className="max-w-prose break-words whitespace-pre-line">{shown}</p>
      )}
    </div>
  );
}

/** The address of a file names its slot: a file may be named like a patient. */
function Files({ clinical: { caseId, attachments, earlierCases } }: { readonly clinical: CaseClinicalInfo }) {
  const timeZone = useTimeZone();
  return (
    <>
      <div>
        <h3 className="text-sm text-muted">Files</h3>
        {attachments.length === 0 && <p className="text-muted italic">None attached</p>}
        <ul className="flex flex-col gap-1">
          {attachments.map(({ slot, name, bytes }) => (
            <li key={slot} className="min-w-0">
              <TextLink
                href={`/files/case/${encodeURIComponent(caseId)}/${slot}`}
                download={name}
                className="block break-words"
              >
                {name}
              </TextLink>
              <span className="text-sm text-muted">
                {labels.AttachmentSlot[slot]}, {byteText(bytes)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {earlierCases.length > 0 && (
        <div>
          <h3 className="text-sm text-muted">
            {countText(earlierCases.length, 'earlier case')} of this patient
          </h3>
          <ul className="flex flex-col gap-1">
            {earlierCases.map(({ id, caseID, bodysites, signedAt }) => (
              <li key={id}>
                {caseID}, {bodysites.map(listLabel).join(', ') || 'no site recorded'}, signed{' '}
                {dayText(localDay(Date.parse(signedAt), timeZone))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What the case was sent back for before it came to its reader, with what the facility said to it. */
function Returns({ clinical: { returnReasons } }: { readonly clinical: CaseClinicalInfo }) {
  const timeZone = useTimeZone();
  if (returnReasons.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm text-muted">{RETURNS_TITLE}</h3>
      <AskedAndAnswered items={returnReasons.map((reason) => settledReturnWords(reason, timeZone))} />
    </div>
  );
}
