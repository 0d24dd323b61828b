import { instantText } from '#app/core/text/dates.ts';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { OwnSession } from '#contracts/generated/wire.ts';

interface SessionsProps {
  readonly sessions: readonly OwnSession[];
  readonly idempotencyKey: string;
}

/** Where this person is logged in; any of them but the present one can be ended from here. */
export function Sessions({ sessions, idempotencyKey }: SessionsProps) {
  const timeZone = useTimeZone();
  const others = sessions.filter(({ current }) => !current);
  return (
    <DetailSection title="Sessions">
      <ul className="flex flex-col gap-3">
        {sessions.map(({ id, etag, current, device, ipAddress, lastSeenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <p className="break-words">{device === '' ? 'Unknown device' : device}</p>
              <p className="text-sm text-muted">
                {ipAddress ?? 'Unknown address'}, last seen {instantText(lastSeenAt, timeZone)}
              </p>
            </div>
            {current ? (
              <p className="text-sm font-medium text-success">This session</p>
            ) : (
              <ActionForm
                intent="endSession"
                label={
                  <>
                    End session
                    <VisuallyHidden>
                      {' '}
                      on {device}, last seen {instantText(lastSeenAt, timeZone)}
                    </VisuallyHidden>
                  </>
                }
                etag={etag}
                idempotencyKey={idempotencyKey}
              >
                <input type="hidden" name="sessionId" value={id} />
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className="w-fit">
          <ActionForm
            intent="endOthers"
            label="End all other sessions"
            etag={others[0]?.etag ?? ''}
            idempotencyKey={idempotencyKey}
          />
        </div>
      )}
    </DetailSection>
  );
}
