import { codesOfAnswer } from '../generate/codes-of-answers.ts';
import { type ErrorEntry, operationsOf, resolve } from '../generate/document.ts';
import { perOperation, type Rule } from './rule.ts';

/** Every refusal says its codes, and each of them is one for that status. */
export const answersSayTheirCodes = perOperation(({ operation }, document) => {
  const entries: Readonly<Record<string, ErrorEntry>> =
    document.components.schemas.ErrorCode?.['x-errors'] ?? {};
  const strayed = Object.keys(operation['x-error-codes'] ?? {}).filter(
    (status) => operation.responses[status] === undefined,
  );
  const wrong = Object.entries(operation.responses).flatMap(([status, reference]) => {
    const content = resolve(document, reference).content?.['application/json'];
    const codes = codesOfAnswer(document, operation, Number(status));
    return [
      ...(content !== undefined && Number(status) >= 400 && codes.length === 0
        ? [`${status} says no code`]
        : []),
      ...codes
        .filter((code) => !(entries[code]?.status ?? []).includes(Number(status)))
        .map((code) => `${code} is not for ${status}`),
    ];
  });
  return [...strayed.map((status) => `x-error-codes of ${status}, which is not declared`), ...wrong];
});

export const codesAreGiven: Rule = (document) => {
  const schema = document.components.schemas.ErrorCode ?? {};
  const entries: Readonly<Record<string, ErrorEntry>> = schema['x-errors'] ?? {};
  const given = new Set(
    operationsOf(document).flatMap(({ operation }) =>
      Object.keys(operation.responses).flatMap((status) =>
        codesOfAnswer(document, operation, Number(status)),
      ),
    ),
  );
  return (schema.enum ?? [])
    .map(String)
    .filter((code) => !given.has(code) && entries[code]?.['x-outside-operations'] !== true)
    .map((code) => `nobody can get ${code}`);
};
