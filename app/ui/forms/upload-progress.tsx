import { Pause, Play, RotateCw, X } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { byteText } from './byte-text.ts';

export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'failed' | 'done';

export interface Upload {
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  readonly phase: UploadPhase;
  /** Why it failed or stands still, in a sentence. */
  readonly problem?: string;
}

/** What can be done with an upload; whoever sends the bytes does it. */
export interface UploadPorts {
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** How far an upload is, in words: '412 MB of 1.2 GB, 34%'. */
export function uploadText({ bytes, sentBytes, phase, problem }: Upload): string {
  const share = bytes === 0 ? 100 : Math.floor((sentBytes / bytes) * 100);
  switch (phase) {
    case 'waiting':
      return `Waiting to be sent, ${byteText(bytes)}`;
    case 'sending':
      return withProblem(`${byteText(sentBytes)} of ${byteText(bytes)}, ${share}%`, problem);
    case 'paused':
      return `Paused at ${share}% of ${byteText(bytes)}`;
    case 'failed':
      return problem ?? 'The upload failed.';
    case 'done':
      return withProblem(`Uploaded, ${byteText(bytes)}`, problem);
  }
}

const withProblem = (stand: string, problem: string | undefined): string =>
  problem === undefined ? stand : `${stand}. ${problem}`;

export function UploadProgress({ upload, ...ports }: { upload: Upload } & UploadPorts) {
  const { fileName, bytes, sentBytes, phase } = upload;
  const isFailed = phase === 'failed';
  return (
    <div className="flex items-center gap-3 rounded-md border border-border bg-raised px-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium break-all">{fileName}</p>
        {(phase === 'sending' || phase === 'paused') && (
          <progress
            aria-label={`Upload of ${fileName}`}
            max={bytes}
            value={sentBytes}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-sm bg-border [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent-fill"
          />
        )}
        <p
          role={isFailed ? 'alert' : undefined}
          className={isFailed ? 'text-sm text-danger' : 'text-sm text-muted tabular-nums'}
        >
          {uploadText(upload)}
        </p>
      </div>
      <UploadButtons upload={upload} {...ports} />
    </div>
  );
}

function UploadButtons({ upload, ...ports }: { upload: Upload } & UploadPorts) {
  const { fileName, phase } = upload;
  return (
    <div className="flex shrink-0">
      {phase === 'sending' && (
        <IconButton size="sm" label={`Pause ${fileName}`} onClick={ports.onPause}>
          <Pause aria-hidden />
        </IconButton>
      )}
      {phase === 'paused' && (
        <IconButton size="sm" label={`Resume ${fileName}`} onClick={ports.onResume}>
          <Play aria-hidden />
        </IconButton>
      )}
      {phase === 'failed' && (
        <IconButton size="sm" label={`Try ${fileName} again`} onClick={ports.onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={`Remove ${fileName}`} onClick={ports.onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
