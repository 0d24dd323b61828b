import {
  accessCellsOf,
  accessTermsOf,
  callersIn,
  isAbout,
  relationsOf,
  statesOf,
} from '../generate/access-cells.ts';
import { accessOf } from '../generate/access-table.ts';
import { codesOfAnswer } from '../generate/codes-of-answers.ts';
import type { AccessObject, ApiDocument, OperationObject } from '../generate/document.ts';
import { perOperation } from './rule.ts';

const ALLOWED = 'allowed';

export const operationsHaveAccess = perOperation(({ operation }) => [
  ...(operation['x-access'] === undefined ? ['no x-access'] : []),
  ...('x-owner' in operation ? ['a guard in prose: x-owner'] : []),
]);

/** A rule about the rows of an operation that has some. */
const perAccess = (
  find: (access: AccessObject, operation: OperationObject, document: ApiDocument) => readonly string[],
) =>
  perOperation(({ operation }, document) => {
    const access = accessOf(document, operation);
    return access === null ? [] : find(access, operation, document);
  });

const unknown = (kind: string, words: readonly string[] | undefined, known: readonly string[]) =>
  (words ?? []).filter((word) => !known.includes(word)).map((word) => `${word} is no ${kind}`);

export const accessUsesItsWords = perAccess(({ thing, rows }, _, document) => {
  const terms = accessTermsOf(document);
  const codes = (document.components.schemas.ErrorCode?.enum ?? []).map(String);
  return [
    ...unknown('thing', [thing], Object.keys(terms.things)),
    ...rows.flatMap(({ who, is, when, gets }) => [
      ...unknown('caller', callersIn(terms, who), Object.keys(terms.callers)),
      ...unknown(`relation to ${thing}`, is, relationsOf(terms, thing)),
      ...unknown(`state of ${thing}`, when, statesOf(document, terms, thing)),
      ...unknown('code', [gets], [ALLOWED, ...codes]),
    ]),
  ];
});

export const accessHasOneAnswer = perAccess(({ thing, rows }, operation, document) => {
  const terms = accessTermsOf(document);
  const cells = accessCellsOf(document, operation, thing).map((cell) => ({
    ...cell,
    hits: rows.flatMap((row, index) => (isAbout(terms, row, cell) ? [index] : [])),
  }));
  return [
    ...cells
      .filter(({ hits }) => hits.length !== 1)
      .map(({ caller, relation, state, hits }) => `${caller}, ${relation}, ${state}: ${hits.length} answers`),
    ...rows.flatMap((_, index) =>
      cells.some(({ hits }) => hits.includes(index)) ? [] : [`row ${index + 1} is about nobody`],
    ),
  ];
});

export const accessAgreesWithRoles = perAccess(({ rows }, operation, document) => {
  const terms = accessTermsOf(document);
  const callers = rows.filter(({ gets }) => gets === ALLOWED).flatMap(({ who }) => callersIn(terms, who));
  const allowed = new Set(callers.map((caller) => terms.callers[caller]?.role));
  const roles = operation['x-roles'] ?? [];
  return [
    ...roles.filter((role) => !allowed.has(role)).map((role) => `${role} of x-roles is never allowed`),
    ...[...allowed]
      .filter((role) => role !== undefined && !roles.includes(role))
      .map((role) => `${role} is allowed and not in x-roles`),
  ];
});

export const accessCodesAreAnswered = perAccess(({ rows }, operation, document) => {
  const statuses = Object.keys(operation.responses).map(Number);
  const answered = new Set(statuses.flatMap((status) => codesOfAnswer(document, operation, status)));
  const codes = new Set(rows.map(({ gets }) => gets));
  return [...codes]
    .filter((code) => code !== ALLOWED && !answered.has(code))
    .map((code) => `${code} has no answer to travel in`);
});
