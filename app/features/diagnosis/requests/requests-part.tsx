import { Link } from '@remix-run/react';
import { clinicalInfoPathOf } from '#app/core/cases/case-links.ts';
import { dueText } from '#app/core/cases/due.ts';
import { isOpenRequest, type ListedRequest, type placeOfImage } from '#app/core/diagnosis/open-requests.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DoneLine } from '#app/ui/detail/posted-outcome.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { AskForms } from './ask-forms.tsx';
import type { RequestOutcome } from './requests.server.ts';
import { StopPart } from './stop-part.tsx';

export interface RequestsPartProps {
  readonly item: Case;
  /** Null where the list could not be read. */
  readonly requests: readonly ListedRequest[] | null;
  readonly outcome: RequestOutcome | null;
  readonly idempotencyKey: string;
  readonly loadedAt: string;
  /** The reader may ask for more. */
  readonly isOpen: boolean;
  /** The version of the case that a request is made on, where it is a later one than the item's. */
  readonly etag?: string;
  /** The slide that is asked about; its part and block are filled in. */
  readonly place?: ReturnType<typeof placeOfImage>;
}

/** What was asked of the laboratory and the facility, and the forms that ask for more. */
export function RequestsPart(props: RequestsPartProps) {
  const { item, requests, outcome, isOpen } = props;
  return (
    <section
      id="requests"
      aria-labelledby="requests-title"
      className="flex min-w-0 scroll-mt-28 flex-col gap-3"
    >
      <h2 id="requests-title" className="text-lg font-semibold">
        Requests
      </h2>
      <DoneLine news={outcome}>{outcome?.refused === null && outcome.text}</DoneLine>
      {outcome !== null && outcome.refused !== null && outcome.text !== '' && (
        <p role="alert" className="font-medium text-danger">
          {outcome.text}
        </p>
      )}
      {requests === null && (
        <p className="text-danger">The requests of this case could not be read. Reload the page.</p>
      )}
      {requests?.length === 0 && <p className="text-muted">Nothing is waited for.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {requests?.map((request) => (
          <RequestLine key={request.id} request={request} {...props} />
        ))}
      </ul>
      {isOpen && <AskForms {...props} />}
      <StopPart {...props} />
      <p>
        <TextLink asChild>
          <Link to={clinicalInfoPathOf(item.id)}>Questions and answers</Link>
        </TextLink>
      </p>
    </section>
  );
}

const shapes = {
  Requested: 'waiting',
  InProgress: 'active',
  Fulfilled: 'done',
  Declined: 'attention',
  Cancelled: 'stopped',
} as const;

function RequestLine({
  request,
  loadedAt,
  idempotencyKey,
}: RequestsPartProps & { readonly request: ListedRequest }) {
  const timeZone = useTimeZone();
  const { id, what, about, status, askedAt, dueAt, note, told, cancelEtag } = request;
  return (
    <li className="rounded-md border border-border bg-raised px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{what}</span>
        <StatusBadge shape={shapes[status]} label={labels.RequestStatus[status]} />
        {isOpenRequest(request) && <span className="text-sm">{dueText(dueAt, loadedAt)}</span>}
      </div>
      <p className="text-sm break-words text-muted">
        {about}, asked {instantText(askedAt, timeZone)}
      </p>
      {note !== null && <p className="text-sm break-words whitespace-pre-line">{note}</p>}
      {told.length > 0 && <p className="text-sm break-words">{told.join(' · ')}</p>}
      {cancelEtag !== null && (
        <div className="mt-1">
          <ActionForm
            intent="cancel-order"
            label={`Take back ${what}`}
            look="quiet"
            etag={cancelEtag}
            idempotencyKey={idempotencyKey}
          >
            <input type="hidden" name="requestId" value={id} />
          </ActionForm>
        </div>
      )}
    </li>
  );
}
