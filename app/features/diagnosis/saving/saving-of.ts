import type { QueueView } from '#app/core/diagnosis/saved-text.ts';
import type { Saving } from '#app/ui/forms/save-state.tsx';

/** How the saving stands, as the one line under the text says it. */
export function savingOf({ phase, isUnsaved, savedAt, message }: QueueView): Saving {
  if (phase === 'asking')
    return { kind: 'failed', why: 'the text was changed elsewhere. Choose what to keep' };
  if (message !== null) return { kind: 'failed', why: message };
  if (phase === 'sending' || (phase === 'due' && isUnsaved)) return { kind: 'saving' };
  return savedAt === null ? { kind: 'unchanged' } : { kind: 'saved', at: savedAt };
}
