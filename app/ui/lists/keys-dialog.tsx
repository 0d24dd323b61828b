import { Dialog } from '../feedback/dialog.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['↑ ↓ or k j', 'Go to the previous or next row'],
  ['Enter', 'Open the row'],
  ['/', 'Go to the search'],
  ['?', 'Show these keys'],
];
const SELECTING: readonly (readonly [string, string])[] = [
  ['x', 'Select the row'],
  ['Shift + ↑ ↓', 'Select several rows'],
  ['Esc', 'Clear the selection'],
];

interface KeysDialogProps {
  readonly onClose: () => void;
  readonly canSelect: boolean;
}

/** The keys of a list, mounted while it is open. */
export function KeysDialog({ onClose, canSelect }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keys of this list"
      description="These keys work while a row has the focus."
      size="sm"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {[...KEYS, ...(canSelect ? SELECTING : [])].map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt className="font-mono text-sm">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
