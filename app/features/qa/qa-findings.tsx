import { isClosed } from '#app/core/tasks/task-kinds.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { QaDiagnosis, QaTask } from '#contracts/generated/wire.ts';

interface QaFindingsProps {
  readonly review: QaTask;
  /** The reviewer, the reader whose diagnosis was reviewed, or whoever has the case now. */
  readonly userId: string;
  readonly timeZone: string;
}

/** Both diagnoses side by side as far as they are open, and the result once there is one. */
export function QaFindings({ review, userId, timeZone }: QaFindingsProps) {
  const { ownDiagnosis, original, result, status } = review;
  const isEnded = isClosed(status) && result === null;
  const closed = isEnded
    ? 'It is closed, because the review ended without a result.'
    : 'It opens when your own diagnosis is saved.';
  if (ownDiagnosis === null && original === null) {
    return (
      <DetailSection title="First diagnosis">
        <p className="text-muted">{closed}</p>
      </DetailSection>
    );
  }
  return (
    <>
      <DetailSection title="Diagnoses">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Diagnosis
            title={review.reviewer?.userId === userId ? 'Your diagnosis' : 'Diagnosis of the reviewer'}
            diagnosis={ownDiagnosis}
            none="None was written before the first one opened."
          />
          <Diagnosis
            title={review.signer?.userId === userId ? 'Your diagnosis' : 'First diagnosis'}
            diagnosis={original}
            none={closed}
          />
        </div>
      </DetailSection>
      {result !== null && (
        <DetailSection title="Result">
          <Facts
            facts={[
              { term: 'Result', value: labels.QaAgreement[result.agreement] },
              {
                term: 'What it is about',
                value:
                  result.categories.map((category) => labels.QaCategory[category]).join(', ') ||
                  (result.agreement === 'Agree' ? 'Nothing in dispute' : null),
              },
              { term: 'Comment', value: result.comment },
              {
                term: 'Time spent',
                value: result.minutesSpent === null ? null : `${result.minutesSpent} min`,
              },
              { term: 'Submitted', value: instantText(result.submittedAt, timeZone) },
              ...(result.resolution === null ? [] : [{ term: 'Settled', value: result.resolution }]),
            ]}
          />
        </DetailSection>
      )}
    </>
  );
}

interface DiagnosisProps {
  readonly title: string;
  readonly diagnosis: readonly QaDiagnosis[] | null;
  readonly none: string;
}

function Diagnosis({ title, diagnosis, none }: DiagnosisProps) {
  return (
    <section className="min-w-0 rounded-lg border border-border bg-raised p-4">
      <h3 className="font-semibold">{title}</h3>
      {diagnosis === null || diagnosis.length === 0 ? (
        <p className="text-muted">{diagnosis === null ? none : 'Nothing is written so far.'}</p>
      ) : (
        <dl className="mt-2 flex flex-col gap-2">
          {diagnosis.map(({ specimenID, text }) => (
            <div key={specimenID}>
              <dt className="text-sm text-muted">Specimen {specimenID}</dt>
              <dd className="whitespace-pre-wrap">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
