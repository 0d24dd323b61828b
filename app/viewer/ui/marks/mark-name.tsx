import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import type { CaseMark } from '../../state/marks-of-case.ts';
import { useKeptText } from './use-kept-text.ts';
import { useMarksCommand } from './use-marks-command.ts';

interface MarkNameProps {
  readonly mark: CaseMark;
  /** Only on a slide that is open: elsewhere there is no pane to ask. */
  readonly canEdit: boolean;
}

/** A ruler's name stands without the blanks around it, a note as it was typed. */
const isNamed = ({ kind, name }: CaseMark, text: string): boolean =>
  name === (kind === 'ruler' ? text.trim() : text);

/** What the reader calls a mark; Enter keeps the new name, Escape the one that is kept. */
export function MarkName({ mark, canEdit }: MarkNameProps) {
  const [text, setText] = useState<string | null>(null);
  const ask = useMarksCommand();
  const button = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  // The field goes and would take the keyboard's focus with it.
  useEffect(() => {
    if (text === null && byKey.current) button.current?.focus();
    byKey.current = false;
  }, [text]);
  const unkept = text === null || isNamed(mark, text) ? null : text;
  /** False where the name was refused: its words stay in the field then, or they would be gone. */
  const keep = (): boolean => {
    if (unkept === null) return true;
    const command =
      mark.kind === 'ruler'
        ? ({ type: 'rename-ruler', rulerId: mark.id, name: unkept } as const)
        : ({ type: 'note-patch', patchId: mark.id, note: unkept } as const);
    return ask({ imageId: mark.imageId, command });
  };
  useKeptText(unkept === null || !canEdit ? null : keep);
  if (!canEdit)
    return (
      <span className="block text-muted">
        {mark.name}
        {unkept !== null && <span className="block">Not kept: {unkept}</span>}
      </span>
    );
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or the same Enter would press the button that gets the focus.
    event.preventDefault();
    if (event.key === 'Enter' && !keep()) return;
    byKey.current = true;
    setText(null);
  };
  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        onClick={() => setText(mark.name)}
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
      onBlur={() => {
        if (keep()) setText(null);
      }}
      onKeyDown={key}
    />
  );
}
