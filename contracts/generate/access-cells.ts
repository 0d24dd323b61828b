import type { AccessRow, AccessTerms, ApiDocument, OperationObject } from './document.ts';

const NO_TERMS: AccessTerms = { callers: {}, groups: {}, things: {} };

export const accessTermsOf = (document: ApiDocument): AccessTerms => document['x-access-terms'] ?? NO_TERMS;

/** The callers that some words of x-access stand for; a word that is neither caller nor group stays as it is. */
export const callersIn = ({ groups }: AccessTerms, words: readonly string[]): readonly string[] =>
  words.flatMap((word) => groups[word] ?? [word]);

/** What somebody may be to a thing, `none` last: no other relation holds then. */
export const relationsOf = ({ things }: AccessTerms, thing: string): readonly string[] => [
  ...Object.keys(things[thing]?.relations ?? {}),
  'none',
];

export const statesOf = ({ components }: ApiDocument, terms: AccessTerms, thing: string): readonly string[] =>
  (components.schemas[terms.things[thing]?.states ?? '']?.enum ?? []).map(String);

export interface AccessCell {
  readonly caller: string;
  readonly relation: string;
  /** Null where the thing has no states. */
  readonly state: string | null;
}

/** Every caller, relation and state that there can be for the operation. */
export function accessCellsOf(
  document: ApiDocument,
  operation: OperationObject,
  thing: string,
): readonly AccessCell[] {
  const terms = accessTermsOf(document);
  const states = statesOf(document, terms, thing);
  const relations = terms.things[thing]?.relations ?? {};
  return callersOf(operation, terms).flatMap((caller) =>
    relationsOf(terms, thing).flatMap((relation) => {
      const known = relations[relation];
      if (known !== undefined && !callersIn(terms, known.who).includes(caller)) return [];
      const within = known?.in ?? (states.length === 0 ? [null] : states);
      return within.map((state) => ({ caller, relation, state }));
    }),
  );
}

/** Without a token a caller is public; with one it is anybody else. */
function callersOf({ security }: OperationObject, { callers }: AccessTerms): readonly string[] {
  if (security?.length === 0) return ['public'];
  const isOptional = security?.some((one) => Object.keys(one).length === 0) === true;
  return Object.keys(callers).filter((caller) => isOptional || caller !== 'public');
}

/** Whether a row is about the cell. */
export const isAbout = (
  terms: AccessTerms,
  { who, is, when }: AccessRow,
  { caller, relation, state }: AccessCell,
): boolean =>
  callersIn(terms, who).includes(caller) &&
  (is?.includes(relation) ?? true) &&
  (when === undefined || (state !== null && when.includes(state)));

/** What the cell gets; null where no row is about it. */
export const answerIn = (terms: AccessTerms, rows: readonly AccessRow[], cell: AccessCell): string | null =>
  rows.find((row) => isAbout(terms, row, cell))?.gets ?? null;
