import { Link } from '@remix-run/react';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import type { WayBack } from './handed-case.ts';

interface StoppedPanelProps {
  /** What does not agree, in a plain sentence. */
  readonly text: string;
  readonly back: Pick<WayBack, 'path' | 'title'>;
}

/** In place of the viewer, once case, person and slide do not agree: nothing is shown under a wrong name. */
export function StoppedPanel({ text, back }: StoppedPanelProps) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-surface p-6">
      <div className="w-full max-w-xl">
        <h1 className="sr-only">Slide viewer</h1>
        <ErrorPanel
          message={text}
          detail="Your marks are kept. Open the case again from your list."
          action={
            <Link to={back.path} className="font-medium text-accent underline">
              Back to {back.title}
            </Link>
          }
        />
      </div>
    </main>
  );
}
