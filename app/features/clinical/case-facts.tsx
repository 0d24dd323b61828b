import { listLabelOrNull } from '#app/core/reference/list-labels.ts';
import { reportStateText } from '#app/core/reports/recall-window.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** What the case is, and when it came to each step. */
export function CaseFacts({ ofCase, timeZone }: { readonly ofCase: Case; readonly timeZone: string }) {
  // A step that the case has not come to is not one that somebody forgot to record.
  const timeText = (at: string | null) => (at === null ? 'Not yet' : instantText(at, timeZone));
  return (
    <DetailSection title="Facts">
      <Facts
        facts={[
          { term: 'Case type', value: ofCase.type.displayName },
          { term: 'Priority', value: labels.Priority[ofCase.priority] },
          {
            term: 'Subspecialty',
            value: ofCase.subspecialty === null ? 'Any' : labels.Subspecialty[ofCase.subspecialty],
          },
          { term: 'Facility', value: `${ofCase.facilityName}, ${ofCase.facilityRegion}` },
          { term: 'Race of the patient', value: listLabelOrNull(ofCase.patientInfo.race) },
          { term: 'Billing', value: labels.BillingComponent[ofCase.billingComponent] },
          { term: 'Sent out', value: timeText(ofCase.sentAt) },
          { term: 'Picked up', value: timeText(ofCase.selectedAt) },
          { term: 'Signed out', value: timeText(ofCase.signedAt) },
          { term: 'Report', value: reportStateText(ofCase, timeZone) },
        ]}
      />
    </DetailSection>
  );
}
