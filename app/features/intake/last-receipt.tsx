import type { ReactNode } from 'react';
import { instantText } from '#app/core/text/dates.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { RecordedReceipt } from '#contracts/generated/wire.ts';
import type { ListedSlides } from './receipt-forms.ts';

interface LastReceiptProps {
  readonly last: RecordedReceipt;
  readonly listed: ListedSlides;
  /** What it means for the form below it. */
  readonly children?: ReactNode;
}

/** What was counted before: which slides have come, which are missing, and what lay in the parcel besides. */
export function LastReceipt({ last, listed, children }: LastReceiptProps) {
  const timeZone = useTimeZone();
  const { receivedAt, recordedBy, trackingNumber, blocksReceived, slides, leftovers } = last;
  const names = new Map(listed.map(({ id, name }) => [id, `Slide ${name}`]));
  return (
    <section
      aria-label="Last receipt"
      className="mt-3 flex flex-col gap-2 rounded-lg border border-border bg-raised p-3 text-sm"
    >
      <p className="font-medium">
        Received {instantText(receivedAt, timeZone)}, counted last by {recordedBy.displayName}
        {trackingNumber !== null && `, tracking number ${trackingNumber}`}
      </p>
      <ul>
        {slides.map((slide) => (
          <li key={slide.subsectionId}>
            {names.get(slide.subsectionId) ?? 'A slide that the case lists no more'}: {countWords(slide)}
          </li>
        ))}
        {blocksReceived !== null && <li>Blocks received: {blocksReceived}</li>}
      </ul>
      {leftovers.length > 0 && (
        <>
          <p>What else was in the parcel:</p>
          <ul className="list-inside list-disc">
            {leftovers.map((label, at) => (
              <li key={`${String(at)} ${label}`}>{label}</li>
            ))}
          </ul>
        </>
      )}
      {children !== undefined && <p className="text-muted">{children}</p>}
    </section>
  );
}

const countWords = ({ received, missing, condition, note }: RecordedReceipt['slides'][number]): string =>
  [
    `${String(received)} received`,
    ...(missing === 0 ? [] : [`${String(missing)} missing`]),
    ...(condition === null ? [] : [labels.SlideCondition[condition].toLowerCase()]),
    ...(note === null ? [] : [note]),
  ].join(', ');
