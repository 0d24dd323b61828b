import { useEffect, useRef } from 'react';
import type { CaseMessage } from '#app/browser/case-windows.ts';
import type { TextOwner } from '#app/browser/saving/saved-text.ts';
import type { CitedMarkInput } from '#contracts/generated/wire.ts';
import { useTextWindow } from '../windows/text-window.tsx';
import type { CaseMarks } from './use-case-marks.ts';
import type { useMarksOfText } from './use-marks-of-text.ts';

/** What the windows with slides tell or ask for. Of another case nothing is heard. */
export function useHeard(
  owner: TextOwner,
  cited: readonly CitedMarkInput[],
  load: CaseMarks['load'],
  text: Pick<ReturnType<typeof useMarksOfText>, 'putAsked' | 'setTold' | 'focusText'>,
): void {
  const { windowId, tell, subscribe } = useTextWindow();
  const hear = (message: CaseMessage): void => {
    if (!('caseId' in message) || message.caseId !== owner.caseId) return;
    if (message.kind === 'marks' && cited.some(({ imageId }) => imageId === message.imageId))
      void load([message.imageId]);
    if (message.kind === 'cite') {
      const { imageId, markId, markKind: kind, box, windowId: to } = message;
      void text.putAsked({ imageId, markId, kind, box }).then((came) => {
        text.setTold(came.text);
        tell({ kind: 'cited', windowId, to, ...owner, ...came });
      });
    }
    if (message.kind !== 'front') return;
    window.focus();
    text.focusText();
  };
  const heard = useRef(hear);
  useEffect(() => {
    heard.current = hear;
  });
  useEffect(() => subscribe((message) => heard.current(message)), [subscribe]);
}
