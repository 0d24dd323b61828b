import { useUnit } from 'effector-react';
import { EyeOff } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { $marksHidden, marksHiddenToggled } from '../../state/hands/hidden-marks.ts';

/** Nobody should take a slide whose marks are hidden for one without marks. */
export function HiddenMarksNote() {
  const { hidden, toggle } = useUnit({ hidden: $marksHidden, toggle: marksHiddenToggled });
  if (!hidden) return null;
  return (
    <div className="pointer-events-auto flex items-center gap-2 rounded-md border border-border bg-warning-soft py-1 pr-1 pl-3 text-sm shadow-sm">
      <EyeOff aria-hidden className="size-4 text-warning" />
      <span role="status">All marks are hidden.</span>
      <Button size="sm" variant="quiet" onClick={toggle}>
        Show marks
      </Button>
    </div>
  );
}
