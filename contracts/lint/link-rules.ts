import { operationsOf, type ResponseObject, resolve } from '../generate/document.ts';
import { perAnswer } from './rule.ts';

const linksOf = ({ links = {} }: ResponseObject) => Object.entries(links);

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

/** Location is filled from the first link that leads to something that can be read. */
export const creationsHaveLinks = perAnswer((answer, status, document) => {
  if (status !== 201) return [];
  const reads = operationsOf(document)
    .filter(({ method }) => method === 'get')
    .map(({ operation }) => operation.operationId);
  const leadsToARead = linksOf(answer).some(([, { operationId = '' }]) => reads.includes(operationId));
  return leadsToARead ? [] : ['has no link to a GET'];
});
