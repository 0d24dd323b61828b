import type { ReactNode } from 'react';
import { giveUpUnsentMarks } from '#app/browser/after-login/kept-marks.ts';
import type { TextOwner } from '#app/browser/saving/saved-text.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { RemoveUnsentMarks } from '#app/ui/feedback/remove-unsent-marks.tsx';
import { useTextWindow } from '../windows/text-window.tsx';
import { type TitledImage, type UnsentMarks, useUnsentMarks } from './use-unsent-marks.ts';

interface UnsentMarksNoticeProps {
  readonly owner: TextOwner;
  /** Null shows nothing. */
  readonly unsent: UnsentMarks | null;
  /** What they hinder here. */
  readonly children?: ReactNode;
}

/** Marks that the case does not have: the text may say of them what the slide does not say any more. */
export function UnsentMarksNotice({ owner, unsent, children }: UnsentMarksNoticeProps) {
  const { others } = useTextWindow();
  if (unsent === null) return null;
  const { state, refusals } = unsent;
  // What a window with the slides still holds would come back from there.
  const isHeld = others.some(({ shows, caseId }) => shows === 'slides' && caseId === owner.caseId);
  return (
    <div
      role="alert"
      data-clear-of-toasts
      className="mb-4 rounded-md border border-danger bg-danger-soft px-4 py-3"
    >
      <p className="font-semibold text-danger">
        Marks on the slides of this case, or changes of them, are in this browser alone and not with the case.
      </p>
      <p className="mt-1">{slidesText(unsent)}</p>
      <p className="mt-1">
        {state === 'refused' ? `They cannot be sent: ${refusals.join(' ')}` : WAY[state]}
      </p>
      {children}
      {state !== 'sending' &&
        (isHeld ? (
          <p className="mt-1">
            The window with the slides has them too. Close it before you remove them here.
          </p>
        ) : (
          <RemoveUnsentMarks
            label="Remove these marks…"
            className="mt-2"
            remove={() => giveUpUnsentMarks(window.indexedDB, owner)}
          />
        ))}
    </div>
  );
}

/** A page of a case that is gone has no other word of which it is. */
const slidesText = ({ caseID, slides }: UnsentMarks): string =>
  `They are on: ${slides.join('; ')}${caseID === null ? '' : `, of case ${caseID}`}.`;

interface UnsentMarksOfCaseProps {
  readonly owner: TextOwner;
  readonly images: readonly TitledImage[] | null;
  readonly send: MarkSender;
  /** What else is said of them. */
  readonly children?: ReactNode;
}

const nothingToRead = (): void => undefined;

/** Marks that the case does not have, sent and told of where nobody writes its text. */
export function UnsentMarksOfCase({ owner, images, send, children }: UnsentMarksOfCaseProps) {
  const unsent = useUnsentMarks({ ...owner, images, send, onSent: nothingToRead });
  return (
    <UnsentMarksNotice owner={owner} unsent={unsent}>
      {children}
    </UnsentMarksNotice>
  );
}

const WAY = {
  sending: 'They are being sent.',
  waiting: 'The server does not take them at the moment. They are sent as soon as it does.',
} as const;
