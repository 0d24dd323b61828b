import type { PaneId } from '#app/core/event-log/entry.ts';
import type { StageView } from './stage.tsx';

interface StageToolsProps {
  readonly side: PaneId;
  readonly view: StageView;
}

export function StageTools(_: StageToolsProps) {
  return null;
}
