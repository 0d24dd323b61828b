import { timeZoneText } from '#app/core/calendar/time-zones.ts';
import { fieldsOf, valueAt } from '#app/core/objects.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { choicesFor, isShown, type PlainQuestion, type PlanStep, type Question, type Typed } from './plan.ts';

interface ReviewProps {
  readonly steps: readonly PlanStep[];
  readonly typed: Typed;
  /** Leads to a step, and back here from it. */
  readonly onChange?: (step: number) => void;
}

/** Every answer once more, each step with the way to change it. */
export function Review({ steps, typed, onChange }: ReviewProps) {
  return (
    <div className="flex flex-col gap-6">
      {steps.map((step, at) => (
        <section
          key={step.key}
          aria-label={step.title}
          className="rounded-lg border border-border bg-raised p-4"
        >
          <div className="mb-2 flex items-center justify-between gap-4">
            <h3 className="font-semibold">{step.title}</h3>
            {onChange !== undefined && (
              <Button size="sm" variant="quiet" onClick={() => onChange(at)}>
                Change <VisuallyHidden>{step.title}</VisuallyHidden>
              </Button>
            )}
          </div>
          <Answers questions={step.questions} typed={typed} />
        </section>
      ))}
    </div>
  );
}

function Answers({ questions, typed }: { readonly questions: readonly Question[]; readonly typed: Typed }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
      {questions
        .filter((question) => isShown(question, typed))
        .map((question) => (
          <div key={question.name} className="contents">
            <dt className="text-sm text-muted">{question.label}</dt>
            <dd className="min-w-0 break-words">
              {question.kind === 'rows' ? (
                <ol className="flex flex-col gap-2">
                  {rowsAt(typed, question.name).map((row, number) => (
                    // Rows have no name of their own but their place.
                    <li key={number} className="border-l-2 border-border pl-3">
                      <Answers questions={question.questions} typed={row} />
                    </li>
                  ))}
                  {rowsAt(typed, question.name).length === 0 && <li className="text-muted">Not recorded</li>}
                </ol>
              ) : (
                (answerText(question, typed) ?? <span className="text-muted">Not recorded</span>)
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function rowsAt(typed: Typed, name: string): readonly Typed[] {
  const rows = valueAt(typed, name);
  return Array.isArray(rows) ? rows.map(fieldsOf) : [];
}

/** An answer in words; null for none. A password is said to be there, and no more. */
export function answerText(question: PlainQuestion, typed: Typed): string | null {
  const value = valueAt(typed, question.name);
  const texts = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  if (question.kind === 'tick') return texts.length > 0 ? 'Yes' : (question.unticked?.(typed) ?? 'No');
  if (texts.length === 0) return null;
  if (question.kind === 'password') return 'As typed';
  if (question.kind === 'yesNo') return texts[0] === 'yes' ? 'Yes' : 'No';
  if (question.kind === 'zone') return texts.map(timeZoneText).join(', ');
  if (question.kind !== 'one' && question.kind !== 'several') return texts.join(', ');
  const choices = choicesFor(question, typed);
  return texts.map((text) => choices.find(({ value: own }) => own === text)?.label ?? text).join(', ');
}
