import { describe, expect, it } from 'vitest';
import { checkResponse } from '#contracts/conformance.ts';
import { answerFacts } from '#contracts/generated/answer-facts.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { examplesIn, type NamedExample } from '#contracts/lint/walks.ts';
import type { Operation } from '#contracts/operation.ts';
import { contract as document } from './bundled.test-support.ts';

const examples = examplesIn(document);
/** Each operation shows those examples of a shared answer whose code it may give. */
const mayCome = ({ operation, status, code }: NamedExample): boolean =>
  code == null || (answerFacts[operation]?.[status ?? 0]?.codes.includes(code) ?? false);
const answers = examples.filter((one) => one.status !== null && mayCome(one));
const requests = examples.filter(({ status }) => status === null);

const operationOf = ({ operation }: NamedExample): Operation => operations[operation as OperationId];
const addTitles = (list: readonly NamedExample[]) =>
  list.map((one) => [`${one.operation} ${one.status ?? 'body'} ${one.name}`, one] as const);

/** The headers that an example's answer would carry. */
function headersOf({ operation, status, code }: NamedExample): Headers {
  const given: Record<string, string> = {
    'X-Request-Id': 'req-1',
    'Cache-Control': 'no-store',
    'X-Error-Code': code ?? '',
    'Retry-After': '1',
    ETag: '"v5"',
    'Idempotent-Replayed': 'true',
    'Content-Range': 'bytes */100',
    Location: '/api/cases/cas_example',
  };
  const names = Object.keys(answerFacts[operation]?.[status ?? 0]?.headers ?? {});
  const pairs = names.map((name) => [name, given[name] ?? ''] as [string, string]);
  return new Headers([['Content-Type', 'application/json'], ...pairs]);
}

describe('the examples', () => {
  it.each(addTitles(answers))('%s keeps to its operation', (_, example) => {
    const issues = checkResponse(
      operationOf(example),
      example.status ?? 0,
      headersOf(example),
      example.value,
    );
    expect(issues).toEqual([]);
  });

  it.each(addTitles(requests))('%s keeps to its operation', (_, example) => {
    const { body } = operationOf(example);
    expect(body === 'bytes' ? undefined : body?.safeParse(example.value).error).toBeUndefined();
  });

  it('of every code that they name stand with an operation that may give it', () => {
    const named = new Set(examples.flatMap(({ code }) => code ?? []));
    const shown = new Set(answers.flatMap(({ code }) => code ?? []));
    expect([...named].filter((code) => !shown.has(code))).toEqual([]);
  });

  it('S3.5-01 show five keys in every answer', () => {
    for (const { value } of answers) {
      expect(Object.keys(value as object).sort()).toEqual([
        'data',
        'details',
        'error',
        'isSuccess',
        'message',
      ]);
    }
  });
});
