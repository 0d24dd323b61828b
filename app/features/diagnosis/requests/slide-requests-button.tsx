import { MessageSquarePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#app/browser/chunks.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';

/** The forms are not fetched with the slides: most slides are read without asking for anything. */
const SlideRequests = lazy(() => loadChunk('the requests', () => import('./slide-requests.tsx')));

interface SlideRequestsButtonProps {
  readonly caseId: string;
  readonly imageId: string | null;
}

/** From inside the slide to the laboratory and the facility. */
export function SlideRequestsButton({ caseId, imageId }: SlideRequestsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Ask for recuts, stains, a rescan or information" onClick={() => setOpen(true)}>
        <MessageSquarePlus aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SlideRequests caseId={caseId} imageId={imageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
