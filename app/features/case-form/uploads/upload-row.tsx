import { useRef } from 'react';
import type { SlideUpload } from '#app/browser/uploads/running-upload.ts';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { sightText } from '#app/core/uploads/slide-sight.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { type Upload, UploadProgress, uploadText } from '#app/ui/forms/upload-progress.tsx';
import { LookButton } from './slide-look.tsx';

const PHASES: Readonly<Record<SlideUpload['phase'], Upload['phase']>> = {
  looking: 'waiting',
  doubtful: 'failed',
  waiting: 'waiting',
  sending: 'sending',
  paused: 'paused',
  reading: 'done',
  twin: 'failed',
  failed: 'failed',
  lost: 'failed',
};

function shownOf({ fileName, bytes, sentBytes, phase, problem, sight }: SlideUpload): Upload {
  const why = phase === 'doubtful' && sight?.kind === 'unreadable' ? sight.text : problem;
  return { fileName, bytes, sentBytes, phase: PHASES[phase], ...(why === null ? {} : { problem: why }) };
}

interface UploadRowProps {
  readonly upload: SlideUpload;
  readonly uploads: SlideUploads;
  readonly onLook: (file: File) => void;
}

/** One file on its way, with what the browser saw in it before a byte was sent. */
export function UploadRow({ upload, uploads, onLook }: UploadRowProps) {
  const { key, phase, sight, fileName } = upload;
  const row = useRef<HTMLDivElement>(null);
  const remove = () => {
    // The place for its slides takes the focus of a row that goes.
    if (row.current?.contains(document.activeElement) === true)
      row.current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    uploads.remove(key);
  };
  return (
    <div ref={row} className="flex flex-col gap-1.5">
      <UploadProgress
        upload={shownOf(upload)}
        onPause={() => uploads.pause(key)}
        onResume={() => uploads.resume(key)}
        onRetry={() => uploads.resume(key)}
        onRemove={remove}
      />
      <div className="flex flex-wrap items-start gap-3 px-3 text-sm text-muted">
        {sight?.kind === 'read' && sight.label !== null && (
          <img
            src={sight.label}
            alt={`Label in ${fileName}. Compare it with the slide label of this row.`}
            className="max-h-24 max-w-40 rounded-sm border border-border bg-slide object-contain"
          />
        )}
        <p role="status" className="min-w-0 flex-1 empty:hidden">
          {wordsOf(upload)}
        </p>
        {sight?.kind === 'read' && sight.opensHere && (
          <LookButton file={uploads.fileOf(key)} onLook={onLook} />
        )}
      </div>
      {phase === 'doubtful' && (
        <div className="px-3">
          <Button size="sm" onClick={() => uploads.resume(key)}>
            Upload anyway
          </Button>
        </div>
      )}
      {phase === 'twin' && (
        <div className="flex flex-wrap gap-2 px-3">
          <Button size="sm" onClick={() => uploads.confirmTwin(key)}>
            Use it for this slide too
          </Button>
          <Button size="sm" variant="quiet" onClick={remove}>
            Take it away
          </Button>
        </div>
      )}
    </div>
  );
}

/** How it stands, in one sentence. */
export const standText = (upload: SlideUpload): string =>
  upload.phase === 'looking' || (upload.phase === 'reading' && upload.problem === null)
    ? wordsOf(upload)
    : uploadText(shownOf(upload));

function wordsOf({ phase, sight }: SlideUpload): string {
  if (phase === 'looking') return 'Checking the file…';
  if (phase === 'reading') return 'Sent. The server reads the slide…';
  if (sight?.kind === 'unreadable') return sight.detail ?? '';
  return sight === null ? '' : (sightText(sight) ?? 'This format is read by the server only.');
}
