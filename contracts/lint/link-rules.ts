import { operationsOf, type ResponseObject, resolve } from '../generate/document.ts';
import { perAnswer } from './rule.ts';

interface LinkObject {
  readonly operationId?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const linksOf = (answer: ResponseObject): readonly (readonly [string, LinkObject])[] =>
  Object.entries((answer as { readonly links?: Readonly<Record<string, LinkObject>> }).links ?? {});

/** A walk along the links must find the operation and be able to fill its path. */
export const linksLeadSomewhere = perAnswer((answer, _, document) =>
  linksOf(answer).flatMap(([name, { operationId, parameters = {} }]) => {
    const target = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
    if (target === undefined) return [`link ${name} leads to no operation`];
    const taken = (target.operation.parameters ?? []).map((one) => resolve(document, one));
    const given = Object.keys(parameters);
    return [
      ...given
        .filter((key) => !taken.some((one) => one.name === key))
        .map((key) => `link ${name} gives ${key}, which ${operationId} does not take`),
      ...taken
        .filter((one) => one.in === 'path' && !given.includes(one.name))
        .map((one) => `link ${name} does not give ${one.name}`),
    ];
  }),
);

export const creationsHaveLinks = perAnswer((answer, status) =>
  status === 201 && linksOf(answer).length === 0 ? ['has no links'] : [],
);
