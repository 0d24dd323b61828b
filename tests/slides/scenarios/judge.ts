import { fieldsOf } from '#app/core/objects.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { differencesOf, shown } from './match.ts';
import type { Expectation } from './schema.ts';
import { contractIssues, type Heard, placeOf } from './wire.ts';

/** What was wrong with a step, as a finding tells it. */
export interface Problem {
  readonly operation: OperationId | null;
  readonly says: string;
  readonly came: string;
  readonly place: string;
  readonly curl: string;
  /** An answer that no state of the server makes right. */
  readonly isNeverRight?: boolean;
}

/** Holds an answer to the contract and to what the step expects; the first thing that is wrong with it. */
export function judgeAnswer(
  { asked, answer }: Heard,
  { status, code, match, headers = {}, contract }: Omit<Expectation, 'save'>,
  curl: string,
): Problem | null {
  const { operation } = asked;
  const [issue] = contract === false ? [] : contractIssues(operation, answer);
  const tell = (says: string, came: string): Problem => ({
    operation,
    says,
    came,
    place: placeOf(operation, answer.status),
    curl,
    isNeverRight: issue !== undefined || answer.status >= 500,
  });
  const heard = `${answer.status}${answer.code === null ? '' : ` ${answer.code}`}${errorOf(answer.body)}`;
  if (status !== undefined && status !== answer.status) return tell(`the answer is ${status}`, heard);
  if (status === undefined && answer.status >= 400) return tell('the answer is a success', heard);
  if (code !== undefined && code !== answer.code) return tell(`the code is ${code ?? 'none'}`, heard);
  if (issue !== undefined) {
    const { path, code: kind, expected } = issue;
    return tell(
      `the contract has ${path} as ${expected ?? 'it declares it'}`,
      `${kind} in an answer ${answer.status}`,
    );
  }
  const [difference] = [
    ...(match === undefined ? [] : differencesOf(match, answer.body)),
    ...Object.entries(headers).flatMap(([name, pattern]) =>
      differencesOf(pattern, answer.headers.get(name) ?? undefined, `headers.${name}`),
    ),
  ];
  return difference === undefined
    ? null
    : tell(`${difference.path} is ${difference.expected}`, difference.came);
}

/** What a refusal says in words: the text of the API, and what is wrong with which field. */
function errorOf(body: unknown): string {
  const { error, data } = fieldsOf(body);
  if (error === undefined || error === null) return '';
  return `: ${shown(error)}${data === undefined || data === null ? '' : ` ${shown(data)}`}`;
}
