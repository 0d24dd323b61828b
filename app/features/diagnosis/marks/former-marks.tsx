import { Link } from '@remix-run/react';
import { formerImagePathOf } from '#app/core/cases/case-links.ts';
import { lengthRemark, whyNoLength } from '#app/core/citing/sight.ts';
import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';
import type { FormerSlide } from '#app/core/slides/case-slides.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { slideState } from '../slide-state.ts';
import { markCalled } from './mark-called.ts';

interface FormerMarksProps {
  readonly item: Pick<Case, 'id' | 'version'>;
  readonly former: readonly FormerSlide[];
  readonly marks: readonly CitableMark[];
}

/** What was marked on images that were scanned again: to be known, and never to be taken for marks of the new image. */
export function FormerMarks({ item, former, marks }: FormerMarksProps) {
  const zone = useTimeZone();
  return former.map(({ imageId, title, specimenID, replacedAt, isShown }) => {
    const own = marks.filter((mark) => mark.imageId === imageId);
    if (own.length === 0) return null;
    const heading = `${title} · specimen ${specimenID} · former image`;
    return (
      <section key={imageId} aria-label={heading}>
        <h4 className="text-sm text-muted">{heading}</h4>
        <p className="text-sm text-warning">
          This slide was scanned again on {instantText(replacedAt, zone)}. These marks belong to the former
          image and cannot be put into the text.
          {!isShown && ' That image showed another slide, and nothing of it is of use to this case.'}
        </p>
        <ul className="flex flex-col divide-y divide-border">
          {own.map((mark) => (
            <li key={`${mark.kind} ${mark.markId}`} className="py-1.5 break-words tabular-nums">
              {markCalled(mark)}
              {remarksOf(mark).map((remark) => (
                <span key={remark} className="block text-sm text-muted">
                  {remark}
                </span>
              ))}
            </li>
          ))}
        </ul>
        {isShown && (
          <TextLink asChild className="inline-flex min-h-8 items-center coarse:min-h-11">
            <Link to={formerImagePathOf(item.id, imageId)} state={slideState(item)}>
              Show the former image of {title}
            </Link>
          </TextLink>
        )}
      </section>
    );
  });
}

const remarksOf = ({ kind, sight }: CitableMark): readonly string[] =>
  kind === 'ruler' ? [whyNoLength(sight), lengthRemark(sight)].flatMap((remark) => remark ?? []) : [];
