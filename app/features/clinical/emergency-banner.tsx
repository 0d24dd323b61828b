import { Siren } from 'lucide-react';
import { instantText } from '#app/core/text/dates.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';

interface EmergencyBannerProps {
  /** All of the case; only those that are open are told. */
  readonly accesses: readonly EmergencyAccess[];
  /** The server's time when they were read. */
  readonly asOf: string;
}

/** Says to everybody who reads the case that it was opened in an emergency, by whom, why and until when. */
export function EmergencyBanner({ accesses, asOf }: EmergencyBannerProps) {
  const timeZone = useTimeZone();
  const now = Date.parse(useNow(asOf));
  const open = accesses.filter(({ isOpen, until }) => isOpen && now < Date.parse(until));
  if (open.length === 0) return null;
  return (
    <aside
      aria-label="Emergency access"
      className="rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm text-text"
    >
      <ul className="flex flex-col gap-1">
        {open.map(({ id, openedBy, reason, note, until }) => (
          <li key={id} className="flex items-start gap-2">
            <Siren aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0 break-words">
              <span className="font-semibold">Emergency access is open</span> to {openedBy.displayName} until{' '}
              <time dateTime={until}>{instantText(until, timeZone)}</time>: {labels.EmergencyReason[reason]}.{' '}
              {note}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
