import { useNavigate } from '@remix-run/react';
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type CaseMessage,
  type CaseWindow,
  type CaseWindows,
  openCaseWindows,
} from '#app/browser/case-windows.ts';
import { SLIDES_BESIDE } from '#app/core/cases/beside.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { citingPathOf } from '#app/core/citing/cite-link.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import type { CaseMark } from '../../state/marks-of-case.ts';
import { marksAnswered, unsentHurried } from '../../state/outbox.ts';
import type { TextPort } from './text-port.ts';

/** Who reads the slides of which case; null for whoever writes no texts at all. */
export interface TextTold {
  readonly userId: string;
  readonly caseId: string;
  readonly caseNumber: string;
  /** A second reviewer has no text of this case, and is told all the same of that of another one beside it. */
  readonly isOwn: boolean;
}

interface SlidesWindow extends TextPort {
  /** Windows of the same person that show text. */
  readonly texts: readonly CaseWindow[];
}

const NOBODY: TextTold = { userId: '', caseId: '', caseNumber: '', isOwn: false };
const ANSWER_LIMIT_MS = 10_000;
const NO_ANSWER = 'The window with the text does not answer. Look there whether the mark was put in.';

/** This window among those of the same person: it says which case's slides it shows, and hears what is meant for that. */
export function useSlidesWindow(told: TextTold | null): SlidesWindow {
  const [texts, setTexts] = useState<readonly CaseWindow[]>([]);
  const [windowId] = useState(() => crypto.randomUUID());
  const windows = useRef<CaseWindows | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const navigate = useNavigate();
  const scope = useProvidedScope();
  const hurry = useUnit(unsentHurried);
  const { userId, caseId, caseNumber, isOwn } = told ?? NOBODY;

  useEffect(() => {
    if (userId === '') return undefined;
    const hear = (message: CaseMessage): void => {
      if (message.kind === 'cited' && message.caseId === caseId) {
        clearTimeout(waiting.current);
        notify[message.isDone ? 'success' : 'warning'](message.text, { about: 'cited' });
      }
      if (message.kind === 'front') window.focus();
      // From the start: another case needs a page of its own, with nothing of this one on it.
      if (message.kind === 'open' && isOfViewer(message.address, message.caseId))
        window.location.assign(message.address);
    };
    const beside = window.name === SLIDES_BESIDE;
    const opened = openCaseWindows(
      { windowId, userId, caseId, caseNumber, shows: 'slides', beside },
      { onOthers: (others) => setTexts(others.filter(({ shows }) => shows === 'text')), onMessage: hear },
    );
    windows.current = opened;
    return () => {
      windows.current = null;
      clearTimeout(waiting.current);
      opened.close();
    };
  }, [windowId, userId, caseId, caseNumber]);

  useEffect(() => {
    if (scope === null || userId === '') return undefined;
    const tell = ({ place, answer }: { place: { imageId: string }; answer: { kind: string } }): void => {
      if (answer.kind !== 'agreed') return;
      windows.current?.tell({ kind: 'marks', windowId, userId, caseId, imageId: place.imageId });
    };
    return createWatch({ unit: marksAnswered, scope, fn: tell });
  }, [scope, windowId, userId, caseId]);

  const own = texts.find((one) => one.caseId === caseId) ?? null;
  const stranger = texts.find((one) => one.caseId !== caseId) ?? null;
  return useMemo(() => {
    const about = { windowId, userId, caseId };
    return {
      texts,
      cite: ({ imageId, id: markId, kind, box }: CaseMark) => {
        if (!isOwn || kind === 'box') return;
        // What is cited has to be saved with the case first.
        hurry();
        if (own !== null) {
          const mark = { imageId, markId, markKind: kind, box };
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => notify.warning(NO_ANSWER, { about: 'cited' }), ANSWER_LIMIT_MS);
          windows.current?.tell({ kind: 'cite', ...about, to: own.windowId, ...mark });
        } else if (stranger !== null && window.name === SLIDES_BESIDE)
          notify.warning(`The text beside is that of case ${stranger.caseNumber}. Nothing was put into it.`);
        else navigate(citingPathOf(caseId, { imageId, markId, kind, box }));
      },
      toText: () => {
        if (!isOwn) return;
        if (own === null) return navigate(diagnosisPathOf(caseId));
        windows.current?.tell({ kind: 'front', ...about, to: own.windowId });
        // A browser lets a window come forward for the one that it has opened.
        focusOpener();
      },
    };
  }, [texts, own, stranger, windowId, userId, caseId, isOwn, navigate, hurry]);
}

/** A browser that has not opened this window from another one has none to bring forward. */
function focusOpener(): void {
  const { opener } = window as { readonly opener: Window | null };
  opener?.focus();
}

/** Only an address of the viewer, and of the case that the message is about. */
function isOfViewer(address: string, caseId: string): boolean {
  const { origin, pathname, searchParams } = new URL(address, window.location.origin);
  return origin === window.location.origin && pathname === '/viewer' && searchParams.get('case') === caseId;
}
