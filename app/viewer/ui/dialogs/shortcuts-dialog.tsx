import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { PANE_KEYS, shownKey } from '../toolbar/shortcut-table.ts';
import type { KeySettings } from '../toolbar/use-key-settings.ts';
import { ChangeKey } from './change-key.tsx';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly keys: KeySettings;
  /** Whoever has no text of the case is told of no key to it. */
  readonly hasText: boolean;
  readonly onClose: () => void;
}

/** Every key of the viewer, out of the table that the keys themselves are read from; each can be changed. */
export function ShortcutsDialog({ open, keys, hasText, onClose }: ShortcutsDialogProps) {
  const [isChanging, setChanging] = useState(false);
  const close = () => {
    setChanging(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="lg"
      title="Keyboard shortcuts"
      description="Shortcuts are off while you type."
    >
      <label className="mb-4 flex items-center gap-2 text-sm coarse:min-h-11">
        <input
          type="checkbox"
          checked={keys.areOn}
          onChange={(event) => keys.turn(event.target.checked)}
          className="size-4 accent-accent"
        />
        Use single keys, such as M. Keys with Ctrl or Alt always work.
      </label>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="sm" aria-pressed={isChanging} onClick={() => setChanging(!isChanging)}>
          {isChanging ? 'Done' : 'Change keys'}
        </Button>
        {keys.isChanged && (
          <Button size="sm" variant="quiet" onClick={keys.reset}>
            Use the usual keys
          </Button>
        )}
      </div>
      <p className="mb-4 text-sm">
        While a measuring or delete tool is on, dragging and the wheel leave the slide where it is: hold Space
        and drag, or drag with the middle button, to move it, and zoom with the buttons or keys.
      </p>
      <div className="gap-x-8 sm:columns-2">
        <KeyList title="In the slide, without a pointer" rows={PANE_KEYS} />
        {keys.table.map(({ title, shortcuts }) => (
          <KeyList
            key={title}
            title={title}
            rows={shortcuts.filter(({ action }) => hasText || action !== 'toText')}
            after={({ action, text }) =>
              isChanging ? <ChangeKey action={action} text={text} keys={keys} /> : null
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ListedKeys {
  readonly text: string;
  readonly keys: readonly string[];
}

interface KeyListProps<Row extends ListedKeys> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly after?: (row: Row) => ReactNode;
}

function KeyList<Row extends ListedKeys>({ title, rows, after }: KeyListProps<Row>) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <dl className="divide-y divide-border text-sm">
        {rows.map((row) => (
          <div key={row.text} className="flex flex-wrap items-baseline gap-x-4 py-1.5">
            <dt className="grow">{row.text}</dt>
            <dd className="flex shrink-0 gap-1">
              {row.keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-border bg-sunken px-1.5 font-mono text-xs leading-5"
                >
                  {shownKey(key)}
                </kbd>
              ))}
            </dd>
            <dd className="contents empty:hidden">{after?.(row)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
