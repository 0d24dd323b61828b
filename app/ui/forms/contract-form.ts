import { type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { useEffect } from 'react';
import type { z } from 'zod';
import { typedNumber } from '#app/core/forms/posts/typed-number.ts';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';

// The server reads a form in the same way.
const inDigits = configureCoercion({ type: { number: typedNumber } });

/** Says in plain words what the schema of a form refuses, where the schema has no words of its own. */
export type ErrorWords = (form: z.ZodType) => z.core.$ZodErrorMap;

interface ContractFormOptions<Input> {
  /** A form that is posted by a fetcher or stands beside others has an id of its own. */
  readonly id?: string;
  readonly defaultValue?: Partial<Input>;
}

/**
 * A form that is held to its schema: on submit first, then on each change. `lastResult` is what the action answered,
 * so a page without script shows the same errors.
 */
export const useContractForm = <Input extends Record<string, unknown>, Output>(
  schema: z.ZodType<Output, Input>,
  lastResult?: LastResult | null,
  { words, ...options }: ContractFormOptions<Input> & { readonly words?: ErrorWords } = {},
) =>
  useReadForm<Input, Output>(
    (posted) =>
      parseWithZod(posted, {
        schema: inDigits.coerceFormValue(schema),
        disableAutoCoercion: true,
        ...(words === undefined ? {} : { error: words(schema) }),
      }),
    lastResult,
    { ...options, constraint: getZodConstraint(schema) },
  );

/** What an action answered, and the status of the API's refusal where one came. */
type LastResult = SubmissionResult & { readonly refusal?: number | null };

/** Takes back what was said of what the page showed, once the API has refused it as stale. */
function useTicksOfShown(formId: string, lastResult: LastResult | null | undefined): void {
  useEffect(() => {
    if (lastResult?.refusal !== 412) return;
    for (const box of document.forms.namedItem(formId)?.elements ?? [])
      if (box instanceof HTMLInputElement && SAID_OF_SHOWN.includes(box.name)) box.checked = false;
  }, [formId, lastResult]);
}

interface ReadFormOptions<Input> extends ContractFormOptions<Input> {
  readonly constraint?: ReturnType<typeof getZodConstraint>;
}

/** What a page posts of itself, and what was only looked for: nobody has typed it who would miss it. */
const NOT_TYPED = new Set([
  'idempotencyKey',
  'etag',
  'textEtag',
  'unanswered',
  'intent',
  'find',
  'found',
  'label',
]);
const isTyped = (name: string): boolean => !NOT_TYPED.has(name);

/**
 * What the form itself begins with. A thing often has more than its form asks for, which the form would seem to have lost
 * as soon as it is compared with it.
 */
function beginningOf(
  defaultValue: Readonly<Record<string, unknown>>,
  constraint: ReturnType<typeof getZodConstraint> = {},
): Record<string, unknown> {
  const asked = new Set(Object.keys(constraint).map((path) => path.split(/[.[]/, 1)[0]));
  return Object.fromEntries(
    Object.entries(defaultValue)
      .filter(([name]) => isTyped(name) && (asked.size === 0 || asked.has(name)))
      .map(([name, value]) => [name, asPosted(value)]),
  );
}

/** The only box that is ticked of several is posted as a text, and not as a list of one. */
function asPosted(value: unknown): unknown {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : null;
  return typeof only === 'string' ? only : value;
}

/** A form that something else than a schema reads goes the same way. */
export function useReadForm<Input extends Record<string, unknown>, Output>(
  read: (posted: FormData) => Submission<Input, string[], Output>,
  lastResult?: LastResult | null,
  { id, defaultValue, constraint }: ReadFormOptions<Input> = {},
) {
  const [form, fields] = useForm<Input, Output>({
    ...(id === undefined ? {} : { id }),
    ...(defaultValue === undefined ? {} : { defaultValue: beginningOf(defaultValue, constraint) as never }),
    lastResult: lastResult ?? null,
    ...(constraint === undefined ? {} : { constraint }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: isTyped,
    onValidate: ({ formData }) => read(formData),
  });
  useTicksOfShown(form.id, lastResult);
  return { form, fields };
}
