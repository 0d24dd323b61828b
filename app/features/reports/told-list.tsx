import { instantText } from '#app/core/text/dates.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { Communication } from '#contracts/generated/wire.ts';
import { CHANNEL_LABELS } from './report-words.ts';

/** Who was told of a change, by whom, how and when. */
export function ToldList({ told }: { readonly told: readonly Communication[] }) {
  const timeZone = useTimeZone();
  if (told.length === 0) return <p className="text-muted italic">Nobody yet</p>;
  return (
    <ul>
      {told.map(({ told: who, toldBy, channel, toldAt, note }) => (
        <li key={`${who} ${toldAt}`}>
          {who}, told by {toldBy}, {CHANNEL_LABELS[channel].toLowerCase()}, {instantText(toldAt, timeZone)}.
          {note === null ? '' : ` ${note}`}
        </li>
      ))}
    </ul>
  );
}
