import { waitPieces, waitTotals } from '#app/core/cases/wait-bar.ts';
import { waitsInWords, workingText } from '#app/core/cases/wait-words.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Timeline } from '#app/ui/detail/timeline.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { WaitBar } from '#app/ui/detail/wait-bar.tsx';
import type { CaseTimeline } from '#contracts/generated/wire.ts';
import { Holds } from './holds.tsx';

interface WayOfCaseProps {
  readonly timeline: CaseTimeline | 'unread';
  readonly timeZone: string;
}

/** Every wait with its owner, under both clocks: neither hides the other (domain 2.7). */
export function WayOfCase({ timeline, timeZone }: WayOfCaseProps) {
  if (timeline === 'unread') return <UnreadPart title="Waits" what="The waits of the case" />;
  const { turnaround } = timeline;
  return (
    <DetailSection title="Waits">
      {turnaround !== null && (
        <p>
          Turnaround {workingText(turnaround.netHours)} without the waits for others,{' '}
          {workingText(turnaround.grossHours)} with them. The target is {workingText(turnaround.targetHours)}.
        </p>
      )}
      {timeline.waits.length > 0 && <WaitBar pieces={waitPieces(timeline)} totals={waitTotals(timeline)} />}
      <Timeline
        waits={waitsInWords(timeline).map((wait) => ({
          ...wait,
          fromText: instantText(wait.from, timeZone),
        }))}
      />
      <Holds holds={timeline.holds} timeZone={timeZone} />
    </DetailSection>
  );
}
