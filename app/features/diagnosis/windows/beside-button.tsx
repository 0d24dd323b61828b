import { AppWindow } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { useTextWindow } from './text-window.tsx';

/** Slides and text beside each other, in two windows that know of each other. It needs script. */
export function BesideButton() {
  const { openBeside } = useTextWindow();
  if (!useEnhanced()) return null;
  return (
    <Button size="sm" onClick={openBeside} className="max-sm:hidden">
      <AppWindow aria-hidden className="size-4" />
      Viewer in a second window
    </Button>
  );
}
