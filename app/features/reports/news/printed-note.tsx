import { instantText } from '#app/core/text/dates.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';

interface PrintedNoteProps {
  /** When this page was read from the API. */
  readonly loadedAt: string;
}

/**
 * Stands on paper alone. A page may be printed before it has heard of a later version, and paper hears of none: so it says
 * of which moment it tells.
 */
export function PrintedNote({ loadedAt }: PrintedNoteProps) {
  const timeZone = useTimeZone();
  return (
    <p className="hidden border border-border px-4 py-2 print:block">
      This is a print of a page, as it was opened on {instantText(loadedAt, timeZone)}, and not the signed
      PDF. Look on the platform for a later version before you use it.
    </p>
  );
}
