import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useTimeZone } from '../time-zone.ts';

/** Where the autosave of a draft stands. */
export type Saving =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly why: string };

/** '2:05 PM'. It is put together by hand: the space before PM differs between the ICU versions of servers and browsers. */
export function clockText(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
}

export function savingText(state: Saving, timeZone: string): string {
  switch (state.kind) {
    case 'unchanged':
      return '';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved at ${clockText(state.at, timeZone)}`;
    case 'failed':
      return `Not saved: ${state.why}`;
  }
}

const ICONS = { unchanged: null, saving: LoaderCircle, saved: Check, failed: CloudOff } as const;

/** One quiet line that says whether what was typed is safe. */
export function SaveState({ state }: { readonly state: Saving }) {
  const text = savingText(state, useTimeZone());
  const Icon = ICONS[state.kind];
  return (
    <p
      role="status"
      className={`flex min-h-6 items-center gap-1.5 text-sm ${state.kind === 'failed' ? 'font-medium text-danger' : 'text-muted'}`}
    >
      {Icon !== null && (
        <Icon aria-hidden className={`size-4 shrink-0 ${state.kind === 'saving' ? 'animate-spin' : ''}`} />
      )}
      {text}
    </p>
  );
}
