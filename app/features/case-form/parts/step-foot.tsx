import { savingOf } from '#app/browser/saving/saving-of.ts';
import { placedFieldWords } from '#app/core/case-form/field-words.ts';
import { unstorableFields } from '#app/core/case-form/fields.ts';
import {
  type FormStep,
  nextStep,
  reviewTitleFor,
  STEP_TITLES,
  TO_REVIEW,
} from '#app/core/case-form/steps.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SaveState } from '#app/ui/forms/save-state.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useNow } from '#app/ui/use-now.ts';
import type { DeskView } from '../saving/desk-view.ts';
import { type Begun, DiscardDraft } from './discard-draft.tsx';
import { useFormContext } from './form-context.ts';

/** Between the form and its buttons stand the attachments, which are forms of their own. */
export const STEP_FORM = 'case-step';

interface StepFootProps {
  readonly view: DeskView;
  readonly step: FormStep;
  readonly loadedAt: string;
  readonly isOperator: boolean;
  /** Whoever came from the review to change something there goes back to it. */
  readonly isFromReview: boolean;
  /** What was begun; null before there is anything. */
  readonly draft: Begun | null;
  /** Null where there is no draft to give up. */
  readonly onDiscard: (() => void) | null;
}

/** What was typed and no server can hold, such as half a date: the rest is saved without it. */
function useUnstorable({ isUnkept }: DeskView): string | null {
  const { form, fields } = useFormContext();
  const names = Object.keys(unstorableFields(form, fields)).map((name) =>
    placedFieldWords(form.specimens, name),
  );
  if (names.length === 0) return null;
  return `Not saved: ${names.join('; ')} (${isUnkept ? 'only on this page' : 'kept in this browser'})`;
}

export function StepFoot(props: StepFootProps) {
  const { view, step, loadedAt, isOperator, isFromReview, draft, onDiscard } = props;
  const looking = { timeZone: useTimeZone(), now: useNow(loadedAt), isUnkept: view.isUnkept };
  const next = nextStep(step);
  const title = next === null ? reviewTitleFor(isOperator) : STEP_TITLES[next];
  return (
    <div className="sticky bottom-0 z-10 -mx-2 flex low:static flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-2 py-2">
      <Button type="submit" form={STEP_FORM} variant="primary" name="intent" value="continue">
        Continue to {title.toLowerCase()}
      </Button>
      {isFromReview && next !== null && (
        <Button type="submit" form={STEP_FORM} name="intent" value={TO_REVIEW}>
          Back to review
        </Button>
      )}
      <SaveState state={savingOf(view.queue, 'case', looking)} besides={useUnstorable(view)} />
      {draft !== null && onDiscard !== null && (
        <span className="ml-auto">
          <DiscardDraft draft={draft} onDiscard={onDiscard} />
        </span>
      )}
    </div>
  );
}
