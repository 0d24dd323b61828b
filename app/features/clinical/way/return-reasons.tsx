import { RETURNS_TITLE, returnAnswerText, returnedText } from '#app/core/case-form/field-words.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { UnreadPart } from '#app/ui/detail/unread-part.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { ReturnReason } from '#contracts/generated/wire.ts';
import { Said } from '../thread.tsx';

interface ReturnReasonsProps {
  readonly reasons: readonly ReturnReason[];
  readonly timeZone: string;
}

interface ReturnsPartProps {
  /** Null for whoever may not read them, and 'unread' where they could not be read. */
  readonly reasons: readonly ReturnReason[] | 'unread' | null;
}

/** The part of a page about the returns of a case, where it ever came back. */
export function ReturnsPart({ reasons }: ReturnsPartProps) {
  const timeZone = useTimeZone();
  if (reasons === 'unread')
    return <UnreadPart title={RETURNS_TITLE} what="What the case came back for, and the answers," />;
  if (reasons === null || reasons.length === 0) return null;
  return (
    <DetailSection title={RETURNS_TITLE}>
      <ReturnReasons reasons={reasons} timeZone={timeZone} />
    </DetailSection>
  );
}

/** Why a case went back to its facility, and what the facility answered, the oldest first. */
const ReturnReasons = ({ reasons, timeZone }: ReturnReasonsProps) => (
  <ol className="flex flex-col gap-5">
    {reasons.map((reason) => (
      <li key={reason.number} className="flex flex-col gap-2">
        <Said
          by={reason.raisedBy?.displayName ?? labels.ReturnKind[reason.kind]}
          at={reason.raisedAt}
          {...(reason.raisedBy === null ? {} : { about: labels.ReturnKind[reason.kind].toLowerCase() })}
          timeZone={timeZone}
        >
          {returnedText(reason)}
        </Said>
        {reason.kind !== 'recalled' && (
          <div className="border-l-2 border-border pl-3">
            <Answer reason={reason} timeZone={timeZone} />
          </div>
        )}
      </li>
    ))}
  </ol>
);

function Answer({ reason, timeZone }: { readonly reason: ReturnReason; readonly timeZone: string }) {
  const { answer, answeredAt, answeredBy } = reason;
  if (answer === null || answeredAt === null) return <p className="text-muted">Not answered yet</p>;
  return (
    <Said by={answeredBy?.displayName ?? 'The facility'} at={answeredAt} timeZone={timeZone}>
      {returnAnswerText(reason)}
    </Said>
  );
}
