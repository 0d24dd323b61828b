import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { CaseTimeline } from '#contracts/generated/wire.ts';
import { Said } from '../thread.tsx';

interface WithdrawalsProps {
  readonly withdrawals: CaseTimeline['withdrawals'];
  readonly timeZone: string;
}

/** Who withdrew a case and who brought it back, when and why, the oldest first. */
export function Withdrawals({ withdrawals, timeZone }: WithdrawalsProps) {
  if (withdrawals.length === 0) return null;
  return (
    <DetailSection title="Withdrawal">
      <ol className="flex flex-col gap-3">
        {withdrawals.map(({ kind, at, by, reason }) => (
          <li key={`${at} ${kind}`}>
            <Said
              by={kind === 'withdrawn' ? 'The case was withdrawn' : 'The case was brought back'}
              at={at}
              {...(by === null ? {} : { about: `by ${by.displayName}` })}
              timeZone={timeZone}
            >
              {reason}
            </Said>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
