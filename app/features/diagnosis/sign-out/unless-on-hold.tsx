import type { ReactNode } from 'react';
import { presentHoldInWords } from '#app/core/cases/holds.ts';
import { HoldNote } from '#app/ui/detail/hold-note.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { Case } from '#contracts/generated/wire.ts';

interface UnlessOnHoldProps {
  readonly item: Pick<Case, 'holds'>;
  readonly loadedAt: string;
  readonly children: ReactNode;
}

/** The signature, in whose place a hold is told while it lasts; what was typed is there again when it has ended. */
export function UnlessOnHold({ item, loadedAt, children }: UnlessOnHoldProps) {
  const timeZone = useTimeZone();
  const hold = presentHoldInWords(item.holds, useNow(loadedAt), timeZone);
  return (
    <>
      <HoldNote hold={hold} />
      {hold !== null && <p>The case cannot be signed before the hold has ended.</p>}
      <div hidden={hold !== null}>{children}</div>
    </>
  );
}
