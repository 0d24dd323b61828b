import { operationsOf } from '../generate/document.ts';
import type { Rule } from './rule.ts';

/** Each right asks something of an operation that is there, and no operation asks for two. */
export const rightsNameOperations: Rule = (document) => {
  const { UserRights } = document.components.schemas;
  const rights = Object.entries(UserRights?.['x-rights'] ?? {});
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  const named = rights.flatMap(([, operations]) => operations);
  return [
    ...Object.keys(UserRights?.properties ?? {})
      .filter((right) => !rights.some(([name, { length }]) => name === right && length > 0))
      .map((right) => `${right} is asked by no operation`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `there is no operation ${id}`),
    ...named.filter((id, at) => named.indexOf(id) !== at).map((id) => `${id} asks for two rights`),
  ];
};
