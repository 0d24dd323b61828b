import { type SubmissionResult, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/** Says in plain words what a schema refuses, where the schema has no words of its own. */
export type ErrorWords = z.core.$ZodErrorMap;

interface ContractFormOptions<Input> {
  /** A form that is posted by a fetcher or stands beside others has an id of its own. */
  readonly id?: string;
  readonly defaultValue?: Partial<Input>;
  readonly words?: ErrorWords;
}

/**
 * A form that is held to its schema: on submit first, then on each change. `lastResult` is what the action answered,
 * so a page without script shows the same errors.
 */
export function useContractForm<Input extends Record<string, unknown>, Output>(
  schema: z.ZodType<Output, Input>,
  lastResult?: SubmissionResult | null,
  { id, defaultValue, words }: ContractFormOptions<Input> = {},
) {
  const [form, fields] = useForm<Input, Output>({
    ...(id === undefined ? {} : { id }),
    ...(defaultValue === undefined ? {} : { defaultValue: defaultValue as never }),
    lastResult: lastResult ?? null,
    constraint: getZodConstraint(schema),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema, ...(words === undefined ? {} : { error: words }) }),
  });
  return { form, fields };
}
