import { nameAlertText } from '#app/core/people/name-alert-text.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { NameAlert } from '#contracts/generated/wire.ts';

/** Slides of a patient with a like name may lie in the next parcel: whoever counts and scans is told of them. */
export function NearNames({ nearNames }: { readonly nearNames: readonly NameAlert[] }) {
  const timeZone = useTimeZone();
  if (nearNames.length === 0) return null;
  return (
    <div role="note" className="rounded-lg border border-warning bg-warning-soft p-3">
      <p className="font-semibold text-warning">Name alert</p>
      <p>Compare the accession number on each slide. Patients with a like name:</p>
      <ul>
        {nearNames.map((alert) => (
          <li key={alert.caseId}>
            {alert.caseID ?? alert.caseRecordId}
            {alert.caseID !== null && alert.caseRecordId !== null && ` (accession ${alert.caseRecordId})`}:{' '}
            {nameAlertText(alert, timeZone)}
          </li>
        ))}
      </ul>
    </div>
  );
}
