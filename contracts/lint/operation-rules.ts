import { type OperationObject, operationsOf, resolve } from '../generate/document.ts';
import { perOperation, type Rule } from './rule.ts';

const ROLES = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin', 'public'];

/** Fewer characters cannot say what it is for, who may call it and what it changes. */
const SHORTEST_DESCRIPTION = 60;

/** Whether a call without a token is answered. */
const isOpen = (security: OperationObject['security']): boolean =>
  security !== undefined && security.every((one, at) => at > 0 || Object.keys(one).length === 0);

export const operationsAreDescribed = perOperation(({ operation }, document) => {
  const tags = document.tags.map(({ name }) => name);
  const roles = operation['x-roles'] ?? [];
  return [
    ...(/^[a-z]+([A-Z][A-Za-z]*)*$/.test(operation.operationId ?? '') ? [] : ['operationId in camelCase']),
    ...(operation.summary ? [] : ['summary']),
    ...((operation.description ?? '').trim().length >= SHORTEST_DESCRIPTION ? [] : ['description']),
    ...(operation.tags?.length === 1 && tags.includes(operation.tags[0] ?? '') ? [] : ['one listed tag']),
    ...(roles.length > 0 && roles.every((role) => ROLES.includes(role)) ? [] : ['x-roles']),
    ...(isOpen(operation.security) === roles.includes('public') ? [] : ['public without security: []']),
  ];
});

/** Either the routes that use it (specification 2.1 to 2.8; '*' for all after login) or why there is none. */
export const operationsHaveScreens = perOperation(({ operation }) => {
  const screens = operation['x-screens'] ?? [];
  const reason = operation['x-no-screen'];
  return [
    ...(screens.length > 0 || reason !== undefined ? [] : ['neither a screen nor x-no-screen']),
    ...(screens.length > 0 && reason !== undefined ? ['screens and x-no-screen'] : []),
    ...(reason?.trim() === '' ? ['x-no-screen without a reason'] : []),
    ...screens.filter((one) => !/^(\*|\/\S*)$/.test(one)).map((one) => `${one} is no route`),
  ];
});

export const pathParametersAreDeclared = perOperation(({ path, operation }, document) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const declared = (operation.parameters ?? [])
    .map((one) => resolve(document, one))
    .filter((one) => one.in === 'path');
  return [
    ...named
      .filter((name) => !declared.some((one) => one.name === name))
      .map((name) => `${name} is not declared`),
    ...declared.filter(({ name }) => !named.includes(name)).map(({ name }) => `${name} is not in the path`),
    ...declared.filter(({ required }) => required !== true).map(({ name }) => `${name} is not required`),
  ];
});

export const idsAreUnique: Rule = (document) => {
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

export const statusesAreComplete = perOperation(({ operation }, document) => {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  const has = (name: string) => parameters.some((one) => one.name === name);
  const wanted = [
    400,
    429,
    500,
    503,
    ...(operation.security?.length === 0 ? [] : [401, 403]),
    ...(operation.requestBody === undefined ? [] : [415]),
    ...(parameters.some((one) => one.in === 'path') ? [404] : []),
    ...(has('If-Match') ? [412, 428] : []),
    ...(has('Idempotency-Key') ? [409, 422] : []),
  ];
  const missing = wanted.filter((status) => operation.responses[status] === undefined);
  return [...new Set(missing)].map((status) => `no ${status}`);
});

export const pathsDifferInMoreThanCase: Rule = (document) => {
  const lower = Object.keys(document.paths).map((path) => path.toLowerCase().replace(/\{\w+\}/g, '{}'));
  return lower.filter((path, index) => lower.indexOf(path) !== index);
};
