import { CircleAlert } from 'lucide-react';
import { forwardRef, type MouseEvent, useState } from 'react';
import { useCommitEffect } from '../feedback/use-commit-effect.ts';

export interface FormError {
  /** The id of the field that the line leads to; null for what concerns the whole form. */
  readonly fieldId: string | null;
  readonly message: string;
}

/** The lines of a summary: conform's errors by name, the first of each field. */
export function errorLinesOf(
  formId: string,
  errors: Readonly<Record<string, readonly string[] | null | undefined>>,
): FormError[] {
  return Object.entries(errors).flatMap(([name, messages]): FormError[] => {
    if (name === '') return (messages ?? []).map((message) => ({ fieldId: null, message }));
    const message = messages?.[0];
    return message === undefined ? [] : [{ fieldId: `${formId}-${name}`, message }];
  });
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** Without script the browser itself brings the reader to the summary of the form that was refused. */
  readonly isFirstStop?: boolean;
}

// The browser follows the link by itself; what it does not do everywhere is to move the keyboard along.
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  openAround(field);
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** A field in a part that is closed takes no focus, so each part around it opens. */
function openAround(field: Element): void {
  const part = field.closest('details');
  if (part === null) return;
  part.open = true;
  if (part.parentElement !== null) openAround(part.parentElement);
}

/** The element of a field, after those of whole forms and before those that the page does not show. */
const fieldOf = ({ fieldId }: FormError): Element | null =>
  fieldId === null ? null : document.getElementById(fieldId);

function orderOf(one: FormError, other: FormError): number {
  const [a, b] = [fieldOf(one), fieldOf(other)];
  if (a !== null && b !== null)
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : Number(a !== b);
  const rank = (error: FormError, found: Element | null) =>
    error.fieldId === null ? 0 : found === null ? 2 : 1;
  return rank(one, a) - rank(other, b);
}

/** What a field is called: its label and its legend begin with that, before the mark of what is required. */
function nameOf(fieldId: string): string {
  const label = document.querySelector(
    `label[for="${CSS.escape(fieldId)}"], fieldset[id="${CSS.escape(fieldId)}"] > legend`,
  );
  return label?.firstChild?.textContent?.trim() ?? '';
}

function placedLines(errors: readonly FormError[]): readonly FormError[] {
  return errors.toSorted(orderOf).map((error) => {
    const { fieldId, message } = error;
    const isTwice = errors.some((other) => other !== error && other.message === message);
    const name = fieldId === null || !isTwice ? '' : nameOf(fieldId);
    return name === '' ? error : { fieldId, message: `${name}: ${message}` };
  });
}

/**
 * The lines in the order of the page, and those that say the same each with the name of its field. Only the page knows
 * both, so that without script they stay as they came.
 */
function usePlaced(errors: readonly FormError[]): readonly FormError[] {
  const key = JSON.stringify(errors);
  const [placed, setPlaced] = useState({ key: '', lines: errors });
  useCommitEffect(() => setPlaced({ key, lines: placedLines(errors) }), [key]);
  return placed.key === key ? placed.lines : errors;
}

/** Everything that is wrong with a form, in one place that takes the focus; the same words stand at the fields. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { errors, isFirstStop = false },
  ref,
) {
  const lines = usePlaced(errors);
  if (lines.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      autoFocus={isFirstStop}
      className="rounded-md border border-danger bg-danger-soft px-4 py-3"
    >
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {lines.length === 1 ? 'One thing needs your attention' : `${lines.length} things need your attention`}
      </h2>
      <ul className="mt-1 flex flex-col">
        {lines.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId === null ? (
              <span className="inline-flex min-h-6 items-center text-text">{message}</span>
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
                className="inline-flex min-h-6 items-center rounded-sm text-danger underline underline-offset-3 hover:decoration-2 coarse:min-h-11"
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
