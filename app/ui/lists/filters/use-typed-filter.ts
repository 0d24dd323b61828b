import { useCallback, useEffect, useState } from 'react';

/** Specification 9: what is typed is asked for when the typing rests so long. */
export const DEBOUNCE_MS = 300;

interface Typed {
  readonly text: string;
  /** The address that the text was last compared with. */
  readonly asked: string;
  /** What the box has asked for and the address does not say yet, oldest first. */
  readonly sent: readonly string[];
}

/** A slow answer to what the box asked for leaves what was typed since; any other address brings its own text. */
function withAddress({ text, sent }: Typed, asked: string): Typed {
  const at = sent.indexOf(asked);
  if (at >= 0) return { text, asked, sent: sent.slice(at + 1) };
  return { text: text.trim() === asked ? text : asked, asked, sent: [] };
}

interface TypedFilter {
  /** What the address asks for. */
  readonly asked: string;
  readonly onAsk: (text: string) => void;
  /** Whether a text is whole enough to be asked for; every text is, unless told. */
  readonly isWhole?: (text: string) => boolean;
}

/** A box that asks when the typing rests. Back and Clear bring their text into it. */
export function useTypedFilter({ asked, onAsk, isWhole = () => true }: TypedFilter) {
  const [typed, setTyped] = useState<Typed>({ text: asked, asked, sent: [] });
  if (typed.asked !== asked) setTyped(withAddress(typed, asked));
  const { text } = typed;
  const wanted = text.trim();
  const isWaiting = wanted !== (typed.sent.at(-1) ?? asked) && isWhole(wanted);
  const ask = useCallback(() => {
    setTyped((before) => ({ ...before, sent: [...before.sent, wanted] }));
    onAsk(wanted);
  }, [wanted, onAsk]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, ask]);
  return {
    text,
    put: (next: string) => setTyped((before) => ({ ...before, text: next })),
    /** Asks without waiting for the typing to rest. */
    askNow: () => {
      if (isWaiting) ask();
    },
  };
}
