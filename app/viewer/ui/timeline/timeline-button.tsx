import { useUnit } from 'effector-react';
import { History } from 'lucide-react';
import { timelineOpened } from '../../state/timeline/timeline.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';

export function TimelineButton() {
  const open = useUnit(timelineOpened);
  return <ToolButton label="Time line" word="Time" icon={<History aria-hidden />} onPress={open} />;
}
