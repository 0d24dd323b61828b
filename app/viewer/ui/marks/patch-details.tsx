import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { NoteChoice, Patch } from '#app/core/marks/patch.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { commandAsked } from '../../state/log.ts';
import { $activePane } from '../../state/panes.ts';
import { useKeptText } from './use-kept-text.ts';

interface PatchDetailsProps {
  readonly patch: Patch;
  readonly panel: 'note' | 'color';
  readonly choices: readonly NoteChoice[];
}

/** The note panel or the color picker of the active patch (specification 4.6). */
export function PatchDetails({ patch, panel, choices }: PatchDetailsProps) {
  return (
    <div className="px-3 pb-3">
      {panel === 'note' ? (
        <NotePanel key={patch.id} patch={patch} choices={choices} />
      ) : (
        <ColorPanel patch={patch} choices={choices} />
      )}
    </div>
  );
}

const swatchLook = 'size-7 rounded-sm border border-black/40 forced-color-adjust-none coarse:size-11';

function NotePanel({ patch, choices }: Pick<PatchDetailsProps, 'patch' | 'choices'>) {
  const { pane, ask } = useUnit({ pane: $activePane, ask: commandAsked });
  const [text, setText] = useState(patch.note);
  const [noted, setNoted] = useState(patch.note);
  const [hasTyped, setHasTyped] = useState(false);
  // Undo, or a chosen entry, changed the note from outside.
  if (noted !== patch.note) {
    setNoted(patch.note);
    setText(patch.note);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const isUnkept = text !== patch.note;
  const keep = () => {
    if (isUnkept) ask({ pane, command: { type: 'note-patch', patchId: patch.id, note: text } });
  };
  // The next patch takes the field away without the field being left first.
  useKeptText(isUnkept ? keep : null);
  useEffect(() => {
    // Words that are typed now are the note. A copied one is selected, so that they replace it.
    field.current?.focus();
    field.current?.select();
  }, []);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.currentTarget.closest('li')?.querySelector('button')?.focus();
    ask({ pane, command: { type: 'activate-patch', patchId: patch.id, panel: 'none' } });
  };
  return (
    <div data-letters-rest className="flex flex-col gap-2">
      <Field label="Note">
        <TextArea
          ref={field}
          rows={3}
          maxLength={2000}
          value={text}
          // The field takes the focus by itself: Undo right after a misplaced click is that of the click.
          data-untyped={hasTyped ? undefined : true}
          onFocus={() => setHasTyped(false)}
          onChange={(event) => {
            setHasTyped(true);
            setText(event.target.value);
          }}
          // One step for Undo for each note, not for each letter.
          onBlur={keep}
          onKeyDown={close}
        />
      </Field>
      <div role="group" aria-label="Choose a note" className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <button
            key={choice.text}
            type="button"
            onClick={() => ask({ pane, command: { type: 'choose-note', patchId: patch.id, choice } })}
            className="flex items-center gap-1.5 rounded-sm border border-border bg-raised px-2 py-0.5 text-sm hover:bg-hover coarse:min-h-11"
          >
            <span
              aria-hidden
              style={{ backgroundColor: choice.color }}
              className="size-3 rounded-sm border border-black/40 forced-color-adjust-none"
            />
            {choice.text}
          </button>
        ))}
      </div>
    </div>
  );
}

function ColorPanel({ patch, choices }: Pick<PatchDetailsProps, 'patch' | 'choices'>) {
  const { pane, ask } = useUnit({ pane: $activePane, ask: commandAsked });
  const recolor = (color: string) =>
    ask({ pane, command: { type: 'recolor-patch', patchId: patch.id, color } });
  const colors = ['#7cfc00', ...choices.map(({ color }) => color)];
  return (
    <div className="flex flex-wrap items-center gap-1">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-label={`Color ${color}`}
          aria-pressed={patch.color === color}
          style={{ backgroundColor: color }}
          onClick={() => recolor(color)}
          className={`${swatchLook} aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-1`}
        />
      ))}
      <label className="ml-1 flex items-center gap-2 text-sm">
        <span className="font-mono">{patch.color}</span>
        <input
          key={patch.color}
          type="color"
          defaultValue={patch.color}
          aria-label="Any color"
          // When the browser's picker closes: every shade on the way would be a step for Undo.
          onBlur={(event) => recolor(event.target.value)}
          className="h-7 w-10 coarse:h-11"
        />
      </label>
    </div>
  );
}
