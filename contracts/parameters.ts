import { type ZodType, z } from 'zod';

/**
 * Turns the texts of a path, query or header into what the schema's fields ask for. A text that does not fit its
 * kind stays as it is, so that the schema names the fault.
 */
export function decodeParameters(
  schema: ZodType,
  read: (name: string) => readonly string[],
): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) throw new TypeError('Parameters are described by an object schema');
  const entries = Object.entries(schema.shape).flatMap(([name, field]) => {
    const texts = read(name);
    return texts.length === 0 ? [] : [[name, valueOf(bare(field), texts)] as const];
  });
  return Object.fromEntries(entries);
}

function valueOf(field: unknown, texts: readonly string[]): unknown {
  if (field instanceof z.ZodArray) {
    const element = bare(field.element);
    return texts.map((text) => scalarOf(element, text));
  }
  return texts.length === 1 ? scalarOf(field, texts[0] ?? '') : texts;
}

function scalarOf(field: unknown, text: string): unknown {
  if (field instanceof z.ZodNumber || isOfNumbers(field))
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (field instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  if (field instanceof z.ZodObject) return parse(text);
  return text;
}

/** A list of whole numbers to choose from. */
const isOfNumbers = (field: unknown): boolean =>
  field instanceof z.ZodUnion &&
  field.options.every((one) => one instanceof z.ZodLiteral && typeof one.value === 'number');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The schema inside what only says that a value may be missing. */
function bare(field: unknown): unknown {
  let inner = field;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    inner = inner.unwrap();
  }
  return inner;
}
