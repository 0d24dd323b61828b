import { parseWithZod, type Submission } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

/** Nobody means ten by 1e1, or sixteen by 0x10, as JavaScript would. */
const TYPED_NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

const { coerceFormValue } = configureCoercion({
  type: { number: (text) => (TYPED_NUMBER.test(text.trim()) ? Number(text) : Number.NaN) },
});

/** What was typed into a form, held to its schema; numbers are typed in digits. */
export const readPostedForm = <Output, Input>(
  posted: FormData,
  schema: z.ZodType<Output, Input>,
  words?: z.core.$ZodErrorMap,
): Submission<Input, string[], Output> =>
  parseWithZod(posted, {
    schema: coerceFormValue(schema),
    disableAutoCoercion: true,
    ...(words === undefined ? {} : { error: words }),
  });
