import { useUnit } from 'effector-react';
import { Info, X } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { formerImagePathOf, viewerPathOf } from '#app/core/cases/case-links.ts';
import { isShownOnDemand, slideTitleOf } from '#app/core/slides/replaced-images.ts';
import { instantText } from '#app/core/text/dates.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { $split } from '../../state/panes.ts';
import { $case, $currentIn } from '../../state/slides.ts';
import { RescansTold } from './rescans-told.ts';

const LINK = 'font-medium text-accent underline underline-offset-3';
const STILL_SHOWN = 'This page still shows the former image.';
const STILL_LISTED = 'This page still lists the former image.';
const ANOTHER_SLIDE = 'It shows another slide, and nothing of it is of use to this case.';
const FORMER_ALONE = 'This page shows the former image, whose marks can be looked at and not changed.';

/** Which images are not those that are asked for or looked at: another scan of their glass has taken their place. */
export function RescanNotes() {
  const { replaced, sought, gone, isFormer } = useContext(RescansTold);
  const { handed, first, second, split } = useUnit({
    handed: $case,
    first: $currentIn.primary,
    second: $currentIn.secondary,
    split: $split,
  });
  const caseId = handed?.caseId ?? '';
  const zone = useTimeZone();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = split ? [first, second] : [first];
  // The slides are laid out as they were before their case was read again.
  const former = gone.flatMap(({ imageId, replacedAt, reason }) => {
    const image = handed?.images.find((one) => one.imageId === imageId) ?? null;
    if (image === null) return [];
    const isLookedAt = shown.some((one) => one?.imageId === imageId);
    const isHere = isLookedAt ? STILL_SHOWN : STILL_LISTED;
    const told = toldOf(slideTitleOf(image), replacedAt, zone);
    return [
      { imageId, told, isHere: isFormer ? FORMER_ALONE : isHere, isShown: isShownOnDemand({ reason }) },
    ];
  });
  const opened = replaced.flatMap(({ image: { imageId }, replacedBy, replacedAt, reason }) => {
    const image = shown.find((one) => one?.imageId === replacedBy) ?? null;
    if (image === null || !sought.includes(imageId) || dismissed.includes(imageId)) return [];
    const told = toldOf(slideTitleOf(image), replacedAt, zone);
    return [{ imageId, told, isShown: isShownOnDemand({ reason }) }];
  });
  return (
    <div role="status" className="flex max-w-full flex-col items-center gap-2">
      {former.map(({ imageId, told, isHere, isShown }) => (
        <Note key={imageId}>
          <span className="min-w-0 flex-1 py-1 pr-3">
            {told}. {isHere} {!isShown && ANOTHER_SLIDE}{' '}
            {/* From the start: the slides of this page are laid out as the case was. */}
            <a href={viewerPathOf(caseId, imageId)} className={LINK}>
              Open the new image
            </a>
          </span>
        </Note>
      ))}
      {opened.map(({ imageId, told, isShown }) => (
        <Note key={imageId}>
          <span className="min-w-0 flex-1">
            {told}; this is the new image. What was marked on the former image stays with that one.{' '}
            {isShown && (
              <a href={formerImagePathOf(caseId, imageId)} className={LINK}>
                Show the former image
              </a>
            )}
          </span>
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={() => setDismissed((before) => [...before, imageId])}
          >
            <X aria-hidden />
          </IconButton>
        </Note>
      ))}
    </div>
  );
}

const toldOf = (title: string, replacedAt: string, zone: string): string =>
  `${title} was scanned again on ${instantText(replacedAt, zone)}`;

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex max-w-full items-center gap-2 rounded-md border border-border bg-warning-soft py-1 pr-1 pl-4 text-sm shadow-md">
      <Info aria-hidden className="size-4 shrink-0 text-warning" />
      {children}
    </div>
  );
}
