import { dueStateOf, dueText } from '#app/core/cases/due.ts';
import { canBeLate } from '#app/core/cases/status.ts';
import { type AskedStep, caseNextStep } from '#app/core/cases/wait-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import type { DetailHeadProps } from '#app/ui/detail/detail-page.tsx';
import { DueMark } from '#app/ui/due-mark.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** The four things that everybody asks first of a case. */
export function caseHead(
  { status, provider, dueAt }: Case,
  now: string,
  timeZone: string,
  asked: AskedStep | null = null,
): DetailHeadProps {
  const runs = canBeLate(status);
  return {
    status: labels.CaseStatus[status],
    holder: provider?.displayName ?? null,
    nextStep: caseNextStep(status, asked),
    clock:
      dueAt === null ? null : (
        <DueMark
          state={runs ? dueStateOf(dueAt, now) : 'none'}
          left={runs ? dueText(dueAt, now) : ''}
          at={dueAt}
          atText={instantText(dueAt, timeZone)}
        />
      ),
  };
}
