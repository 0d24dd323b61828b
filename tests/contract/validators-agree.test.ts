import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operationsOf, resolve } from '#contracts/generate/document.ts';
import { schemas } from '#contracts/generated/schemas/index.ts';
import { examplesIn } from '#contracts/lint/walks.ts';
import { isLong, thirdOf } from '#tests/support/long-run.ts';
import { contract as document } from './bundled.test-support.ts';
import { inputsOf, spoiledBy } from './schema-inputs.ts';

/** The figure of the promise; a few of them unless asked for in full. */
const INPUTS = isLong ? 200 : 4;
const SEED = 20_261_121;

const definitions = JSON.parse(
  JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
) as Record<string, z.core.JSONSchema.JSONSchema>;

const ajv = new Ajv2020({ strict: false, allErrors: false, formats: fullFormats });
ajv.addSchema({ $id: 'contract', $defs: definitions });
/** The validator under its name: a schema that is handed over as an object is compiled anew each time. */
const validates = (name: string, value: unknown): boolean =>
  (ajv.getSchema(`contract#/$defs/${name}`) ?? expect.fail(`no schema ${name}`))(value) === true;

describe('every named example', () => {
  const answers = operationsOf(document).flatMap(({ operation }) => {
    const named = Object.entries(operation.responses).flatMap(([status, reference]) => {
      const schema = resolve(document, reference).content?.['application/json']?.schema;
      return schema !== undefined && '$ref' in schema ? [[status, String(schema.$ref)] as const] : [];
    });
    const body = operation.requestBody?.content['application/json']?.schema;
    const requests = body !== undefined && '$ref' in body ? [['null', String(body.$ref)] as const] : [];
    return [...named, ...requests].map(([status, reference]) => ({
      key: `${operation.operationId} ${status}`,
      name: reference.slice(reference.lastIndexOf('/') + 1),
    }));
  });
  const nameOf = new Map(answers.map(({ key, name }) => [key, name]));

  it('passes ajv under JSON Schema 2020-12', () => {
    const examples = examplesIn(document);
    expect(examples.length).toBeGreaterThan(1000);
    const refused = examples.flatMap(({ operation, status, name, value }) => {
      const schema = nameOf.get(`${operation} ${String(status)}`);
      return schema !== undefined && validates(schema, value)
        ? []
        : [`${operation} ${String(status)} ${name}`];
    });
    expect(refused).toEqual([]);
  });
});

/** By name and without their types, of which the compiler would have to make one union. */
const EVERY: Readonly<Record<string, z.ZodType>> = schemas;
/** All of them in one reading: each reading copies the whole contract, and reads anew what the schemas share. */
const READINGS = z.fromJSONSchema({
  type: 'object',
  $defs: definitions,
  properties: Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/$defs/${name}` }])),
});

const readingOf = (name: string): z.ZodType =>
  (READINGS instanceof z.ZodObject ? (READINGS.shape as typeof EVERY)[name] : undefined) ??
  expect.fail(`no reading of ${name}`);

const ASKED = thirdOf(Object.keys(schemas));

describe('every validator', () => {
  it.each(ASKED)('%s agrees with zod’s own reading of its schema and with ajv', (name) => {
    const generated = EVERY[name] ?? expect.fail(`no schema ${name}`);
    const reading = readingOf(name);
    const valid = fc.sample(inputsOf(document, { $ref: `#/components/schemas/${name}` }), {
      numRuns: INPUTS / 2,
      seed: SEED,
    });
    const picks = fc.sample(fc.infiniteStream(fc.nat(1_000_000)), { numRuns: INPUTS / 2, seed: SEED });
    const broken = valid.map((value, at) =>
      spoiledBy(value, (most) => (picks[at]?.next().value ?? 0) % most),
    );
    const verdicts = (judge: (value: unknown) => boolean) => [...valid, ...broken].map(judge);
    const ours = verdicts((value) => generated.safeParse(value).success);
    expect(ours.slice(0, valid.length)).toEqual(valid.map(() => true));
    expect(verdicts((value) => reading.safeParse(value).success)).toEqual(ours);
    expect(verdicts((value) => validates(name, value))).toEqual(ours);
  });
});
