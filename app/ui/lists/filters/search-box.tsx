import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Field } from '../../controls/field.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import type { ListSearch } from './filter.ts';

/** Specification 9: what is typed is asked for when the typing rests so long. */
export const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  readonly search: ListSearch;
  /** What the address asks for. */
  readonly asked: string;
  readonly onSearch: (text: string) => void;
}

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

/** Asks when the typing rests, or at Enter with the form around it. Back and Clear bring their text into the box. */
export function SearchBox({ search, asked, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<Typed>({ text: asked, asked, sent: [] });
  if (typed.asked !== asked) setTyped(withAddress(typed, asked));
  const { text } = typed;
  const isSettled = text.trim() === asked;
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => {
      setTyped((before) => ({ ...before, sent: [...before.sent, text.trim()] }));
      onSearch(text.trim());
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isSettled, onSearch]);
  return (
    <Field label={search.label} labelHidden className="relative min-w-0 flex-1 sm:w-72 sm:flex-none">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 z-10 size-4 -translate-y-1/2 text-muted"
      />
      <TextInput
        type="search"
        name={search.name}
        value={text}
        placeholder={search.placeholder}
        autoComplete="off"
        maxLength={100}
        data-list-search=""
        className="h-9 pl-9 text-sm"
        onChange={(event) => {
          const { value } = event.target;
          setTyped((before) => ({ ...before, text: value }));
        }}
      />
    </Field>
  );
}
