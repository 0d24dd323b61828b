import { historyText } from '#app/core/text/history-text.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';

/** What the ordering side told, in the order in which a reader asks for it. */
export function ClinicalFacts({ info }: { readonly info: CaseClinicalInfo }) {
  return (
    <>
      <DetailSection title="Clinical history">
        <Words text={historyText(info)} />
      </DetailSection>
      <DetailSection title="Clinical impression">
        <Words text={info.clinicalImpression} />
      </DetailSection>
      <DetailSection title="Gross description">
        <Words text={info.gross} />
      </DetailSection>
      <DetailSection title="Further facts">
        <Facts
          facts={[
            { term: 'ICD-10 codes of the order', value: info.icd10.join(', ') },
            { term: 'Earlier diagnosis', value: info.priorDiagnosis },
            { term: 'Earlier treatment', value: info.priorTreatment },
            { term: 'Intraoperative result', value: info.intraoperativeResult },
            { term: 'Original diagnosis', value: info.outsideDiagnosis },
            { term: 'Ordering physician', value: info.submittingPhysician },
            { term: 'Copies of the report', value: info.copyTo.map(({ name }) => name).join(', ') },
            ...info.promptAnswers.map(({ prompt, answer }) => ({ term: prompt, value: answer })),
          ]}
        />
      </DetailSection>
    </>
  );
}

/** A text as it was written, with its lines. */
export function Words({ text }: { readonly text: string | null }) {
  if (text === null || text.trim() === '') return <p className="text-muted italic">Not recorded</p>;
  return <p className="whitespace-pre-wrap">{text}</p>;
}
