import { useNavigate } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type CaseMessage,
  type CaseWindow,
  type CaseWindows,
  openCaseWindows,
} from '#app/browser/case-windows.ts';
import { SLIDES_BESIDE } from '#app/core/cases/beside.ts';
import { viewerPathOf } from '#app/core/cases/case-links.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { slideState } from '../slide-state.ts';
import { besideFeatures } from './beside-features.ts';

type Listener = (message: CaseMessage) => void;

export interface TextWindow {
  /** The other windows of the same person that show slides or text. */
  readonly others: readonly CaseWindow[];
  readonly windowId: string;
  readonly tell: (message: CaseMessage) => void;
  readonly subscribe: (listener: Listener) => () => void;
  /** Slides in a window of their own, beside this one. */
  readonly openBeside: () => void;
  /** To the slides: the window that shows them, or this one. */
  readonly toSlides: () => void;
}

const NONE: TextWindow = {
  others: [],
  windowId: '',
  tell: () => undefined,
  subscribe: () => () => undefined,
  openBeside: () => undefined,
  toSlides: () => undefined,
};

const NOT_OPEN = 'The text is not open for writing in its window. Nothing was put in.';

const TextWindowContext = createContext<TextWindow>(NONE);
export const useTextWindow = (): TextWindow => useContext(TextWindowContext);

interface TextWindowProviderProps {
  readonly item: Pick<Case, 'id' | 'caseID' | 'version'>;
  readonly userId: string;
  readonly children: ReactNode;
}

/** This window among those of the same person: it says which case's text it shows, and hears what is meant for that. */
export function TextWindowProvider({ item, userId, children }: TextWindowProviderProps) {
  const { id: caseId, caseID: caseNumber, version } = item;
  const [others, setOthers] = useState<readonly CaseWindow[]>([]);
  const [windowId] = useState(() => crypto.randomUUID());
  const [listeners] = useState(() => new Set<Listener>());
  const windows = useRef<CaseWindows | null>(null);
  const beside = useRef<Window | null>(null);
  const navigate = useNavigate();
  const tell = useCallback((message: CaseMessage) => windows.current?.tell(message), []);

  useEffect(() => {
    const self = { windowId, userId, caseId, caseNumber, shows: 'text' as const, beside: false };
    const opened = openCaseWindows(self, {
      onOthers: setOthers,
      // Slides beside a text follow it to its case. Whoever leads them to another one afterwards means it.
      onFound: (other) => {
        if (!other.beside || other.caseId === caseId) return;
        const address = viewerPathOf(caseId);
        opened.tell({ kind: 'open', windowId, to: other.windowId, userId, caseId, address });
      },
      onMessage: (message) => {
        for (const listener of listeners) listener(message);
        // The page shows the text and nothing to write in: who waits for an answer gets one.
        if (message.kind === 'cite' && listeners.size === 0) {
          const answer = { kind: 'cited', windowId, to: message.windowId, userId, caseId } as const;
          opened.tell({ ...answer, text: NOT_OPEN, isDone: false });
        }
      },
    });
    windows.current = opened;
    return () => {
      windows.current = null;
      opened.close();
    };
  }, [windowId, userId, caseId, caseNumber, listeners]);

  const own = others.find(({ shows, caseId: shown }) => shows === 'slides' && shown === caseId) ?? null;
  const openBeside = useCallback(() => {
    beside.current = window.open(viewerPathOf(caseId), SLIDES_BESIDE, besideFeatures(window.screen));
    beside.current?.focus();
  }, [caseId]);
  const toSlides = useCallback(() => {
    if (own === null) return navigate(viewerPathOf(caseId), { state: slideState({ id: caseId, version }) });
    tell({ kind: 'front', windowId, to: own.windowId, userId, caseId });
    beside.current?.focus();
  }, [own, navigate, caseId, version, tell, windowId, userId]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'F2' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      event.preventDefault();
      toSlides();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toSlides]);

  const subscribe = useCallback(
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const value = useMemo(
    () => ({ others, windowId, tell, subscribe, openBeside, toSlides }),
    [others, windowId, tell, subscribe, openBeside, toSlides],
  );
  return <TextWindowContext.Provider value={value}>{children}</TextWindowContext.Provider>;
}
