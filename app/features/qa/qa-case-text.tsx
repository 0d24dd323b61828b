import { fieldLabel } from '#app/core/diagnosis/tables.ts';
import { synopticPart, writtenParts } from '#app/core/diagnosis/written-parts.ts';
import { slideNamesOf } from '#app/core/slides/case-slides.ts';
import { historyText } from '#app/core/text/history-text.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import type {
  CaseClinicalInfo,
  CaseType,
  PrimaryDiagnosis,
  ReportState,
  ViewerCase,
} from '#contracts/generated/wire.ts';

interface QaClinicalProps {
  /** 'unread' where reading it failed; null for whoever is not the reviewer, or no longer. */
  readonly clinical: CaseClinicalInfo | 'unread' | null;
}

/** What the first reader knew of the patient and saw by eye, without which no slide is judged. */
export function QaClinical({ clinical }: QaClinicalProps) {
  if (clinical === null) return null;
  if (clinical === 'unread')
    return <UnreadPart title="Clinical information" what="The clinical information" />;
  return (
    <DetailSection title="Clinical information">
      <Facts
        facts={[
          { term: 'Clinical history', value: historyText(clinical) },
          { term: 'Clinical impression', value: clinical.clinicalImpression },
          { term: 'Gross description', value: clinical.gross },
          { term: 'ICD-10 codes of the order', value: clinical.icd10.join(', ') },
          { term: 'Earlier diagnosis', value: clinical.priorDiagnosis },
          { term: 'Earlier treatment', value: clinical.priorTreatment },
          { term: 'Intraoperative result', value: clinical.intraoperativeResult },
          { term: 'Original diagnosis', value: clinical.outsideDiagnosis },
        ]}
      />
    </DetailSection>
  );
}

interface QaRestOfTextProps extends QaClinicalProps {
  /** Null for whoever is not the reviewer, or no longer, or not yet where they read blinded. */
  readonly diagnosis: PrimaryDiagnosis | 'unread' | null;
  readonly viewerCase: ViewerCase | null;
  readonly type: CaseType;
}

/** What an addendum or amendment says besides the diagnosis is not the reviewer's to open, and must not be taken for what follows. */
const CHANGED_SINCE: readonly ReportState[] = ['Addended', 'Amended'];

const aboutText = ({ reportState }: PrimaryDiagnosis): string => {
  if (CHANGED_SINCE.includes(reportState))
    return 'The report was changed after its sign-out. What follows is the text as it was signed first: what of it is valid now, the operator can tell you.';
  return reportState === 'Final'
    ? 'Your result is about this as well: it was signed with the diagnosis.'
    : 'Your result is about this as well: it is signed with the diagnosis.';
};

/** What is signed besides the diagnosis: a stage or a margin stands in the synoptic report alone. */
export function QaRestOfText({ diagnosis, clinical, viewerCase, type }: QaRestOfTextProps) {
  if (diagnosis === null) return null;
  if (diagnosis === 'unread')
    return <UnreadPart title="The rest of the text" what="What is signed with the diagnosis" />;
  const intraoperativeResult = clinical === 'unread' ? null : (clinical?.intraoperativeResult ?? null);
  const slides = viewerCase === null ? {} : slideNamesOf(viewerCase);
  const parts = [
    ...diagnosis.diagnoses.map(({ specimenID }) => synopticPart(diagnosis, specimenID)),
    ...writtenParts({ diagnosis, clinical: { intraoperativeResult }, type, slides }),
  ].filter(({ text }) => text !== '');
  return (
    <DetailSection title="The rest of the text">
      <p className="text-muted">
        {parts.length === 0 ? 'Nothing is written besides the diagnosis.' : aboutText(diagnosis)}
      </p>
      {parts.length > 0 && (
        <Facts facts={parts.map(({ name, text }) => ({ term: fieldLabel(name), value: text }))} />
      )}
    </DetailSection>
  );
}
