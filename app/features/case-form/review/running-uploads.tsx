import type { ReactNode } from 'react';
import { isOfThisPage } from '#app/browser/uploads/upload-requests.ts';
import { instantText } from '#app/core/text/dates.ts';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { useShownUploads, useUploadsOfCase } from '../uploads/uploads-context.ts';

type RunningUpload = CaseForm['runningUploads'][number];

interface RunningFilesProps {
  readonly uploads: readonly RunningUpload[];
  readonly takeAwayOf?: (upload: RunningUpload) => ReactNode;
}

function RunningFiles({ uploads, takeAwayOf }: RunningFilesProps) {
  const timeZone = useTimeZone();
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => (
        <li key={upload.uploadId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {upload.fileName}{' '}
            <span className="text-muted">
              from {upload.createdBy?.displayName ?? 'an unknown person'},{' '}
              {upload.expiresAt === null
                ? 'sent whole: the server reads it'
                : `waited for until ${instantText(upload.expiresAt, timeZone)}`}
            </span>
          </span>
          {takeAwayOf?.(upload)}
        </li>
      ))}
    </ul>
  );
}

const ofOtherPages = ({ runningUploads }: Pick<CaseForm, 'runningUploads'>): readonly RunningUpload[] =>
  runningUploads.filter(({ uploadId }) => !isOfThisPage(uploadId));

/** Where slide files are chosen, those that other pages send: whoever counts images would send one of them again. */
export function FilesOfOtherPages({ form }: { readonly form: Pick<CaseForm, 'runningUploads'> }) {
  // Which files are this page's own is known once each of them has been asked about.
  useShownUploads(useUploadsOfCase().uploads);
  const uploads = ofOtherPages(form);
  if (uploads.length === 0) return null;
  return (
    <DetailSection title="Slide files from other pages">
      <p className="text-sm">
        The page that sends a file adds it to its slide. If that page was closed, log in again in the same
        browser and open this case there: the file goes on by itself or asks to be chosen again.
      </p>
      <RunningFiles uploads={uploads} />
    </DetailSection>
  );
}

interface RunningUploadsProps {
  readonly form: CaseForm;
  readonly idempotencyKey: string;
}

/**
 * The files that other pages send for the case, those of colleagues and of another computer among them: nobody but that
 * page can go on with them, so that without this the case would wait for them until their time is over.
 */
export function RunningUploads({ form, idempotencyKey }: RunningUploadsProps) {
  const uploads = ofOtherPages(form);
  if (uploads.length === 0) return null;
  return (
    <DetailSection title="Slide files from other pages">
      <p className="text-sm">The case can be sent out once these have come or were taken away.</p>
      <RunningFiles
        uploads={uploads}
        takeAwayOf={({ uploadId, fileName, expiresAt }) =>
          expiresAt !== null && (
            <ActionForm
              intent="takeAway"
              label={
                <>
                  Take it away<VisuallyHidden>: {fileName}</VisuallyHidden>
                </>
              }
              look="quiet"
              etag={form.etag}
              idempotencyKey={`${idempotencyKey}-${uploadId}`}
            >
              <input type="hidden" name="uploadId" value={uploadId} />
            </ActionForm>
          )
        }
      />
    </DetailSection>
  );
}
