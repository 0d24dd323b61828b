import { useUnit } from 'effector-react';
import { SquareDot } from 'lucide-react';
import { $countingShown, countingPanelToggled } from '../../state/counting/counting.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';

export function CountingTool() {
  const { shown, toggle } = useUnit({ shown: $countingShown, toggle: countingPanelToggled });
  return (
    <ToolButton
      label="Count fields"
      word="Count"
      icon={<SquareDot aria-hidden />}
      pressed={shown}
      onPress={() => toggle()}
    />
  );
}
