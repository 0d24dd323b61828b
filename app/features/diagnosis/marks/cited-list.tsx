import { Link } from '@remix-run/react';
import { Crosshair, TriangleAlert } from 'lucide-react';
import { markLinkOf } from '#app/core/citing/cite-link.ts';
import type { CitedLine } from '#app/core/citing/cited-fields.ts';
import { isGone } from '#app/core/citing/cited-gaps.ts';
import { sightText } from '#app/core/citing/sight.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { slideState } from '../slide-state.ts';

interface CitedListProps {
  readonly item: Pick<Case, 'id' | 'version'>;
  readonly lines: readonly CitedLine[];
  /** The reader has looked at the mark as it is now. */
  readonly onLooked: (line: CitedLine) => void;
  /** The token goes; the length stays as plain words, or goes as well. */
  readonly onUnbound: (line: CitedLine, isLengthKept: boolean) => void;
  /** Slides are open in a window beside this one, which shows the place instead of this window. */
  readonly onShown: ((address: string) => void) | null;
}

/** The length rests on no scale that is known. As plain words it would be one like any other. */
const isAssumed = ({ mark, now, standing }: CitedLine): boolean =>
  (isGone(standing) ? mark.seen : (now ?? mark.seen)).basis === 'assumed';

const lineText = ({ mark, now, slide }: CitedLine): string =>
  sightText(mark.kind, now ?? mark.seen, slide?.title ?? null);

/** The marks that the text cites, what has become of each, and the way to its place on the slide. */
export function CitedList({ item, lines, onLooked, onUnbound, onShown }: CitedListProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {lines.map((line) => {
        const { number, gaps, slide, standing, strangeIn, mark } = line;
        const address = markLinkOf(item.id, mark);
        return (
          <li key={number} className="rounded-md border border-border bg-raised px-3 py-2" data-mark={number}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">Mark {number}</span>
              <span className="tabular-nums">{lineText(line)}</span>
              {!isGone(standing) && (
                <TextLink asChild className="ml-auto inline-flex min-h-8 items-center gap-1 coarse:min-h-11">
                  <Link
                    to={address}
                    state={slideState(item)}
                    onClick={(event) => {
                      if (onShown === null) return;
                      event.preventDefault();
                      onShown(address);
                    }}
                  >
                    <Crosshair aria-hidden className="size-4" />
                    Show mark {number} on the slide
                  </Link>
                </TextLink>
              )}
            </div>
            {strangeIn.length > 0 && (
              <p className="text-sm text-warning">
                Its slide is of specimen {slide?.specimenID}, and it stands in the text of specimen{' '}
                {strangeIn.join(' and ')}.
              </p>
            )}
            {gaps.length > 0 && (
              <div className="mt-1 flex flex-col gap-2">
                {gaps.map((gap) => (
                  <p key={gap} className="flex items-start gap-1.5 text-sm text-warning">
                    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                    {gap}
                  </p>
                ))}
                <span className="flex flex-wrap gap-2">
                  {!isGone(standing) && standing !== 'seen' && (
                    <Button size="sm" onClick={() => onLooked(line)}>
                      I have looked at mark {number}
                    </Button>
                  )}
                  {isGone(standing) && !isAssumed(line) && !line.isOfWrongSlide && (
                    <Button size="sm" onClick={() => onUnbound(line, true)}>
                      Make mark {number} plain words
                    </Button>
                  )}
                  {(isGone(standing) || isAssumed(line)) && (
                    <Button size="sm" onClick={() => onUnbound(line, false)}>
                      Take mark {number} out
                    </Button>
                  )}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
