import type { SlideUpload } from '#app/browser/uploads/running-upload.ts';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { standText } from './upload-row.tsx';

interface WaitedForProps {
  readonly running: readonly SlideUpload[];
  readonly uploads: SlideUploads | null;
}

/** The files that the case waits for, each of which can be taken away where the case is sent. */
export function WaitedFor({ running, uploads }: WaitedForProps) {
  if (uploads === null || running.length === 0) return null;
  return (
    <DetailSection title="Slide files on their way">
      <ul className="flex flex-col gap-2">
        {running.map((upload) => (
          <li key={upload.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 break-all">
              {upload.fileName} <span className="text-muted">{standText(upload)}</span>
            </span>
            <Button size="sm" variant="quiet" onClick={() => uploads.remove(upload.key)}>
              Take it away<VisuallyHidden>: {upload.fileName}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** In these nothing goes on by itself. */
const STANDING: readonly SlideUpload['phase'][] = ['doubtful', 'paused', 'twin', 'failed', 'lost'];

/** Why the case cannot be sent out yet; null where no file is in the way. */
export function waitsForText(running: readonly SlideUpload[]): string | null {
  if (running.length === 0) return null;
  return running.every(({ phase }) => STANDING.includes(phase))
    ? 'Slide files wait for you. Go on with them where they are added, or take them away'
    : 'Uploads are still running';
}
