import type { SubmissionResult } from '@conform-to/react';
import { useSearchParams } from '@remix-run/react';
import { type MutableRefObject, type ReactNode, useEffect, useRef } from 'react';
import { HONEYPOT_FIELD } from '#app/core/forms/honeypot.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useReadForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { useTellGuard } from '#app/ui/forms/use-unsaved.ts';
import { Honeypot } from '#app/ui/honeypot.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { parsePlan } from './parse-plan.ts';
import type { Plan, PlanStep, Typed } from './plan.ts';
import { QuestionField } from './question-field.tsx';
import { namesOf } from './read-plan.ts';
import { Review } from './review.tsx';
import { useKeptDraft, useRestoredDraft } from './visitor-draft.ts';
import { TimeZones, useProposedZone } from './zone-field.tsx';

interface PlanFormProps<Form> {
  readonly id: string;
  readonly plan: Plan<Form>;
  readonly today: string;
  /** The zones to choose from; none where the plan asks for no zone. */
  readonly timeZones?: readonly string[];
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
  /** What is kept already, as it is typed. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
  readonly submitLabel: string;
  /** The name under which this tab keeps what a visitor types; null where the server keeps it. */
  readonly draft: string | null;
  /** What is posted besides the answers. */
  readonly children?: ReactNode;
}

const ZONE = 'timeZone';
const NO_ZONES: readonly string[] = [];

/**
 * A form of several steps with a review at its end. All of it is one form: without script every step stands on the page at
 * once and is sent together.
 */
export function PlanForm<Form>(props: PlanFormProps<Form>) {
  const { draft, kept, lastResult, plan, timeZones = NO_ZONES } = props;
  const restored = useRestoredDraft(draft, plan.steps, lastResult === undefined);
  // What was kept is there from the start of a form, so it is another form that begins with it.
  return (
    <TimeZones.Provider value={timeZones}>
      <StepForm key={restored === null ? 'new' : 'restored'} {...props} kept={restored ?? kept} />
    </TimeZones.Provider>
  );
}

/** The fields of a step that something is wrong with. */
const wrongNames = (
  { questions }: PlanStep,
  typed: Typed,
  errors: Readonly<Record<string, string[] | null>> | null | undefined,
): readonly string[] => namesOf(questions, typed).filter((name) => (errors?.[name] ?? []).length > 0);

/**
 * Whether what is wrong with a field is listed now. Nobody reaches a field of another step from the list: its step says so
 * when its turn comes. Without script, and in the review, all of them are listed.
 */
function useListed(current: PlanStep | undefined, typed: Typed): (name: string) => boolean {
  const isEnhanced = useEnhanced();
  return (name) =>
    !isEnhanced || current === undefined || name === '' || namesOf(current.questions, typed).includes(name);
}

function StepForm<Form>(props: PlanFormProps<Form>) {
  const { id, plan, today, idempotencyKey, lastResult, kept, submitLabel, draft, children } = props;
  const { steps } = plan;
  const { form } = useReadForm(
    (posted) => parsePlan(plan, posted, today),
    lastResult,
    kept === undefined ? { id } : { id, defaultValue: kept },
  );
  const typed: Typed = fieldsOf(form.value);
  const hasReview = steps.length > 1;
  const { step, go, isFromReview, change } = useStep(hasReview ? steps.length : 0);
  /** Whether steps are left before the review, which is where a form is sent that has to be complete. */
  const isLater = hasReview && step < steps.length;
  const { status, allErrors } = form;
  const asShown = useLatest({ typed, allErrors, go });
  useEffect(() => {
    if (status !== 'error') return;
    // Only when the form is refused anew: correcting one step must not take the reader to the next one.
    const shown = asShown.current;
    const at = steps.findIndex((one) => wrongNames(one, shown.typed, shown.allErrors)[0] !== undefined);
    if (at >= 0) shown.go(at);
  }, [status, lastResult, steps, asShown]);
  useProposedZone(form.id, ZONE, draft !== null);
  useKeptDraft(draft, typed, ZONE);
  // What a visitor types is kept in this tab.
  useTellGuard({ id: form.id, dirty: form.dirty && draft === null });

  const goOn = (to: number) => {
    const element = document.getElementById(form.id);
    const current = steps[step];
    if (!(element instanceof HTMLFormElement) || current === undefined) return;
    const { error } = parsePlan(plan, new FormData(element), today).reply();
    // The review says that all is well with the whole form, any other step that it is with the one before it.
    const looked = to === steps.length ? [current, ...steps] : [current];
    const wrong = looked.find((one) => wrongNames(one, typed, error)[0] !== undefined);
    if (wrong === undefined) return go(to);
    const names = wrongNames(wrong, typed, error);
    for (const name of names) form.validate({ name });
    if (wrong === current) document.getElementById(`${form.id}-${names[0] ?? ''}`)?.focus();
    else go(steps.indexOf(wrong));
  };

  const isListed = useListed(hasReview ? steps[step] : undefined, typed);

  return (
    <ContractForm form={form} idempotencyKey={idempotencyKey} isListed={isListed}>
      {children}
      {draft !== null && <Honeypot name={HONEYPOT_FIELD} />}
      {hasReview && <Progress steps={steps} step={step} />}
      {steps.map((one, at) => (
        <StepPart key={one.key} title={one.title} isCurrent={at === step} hasTitle={hasReview}>
          {one.text !== undefined && <p className="text-muted">{one.text}</p>}
          {one.questions.map((question) => (
            <QuestionField key={question.name} question={question} typed={typed} />
          ))}
        </StepPart>
      ))}
      {hasReview && step === steps.length && (
        <StepPart title="Review before you send" isCurrent hasTitle comesLater>
          <Review steps={steps} typed={typed} onChange={change} />
        </StepPart>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
        {hasReview && step > 0 && (
          <Button className={ONLY_WITH_SCRIPT} onClick={() => go(step - 1)}>
            Back
          </Button>
        )}
        {isLater && (
          <Button variant="primary" className={ONLY_WITH_SCRIPT} onClick={() => goOn(step + 1)}>
            {step === steps.length - 1 ? 'Review' : 'Next'}
          </Button>
        )}
        {isFromReview && step < steps.length - 1 && (
          <Button className={ONLY_WITH_SCRIPT} onClick={() => goOn(steps.length)}>
            Back to review
          </Button>
        )}
        <div className={isLater && plan.takesGaps !== true ? HIDDEN_WITH_SCRIPT : ''}>
          <SendButton idempotencyKey={idempotencyKey} isMain={!isLater} label={submitLabel} />
        </div>
      </div>
    </ContractForm>
  );
}

interface SendButtonProps {
  readonly idempotencyKey: string;
  /** Nothing else is to be done before it is sent. */
  readonly isMain: boolean;
  readonly label: string;
}

function SendButton({ idempotencyKey, isMain, label }: SendButtonProps) {
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <SubmitButton busy={busy} variant={isMain ? 'primary' : 'secondary'}>
      {label}
    </SubmitButton>
  );
}

// What is shown step by step needs script; before it runs, and without it, the style sheet knows which of both it is.
const HIDDEN_WITH_SCRIPT = '[@media(scripting:enabled)]:hidden';
const ONLY_WITH_SCRIPT = '[@media(scripting:none)]:hidden';

/** What an effect reads of the last picture without running for it. */
function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * The step is a part of the address, so that Back leads to the step before, and so is whether the reader came from the
 * review to change an answer.
 */
export function useStep(last: number) {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get('step') ?? 1) - 1;
  const step = Number.isInteger(named) && named >= 0 && named <= last ? named : 0;
  const go = (to: number, isFromReview = false) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (to === 0) next.delete('step');
        else next.set('step', String(to + 1));
        if (isFromReview) next.set('from', 'review');
        if (to === last) next.delete('from');
        return next;
      },
      { preventScrollReset: false },
    );
  };
  const change = (to: number) => go(to, true);
  return { step, go, change, isFromReview: search.get('from') === 'review' };
}

function Progress({ steps, step }: { readonly steps: readonly PlanStep[]; readonly step: number }) {
  const total = steps.length + 1;
  return (
    <div className={ONLY_WITH_SCRIPT}>
      <p className="text-sm text-muted">
        Step {step + 1} of {total}
      </p>
      <div aria-hidden className="mt-1 flex gap-1">
        {Array.from({ length: total }, (_, at) => (
          <span
            key={at}
            className={classNames('h-1 flex-1 rounded-sm', at <= step ? 'bg-accent' : 'bg-border')}
          />
        ))}
      </div>
    </div>
  );
}

interface StepPartProps {
  readonly title: string;
  readonly isCurrent: boolean;
  readonly hasTitle: boolean;
  /** The step is put on the page only when its turn has come. */
  readonly comesLater?: boolean;
  readonly children: ReactNode;
}

function StepPart({ title, isCurrent, hasTitle, comesLater = false, children }: StepPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(isCurrent && !comesLater);
  useEffect(() => {
    // Whoever listens hears where they are; the first step is where the page begins.
    if (isCurrent && !wasCurrent.current) heading.current?.focus();
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return (
    <section
      aria-label={title}
      data-current={isCurrent || undefined}
      className={classNames('flex flex-col gap-5', !isCurrent && HIDDEN_WITH_SCRIPT)}
    >
      {hasTitle && (
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold focus:outline-none">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
