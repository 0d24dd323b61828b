import {
  type ApiDocument,
  type ErrorEntry,
  type LocatedOperation,
  operationsOf,
  type ResponseObject,
  resolve,
  type SchemaObject,
} from '#contracts/generate/document.ts';
import { examplesIn, objectsIn } from './walks.ts';

/** A rule of the contract: what it found wrong, in words. */
export type Rule = (document: ApiDocument) => readonly string[];

const ENVELOPE_KEYS = ['data', 'details', 'error', 'isSuccess', 'message'];
const ROLES = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin', 'public'];

const perOperation =
  (find: (one: LocatedOperation, document: ApiDocument) => readonly string[]): Rule =>
  (document) =>
    operationsOf(document).flatMap((one) =>
      find(one, document).map((text) => `${one.operation.operationId ?? one.path}: ${text}`),
    );

const perAnswer = (
  find: (answer: ResponseObject, status: number, document: ApiDocument) => readonly string[],
): Rule =>
  perOperation(({ operation }, document) =>
    Object.entries(operation.responses).flatMap(([status, reference]) =>
      find(resolve(document, reference), Number(status), document).map((text) => `${status} ${text}`),
    ),
  );

const operationsAreDescribed = perOperation(({ operation }, document) => {
  const tags = document.tags.map(({ name }) => name);
  const screens = operation['x-screens'] ?? [];
  const roles = operation['x-roles'] ?? [];
  return [
    ...(/^[a-z]+([A-Z][A-Za-z]*)*$/.test(operation.operationId ?? '') ? [] : ['operationId in camelCase']),
    ...(operation.summary ? [] : ['summary']),
    ...(operation.tags?.length === 1 && tags.includes(operation.tags[0] ?? '') ? [] : ['one listed tag']),
    ...(roles.length > 0 && roles.every((role) => ROLES.includes(role)) ? [] : ['x-roles']),
    ...(screens.length > 0 && screens.every((one) => /^(\*|\/\S*)$/.test(one)) ? [] : ['x-screens']),
    ...((operation.security?.length === 0) === roles.includes('public')
      ? []
      : ['public without security: []']),
  ];
});

const idsAreUnique: Rule = (document) => {
  const ids = operationsOf(document).map(({ operation }) => operation.operationId);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

const statusesAreComplete = perOperation(({ operation }, document) => {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  const has = (name: string) => parameters.some((one) => one.name === name);
  const wanted = [
    429,
    500,
    503,
    ...(operation.security?.length === 0 ? [] : [401, 403]),
    ...(operation.requestBody === undefined ? [] : [400, 415]),
    ...(parameters.length === 0 ? [] : [400]),
    ...(parameters.some((one) => one.in === 'path') ? [404] : []),
    ...(has('If-Match') ? [412, 428] : []),
    ...(has('Idempotency-Key') ? [409, 422] : []),
  ];
  const missing = wanted.filter((status) => operation.responses[status] === undefined);
  return [...new Set(missing)].map((status) => `no ${status}`);
});

const answersAreEnvelopes = perAnswer((answer, _, document) => {
  const content = answer.content?.['application/json'];
  if (content === undefined) return [];
  if (content.schema === undefined) return ['has no schema'];
  const schema = resolve(document, content.schema);
  const envelopes = (schema.oneOf ?? [schema]).map((one) => resolve<SchemaObject>(document, one));
  return envelopes.every((one) => isEnvelope(one, document)) ? [] : ['is not an envelope'];
});

function isEnvelope(schema: SchemaObject, document: ApiDocument): boolean {
  const { properties = {}, required = [] } = schema;
  const has = (keys: readonly string[]) => [...keys].sort().join() === ENVELOPE_KEYS.join();
  const flag = resolve<SchemaObject>(document, properties.isSuccess ?? {});
  if (!has(required) || !has(Object.keys(properties)) || typeof flag.const !== 'boolean') return false;
  const error = resolve<SchemaObject>(document, properties.error ?? {});
  return flag.const ? error.type === 'null' : [error.type].flat().includes('string');
}

const answersHaveExamples = perAnswer((answer) => {
  const content = answer.content?.['application/json'];
  return content === undefined || Object.keys(content.examples ?? {}).length > 0 ? [] : ['has no example'];
});

const answersCarryHeaders = perAnswer((answer, status) => {
  if (answer.content?.['application/json'] === undefined) return [];
  const wanted = ['X-Request-Id', 'Cache-Control', ...(status >= 400 ? ['X-Error-Code'] : [])];
  if (status === 429) wanted.push('Retry-After');
  return wanted.filter((name) => answer.headers?.[name] === undefined).map((name) => `has no ${name}`);
});

const codesAreListed: Rule = (document) => {
  const schema = document.components.schemas.ErrorCode ?? {};
  const listed = (schema.enum ?? []).map(String);
  const entries: Readonly<Record<string, ErrorEntry>> = schema['x-errors'] ?? {};
  const examples = examplesIn(document);
  const refusals = examples.filter(({ value }) => (value as { isSuccess?: boolean }).isSuccess === false);
  const used = new Set(examples.map(({ code }) => code));
  return [
    ...listed.filter((code) => entries[code] === undefined).map((code) => `${code} has no text`),
    ...Object.keys(entries)
      .filter((code) => !listed.includes(code))
      .map((code) => `${code} is not listed`),
    ...refusals.flatMap(({ operation, name, status, code, value }) => {
      const entry = entries[code ?? ''];
      if (entry === undefined) return [`${operation} ${name} has no listed code`];
      const { error } = value as { error: string };
      return [
        ...(entry.status.includes(status ?? 0) ? [] : [`${operation} ${name}: ${code} is not for ${status}`]),
        ...(matches(entry.text, error) ? [] : [`${operation} ${name}: another text than ${code}`]),
      ];
    }),
    ...listed
      .filter((code) => !used.has(code) && entries[code]?.['x-outside-operations'] !== true)
      .map((code) => `${code} is in no example`),
  ];
};

/** A text with `{slots}` fits when everything around the slots is the same. */
function matches(text: string, given: string): boolean {
  const pattern = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.+')}$`).test(given);
}

const keywordsAreKnown: Rule = (document) =>
  [...objectsIn(document.components.schemas)].flatMap(([path, node]) => [
    ...('allOf' in node ? [`${path}: allOf`] : []),
    ...('nullable' in node ? [`${path}: nullable`] : []),
  ]);

const responseFieldsAreAlwaysPresent: Rule = (document) => {
  const requests = new Set(['Credentials', 'Release']);
  return Object.entries(document.components.schemas).flatMap(([name, { properties, required = [] }]) =>
    requests.has(name)
      ? []
      : Object.keys(properties ?? {})
          .filter((key) => !required.includes(key))
          .map((key) => `${name}.${key} is optional`),
  );
};

const labelsFitTheirValues: Rule = (document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const labels = schema['x-labels'];
    if (labels === undefined) return [];
    const same = Object.keys(labels).sort().join() === (schema.enum ?? []).map(String).sort().join();
    return same ? [] : [`${name}: labels are not its values`];
  });

const pathsDifferInMoreThanCase: Rule = (document) => {
  const lower = Object.keys(document.paths).map((path) => path.toLowerCase().replace(/\{\w+\}/g, '{}'));
  return lower.filter((path, index) => lower.indexOf(path) !== index);
};

export const rules: Readonly<Record<string, Rule>> = {
  operationsAreDescribed,
  idsAreUnique,
  statusesAreComplete,
  answersAreEnvelopes,
  answersHaveExamples,
  answersCarryHeaders,
  codesAreListed,
  keywordsAreKnown,
  responseFieldsAreAlwaysPresent,
  labelsFitTheirValues,
  pathsDifferInMoreThanCase,
};
