import { Check, CircleAlert, LoaderCircle } from 'lucide-react';

export type SaveState = 'saved' | 'saving' | 'failed';

const words: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Not saved in this browser',
};

/** Whether the marks are safe; never silent about one that is not. */
export function SaveMark({ state }: { readonly state: SaveState }) {
  return (
    <span
      role="status"
      className={`flex shrink-0 items-center gap-1.5 text-sm whitespace-nowrap [&_svg]:size-4 ${state === 'failed' ? 'font-medium text-danger' : 'text-muted'}`}
    >
      {state === 'saved' && <Check aria-hidden className="text-success" />}
      {state === 'saving' && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {state === 'failed' && <CircleAlert aria-hidden />}
      {words[state]}
    </span>
  );
}
