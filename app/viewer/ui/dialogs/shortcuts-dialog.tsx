import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { PANE_KEYS, SHORTCUTS, shownKey } from '../toolbar/shortcut-table.ts';
import type { SingleKeys } from '../toolbar/use-single-keys.ts';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly singleKeys: SingleKeys;
  readonly onClose: () => void;
}

/** Every key of the viewer, out of the table that the keys themselves are read from. */
export function ShortcutsDialog({ open, singleKeys, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="Keyboard shortcuts"
      description="Shortcuts are off while you type."
    >
      <label className="mb-4 flex items-center gap-2 text-sm coarse:min-h-11">
        <input
          type="checkbox"
          checked={singleKeys.areOn}
          onChange={(event) => singleKeys.turn(event.target.checked)}
          className="size-4 accent-accent"
        />
        Use single keys, such as M. Keys with Ctrl or Alt always work.
      </label>
      <p className="mb-4 text-sm">
        While a measuring or delete tool is on, dragging and the wheel leave the slide where it is: hold Space
        and drag, or drag with the middle button, to move it, and zoom with the buttons or keys.
      </p>
      <div className="gap-x-8 sm:columns-2">
        <KeyList title="In the slide, without a pointer" rows={PANE_KEYS} />
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <KeyList key={title} title={title} rows={shortcuts} />
        ))}
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly keys: readonly string[] }[];
}

function KeyList({ title, rows }: KeyListProps) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <dl className="divide-y divide-border text-sm">
        {rows.map(({ text, keys }) => (
          <div key={text} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-border bg-sunken px-1.5 font-mono text-xs leading-5"
                >
                  {shownKey(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
