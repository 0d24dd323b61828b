import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type LoginAsked, LoginLink } from '../controls/login-link.tsx';

/** Where the autosave of a draft stands. */
export type Saving =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly when: string }
  | {
      readonly kind: 'failed';
      readonly why: string;
      /** Where only a login lets the saving go on. */
      readonly login?: LoginAsked;
    };

export function savingText(state: Saving): string {
  switch (state.kind) {
    case 'unchanged':
      return '';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved at ${state.when}`;
    case 'failed':
      return `Not saved: ${state.why}`;
  }
}

const ICONS = { unchanged: null, saving: LoaderCircle, saved: Check, failed: CloudOff } as const;

interface SaveStateProps {
  readonly state: Saving;
  /** What a save has left out, in a sentence; null where it has all. */
  readonly besides?: string | null;
}

/** One quiet line that says whether what was typed is safe. */
export function SaveState({ state, besides = null }: SaveStateProps) {
  const told = savingText(state);
  const isPartly = besides !== null && (state.kind === 'saved' || state.kind === 'unchanged');
  const text = isPartly ? [told, besides].filter(Boolean).join('. ') : told;
  const Icon = isPartly ? TriangleAlert : ICONS[state.kind];
  return (
    <p
      role="status"
      className={`flex min-h-6 items-center gap-1.5 text-sm ${state.kind === 'failed' ? 'font-medium text-danger' : 'text-muted'}`}
    >
      {Icon !== null && (
        <Icon aria-hidden className={`size-4 shrink-0 ${state.kind === 'saving' ? 'animate-spin' : ''}`} />
      )}
      <span>{text}</span>
      {state.kind === 'failed' && state.login !== undefined && <LoginLink {...state.login} />}
    </p>
  );
}
