import { useEffect, useState } from 'react';
import { RETURNS_TITLE, settledReturnWords } from '#app/core/case-form/field-words.ts';
import { isOfThisCase } from '#app/core/slides/told-of-case.ts';
import { historyText } from '#app/core/text/history-text.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AskedAndAnswered } from '#app/ui/description-list.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#app/ui/feedback/skeleton.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import type { CaseNamed } from './case-dialog.tsx';
import { fetchClinicalInfo } from './clinical-request.ts';

type Told =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'told'; readonly info: CaseClinicalInfo }
  | { readonly kind: 'failed'; readonly message: string };

const OF_ANOTHER =
  'The server answered with another case or patient than that of this window. Reload the page.';
const NOT_REACHED = 'The clinical information cannot be loaded now.';

async function tellOf({ caseId, userId, patient }: CaseNamed): Promise<Told> {
  try {
    const answer = await fetchClinicalInfo(caseId);
    if (!answer.ok) return { kind: 'failed', message: answer.message };
    const { info } = answer;
    const told = { caseId: info.caseId, userId: answer.userId, patient: info.patientInfo };
    if (!isOfThisCase(told, { caseId, userId, patient })) return { kind: 'failed', message: OF_ANOTHER };
    return { kind: 'told', info };
  } catch {
    return { kind: 'failed', message: NOT_REACHED };
  }
}

/** Asked for each time: the facility may have answered since. */
export default function CaseTold({ named }: { readonly named: CaseNamed }) {
  const [told, setTold] = useState<Told>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void tellOf(named).then((found) => {
      if (!isLeft) setTold(found);
    });
    return () => {
      isLeft = true;
    };
  }, [named, attempt]);
  const again = () => {
    setTold({ kind: 'waiting' });
    setAttempt(attempt + 1);
  };
  if (told.kind === 'waiting') return <SkeletonRows rows={4} label="Loading the clinical information" />;
  if (told.kind === 'failed')
    return <ErrorPanel message={told.message} action={<Button onClick={again}>Try again</Button>} />;
  return <Clinical info={told.info} />;
}

function Clinical({ info }: { readonly info: CaseClinicalInfo }) {
  return (
    <>
      <Returns reasons={info.returnReasons} />
      <Facts
        facts={[
          { term: 'Clinical history', value: lines(historyText(info)) },
          { term: 'Clinical impression', value: lines(info.clinicalImpression) },
          { term: 'Gross description', value: lines(info.gross) },
          { term: 'ICD-10 codes of the order', value: info.icd10.join(', ') },
          { term: 'Earlier diagnosis', value: lines(info.priorDiagnosis) },
          { term: 'Earlier treatment', value: lines(info.priorTreatment) },
          { term: 'Intraoperative result', value: lines(info.intraoperativeResult) },
          { term: 'Original diagnosis', value: lines(info.outsideDiagnosis) },
          { term: 'Ordering physician', value: info.submittingPhysician },
          ...info.promptAnswers.map(({ prompt, answer }) => ({ term: prompt, value: answer })),
        ]}
      />
      <Files info={info} />
    </>
  );
}

/** Why the case came back and how that was settled: a name on the glass was in question, or the history was asked for. */
function Returns({ reasons }: { readonly reasons: CaseClinicalInfo['returnReasons'] }) {
  const timeZone = useTimeZone();
  if (reasons.length === 0) return null;
  return (
    <section className="mb-5">
      <h3 className="mb-1 font-semibold">{RETURNS_TITLE}</h3>
      <AskedAndAnswered items={reasons.map((reason) => settledReturnWords(reason, timeZone))} />
    </section>
  );
}

/** A text as it was written; null says by itself that nothing was. */
const lines = (text: string | null) =>
  text === null || text.trim() === '' ? null : <span className="whitespace-pre-wrap">{text}</span>;

/** The requisition and what else came with the case. The address names the slot: a file may be named like a patient. */
function Files({ info: { caseId, attachments } }: { readonly info: CaseClinicalInfo }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-semibold">Requisition and files</h3>
      {attachments.length === 0 && <p className="text-muted italic">No file came with this case.</p>}
      <ul className="flex flex-col gap-1.5">
        {attachments.map(({ slot, name, bytes }) => (
          <li key={slot} className="min-w-0 break-words">
            <TextLink href={`/files/case/${encodeURIComponent(caseId)}/${slot}`} download={name}>
              {name}
            </TextLink>
            <span className="text-sm text-muted">
              {' '}
              {labels.AttachmentSlot[slot]}, {byteText(bytes)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
