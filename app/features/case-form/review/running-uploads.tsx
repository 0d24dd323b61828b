import { isOfThisPage } from '#app/browser/uploads/upload-requests.ts';
import { instantText } from '#app/core/text/dates.ts';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CaseForm } from '#contracts/generated/wire.ts';

interface RunningUploadsProps {
  readonly form: CaseForm;
  readonly idempotencyKey: string;
}

/**
 * The files that other pages send for the case, those of colleagues and of another computer among them: nobody but that
 * page can go on with them, so that without this the case would wait for them until their time is over.
 */
export function RunningUploads({ form, idempotencyKey }: RunningUploadsProps) {
  const timeZone = useTimeZone();
  const running = form.runningUploads.filter(({ uploadId }) => !isOfThisPage(uploadId));
  if (running.length === 0) return null;
  return (
    <DetailSection title="Slide files from other pages">
      <p className="text-sm">The case can be sent out once these have come or were taken away.</p>
      <ul className="flex flex-col gap-2">
        {running.map(({ uploadId, fileName, createdBy, expiresAt }) => (
          <li key={uploadId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 break-all">
              {fileName}{' '}
              <span className="text-muted">
                from {createdBy?.displayName ?? 'an unknown person'},{' '}
                {expiresAt === null
                  ? 'sent whole: the server reads it'
                  : `waited for until ${instantText(expiresAt, timeZone)}`}
              </span>
            </span>
            {expiresAt !== null && (
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
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
