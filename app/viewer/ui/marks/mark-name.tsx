import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { type CaseMark, marksCommandAsked } from '../../state/marks-of-case.ts';
import { useKeptText } from './use-kept-text.ts';

interface MarkNameProps {
  readonly mark: CaseMark;
  /** Only on a slide that is open: elsewhere there is no pane to ask. */
  readonly canEdit: boolean;
}

/** A ruler's name stands without the blanks around it, a note as it was typed. */
const isNamed = ({ kind, name }: CaseMark, text: string): boolean =>
  name === (kind === 'ruler' ? text.trim() : text);

/** What the reader calls a mark; Enter keeps the new name, Escape the old one. */
export function MarkName({ mark, canEdit }: MarkNameProps) {
  const [text, setText] = useState<string | null>(null);
  /** The name that Escape goes back to. */
  const [before, setBefore] = useState(mark.name);
  const ask = useUnit(marksCommandAsked);
  const button = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  // The field goes and would take the keyboard's focus with it.
  useEffect(() => {
    if (text === null && byKey.current) button.current?.focus();
    byKey.current = false;
  }, [text]);
  const name = (words: string) => {
    const command =
      mark.kind === 'ruler'
        ? ({ type: 'rename-ruler', rulerId: mark.id, name: words } as const)
        : ({ type: 'note-patch', patchId: mark.id, note: words } as const);
    if (!isNamed(mark, words)) ask({ imageId: mark.imageId, command });
  };
  const end = (words: string) => {
    setText(null);
    name(words);
  };
  useKeptText(text, text === null || isNamed(mark, text) ? null : () => name(text));
  if (!canEdit) return <span className="block text-muted">{mark.name}</span>;
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or the same Enter would press the button that gets the focus.
    event.preventDefault();
    byKey.current = true;
    end(event.key === 'Enter' && text !== null ? text : before);
  };
  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        onClick={() => {
          setBefore(mark.name);
          setText(mark.name);
        }}
        className="block max-w-full truncate rounded-sm text-left text-accent underline-offset-2 hover:underline"
      >
        {mark.name === '' ? 'Add name' : mark.name}
        <span className="sr-only">, rename {mark.value}</span>
      </button>
    );
  }
  return (
    <TextInput
      aria-label={`Name of ${mark.value}`}
      autoFocus
      value={text}
      maxLength={mark.kind === 'ruler' ? 200 : 2000}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(text)}
      onKeyDown={key}
    />
  );
}
