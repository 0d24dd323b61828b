import { type FormStep, nextStep, reviewTitleFor, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SaveState, type Saving } from '#app/ui/forms/save-state.tsx';
import type { DeskView } from '../saving/desk-view.ts';
import { DiscardDraft } from './discard-draft.tsx';

interface StepFootProps {
  readonly view: DeskView;
  readonly step: FormStep;
  readonly isOperator: boolean;
  /** Null before there is a draft. */
  readonly onDiscard: (() => void) | null;
}

/** How the saving stands, as the one line at the foot says it. */
function savingOf({ queue: { phase, isUnsaved, message, savedAt } }: DeskView): Saving {
  if (phase === 'asking')
    return { kind: 'failed', why: 'the case was changed elsewhere. Choose what to keep' };
  if (message !== null) return { kind: 'failed', why: message };
  if (phase === 'sending' || (phase === 'due' && isUnsaved)) return { kind: 'saving' };
  return savedAt === null ? { kind: 'unchanged' } : { kind: 'saved', at: savedAt };
}

export function StepFoot({ view, step, isOperator, onDiscard }: StepFootProps) {
  const next = nextStep(step);
  const title = next === null ? reviewTitleFor(isOperator) : STEP_TITLES[next];
  return (
    <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-2 py-2">
      <Button type="submit" variant="primary" name="intent" value="continue">
        Continue to {title.toLowerCase()}
      </Button>
      <SaveState state={savingOf(view)} />
      {onDiscard !== null && (
        <span className="ml-auto">
          <DiscardDraft onDiscard={onDiscard} />
        </span>
      )}
    </div>
  );
}
