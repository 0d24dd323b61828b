import { diagnosisPathOf, viewerPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { useTextWindow } from './text-window.tsx';

interface WindowsNoticeProps {
  readonly item: Pick<Case, 'id' | 'caseID'>;
  readonly userId: string;
}

/** Slides of another case beside this text are said, and one press brings both together again. */
export function WindowsNotice({ item, userId }: WindowsNoticeProps) {
  const { others, windowId, tell } = useTextWindow();
  const stranger = others.find(({ shows, caseId }) => shows === 'slides' && caseId !== item.id);
  if (stranger === undefined) return null;
  const show = () =>
    tell({
      kind: 'open',
      windowId,
      to: stranger.windowId,
      userId,
      caseId: item.id,
      address: viewerPathOf(item.id),
    });
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border-2 border-danger bg-raised px-3 py-2"
    >
      <p className="min-w-0 flex-1 font-semibold text-danger">
        The window with the slides shows case {stranger.caseNumber}; this is the text of case {item.caseID}.
      </p>
      <Button size="sm" onClick={show}>
        Show the slides of {item.caseID} there
      </Button>
      <TextLink asChild>
        <a href={diagnosisPathOf(stranger.caseId)}>Open the text of {stranger.caseNumber} here</a>
      </TextLink>
    </div>
  );
}
