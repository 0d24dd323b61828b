import { useEffect, useState } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import type { TextOwner } from '#app/browser/saving/saved-text.ts';
import type { MarkSender, UnsentImage, UnsentReader } from '#app/core/resources/mark-sender.ts';
import { SessionAnswer } from '#app/core/resources/session-answer.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { UnsentMarksOfCase } from './unsent-marks.tsx';
import { UNKNOWN_TITLE } from './use-unsent-marks.ts';

const countOf = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;

function whatIs({ marks, deleted }: UnsentImage): string {
  const parts = [
    ...(marks > 0 ? [`${countOf(marks, 'mark')}, new or changed`] : []),
    ...(deleted > 0 ? [`${countOf(deleted, 'mark')} deleted`] : []),
  ];
  return parts.length === 0 ? 'A change that leaves no mark' : parts.join('; ');
}

interface KeepMarksProps {
  readonly owner: TextOwner;
  readonly read: UnsentReader;
}

/** How many marks a case has not got, slide by slide, and a file of those of each. */
function KeepMarks({ owner: { userId, caseId }, read }: KeepMarksProps) {
  const [images, setImages] = useState<readonly UnsentImage[]>([]);
  useEffect(() => {
    let isLeft = false;
    read({ userId, caseId }).then(
      (found) => {
        if (!isLeft) setImages(found);
      },
      // What cannot be read is told by its slides alone.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [userId, caseId, read]);
  if (images.length === 0) return null;
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {images.map((image, at) => {
          const slide = image.slide ?? UNKNOWN_TITLE;
          return (
            // Two slides may have one title, and the list is read once.
            <li key={String(at)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                {slide}: {whatIs(image)}.
              </span>
              {image.save !== null && (
                <Button size="sm" onClick={image.save} aria-label={`Save as a file: ${slide}`}>
                  Save as a file
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {images.some(({ save }) => save !== null) && (
        <p className="mt-2">
          Whoever reads the case now can take such a file in from the list of marks of that slide. It names no
          patient, but it holds what you called your marks.
        </p>
      )}
    </>
  );
}

const refuseMarks: MarkSender = () => Promise.resolve({ refusals: ['The case is not yours to mark.'] });

/** Marks of this person on a case that is not theirs any more: told, and kept as a file if they are wanted. */
export const UnsentMarksOfLostCase = ({ owner, read }: KeepMarksProps) => (
  <UnsentMarksOfCase owner={owner} images={null} send={refuseMarks}>
    <KeepMarks owner={owner} read={read} />
  </UnsentMarksOfCase>
);

/** For a page that knows of nobody, since its loader could not answer. */
export function UnsentMarksHere({ caseId, read }: { readonly caseId: string; readonly read: UnsentReader }) {
  const [userId, setUserId] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    fetchAnswer(SessionAnswer, '/resources/session').then(
      (session) => {
        if (!isLeft) setUserId(session.userId);
      },
      // Nobody is logged in, or the server is away: whose marks there are is not known then.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return userId === null ? null : <UnsentMarksOfLostCase owner={{ userId, caseId }} read={read} />;
}
