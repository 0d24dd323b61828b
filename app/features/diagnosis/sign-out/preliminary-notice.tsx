import { Form, useNavigation } from '@remix-run/react';
import { sharedText } from '#app/core/diagnosis/standing.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DoneLine } from '#app/ui/detail/posted-outcome.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { WITHDRAW_INTENT, type WithdrawalOutcome } from './preliminary-form.ts';

interface PreliminaryNoticeProps {
  readonly sharedAt: PrimaryDiagnosis['sharedAt'];
  readonly outcome: WithdrawalOutcome | null;
}

/** What the facility reads before the signature, and the way to withdraw it, also where the text is locked or the case on hold. */
export function PreliminaryNotice({ sharedAt, outcome }: PreliminaryNoticeProps) {
  const { formData } = useNavigation();
  const shared = sharedText(sharedAt, useTimeZone());
  const isWithdrawn = outcome?.refused === null && shared === null;
  return (
    <>
      <DoneLine news={outcome ?? undefined}>
        {isWithdrawn &&
          'The preliminary result is withdrawn. The facility can read it no more and is told not to act on it. Call whoever may have acted on it already.'}
      </DoneLine>
      {outcome !== null && outcome.refused !== null && (
        <p role="alert" className="font-medium text-danger">
          Not withdrawn: {outcome.refused}
        </p>
      )}
      {shared !== null && (
        <div className="flex flex-col items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2">
          <p>{shared}</p>
          <Form method="post">
            <input type="hidden" name="intent" value={WITHDRAW_INTENT} />
            <Button type="submit" busy={formData?.get('intent') === WITHDRAW_INTENT}>
              Withdraw the preliminary result
            </Button>
          </Form>
        </div>
      )}
    </>
  );
}
