import { savingOf } from '#app/browser/saving/saving-of.ts';
import { type FormStep, nextStep, reviewTitleFor, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SaveState } from '#app/ui/forms/save-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { DeskView } from '../saving/desk-view.ts';
import { type Begun, DiscardDraft } from './discard-draft.tsx';

interface StepFootProps {
  readonly view: DeskView;
  readonly step: FormStep;
  readonly loadedAt: string;
  readonly isOperator: boolean;
  /** What was begun; null before there is anything. */
  readonly draft: Begun | null;
  /** Null where there is no draft to give up. */
  readonly onDiscard: (() => void) | null;
}

export function StepFoot({ view, step, loadedAt, isOperator, draft, onDiscard }: StepFootProps) {
  const looking = { timeZone: useTimeZone(), now: useNow(loadedAt) };
  const next = nextStep(step);
  const title = next === null ? reviewTitleFor(isOperator) : STEP_TITLES[next];
  return (
    <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-2 py-2">
      <Button type="submit" variant="primary" name="intent" value="continue">
        Continue to {title.toLowerCase()}
      </Button>
      <SaveState state={savingOf(view.queue, 'case', looking)} />
      {draft !== null && onDiscard !== null && (
        <span className="ml-auto">
          <DiscardDraft draft={draft} onDiscard={onDiscard} />
        </span>
      )}
    </div>
  );
}
