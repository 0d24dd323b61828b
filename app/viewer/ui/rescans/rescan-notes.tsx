import { useUnit } from 'effector-react';
import { Info, X } from 'lucide-react';
import { useContext, useState } from 'react';
import { slideTitleOf } from '#app/core/slides/replaced-images.ts';
import { instantText } from '#app/core/text/dates.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { $split } from '../../state/panes.ts';
import { $currentIn } from '../../state/slides.ts';
import { RescansTold } from './rescans-told.ts';

/** Which of the images on the screen are not those that were asked for: another scan of the glass stands in their place. */
export function RescanNotes() {
  const { replaced, sought } = useContext(RescansTold);
  const { first, second, split } = useUnit({
    first: $currentIn.primary,
    second: $currentIn.secondary,
    split: $split,
  });
  const zone = useTimeZone();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = split ? [first, second] : [first];
  const notes = replaced
    .filter(({ image }) => sought.includes(image.imageId) && !dismissed.includes(image.imageId))
    .flatMap(({ image: { imageId }, replacedBy, replacedAt }) => {
      const now = shown.find((one) => one?.imageId === replacedBy) ?? null;
      return now === null ? [] : [{ imageId, title: slideTitleOf(now), at: instantText(replacedAt, zone) }];
    });
  return (
    <div role="status" className="flex max-w-full flex-col items-center gap-2">
      {notes.map(({ imageId, title, at }) => (
        <div
          key={imageId}
          className="pointer-events-auto flex max-w-full items-center gap-2 rounded-md border border-border bg-warning-soft py-1 pr-1 pl-4 text-sm shadow-md"
        >
          <Info aria-hidden className="size-4 shrink-0 text-warning" />
          <span className="min-w-0 flex-1">
            {title} was scanned again on {at}; this is the new image. What was marked on the former image
            stays with that one.
          </span>
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={() => setDismissed((before) => [...before, imageId])}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
