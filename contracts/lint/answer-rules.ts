import { type ApiDocument, resolve, type SchemaObject } from '../generate/document.ts';
import { perAnswer } from './rule.ts';

const ENVELOPE_KEYS = ['data', 'details', 'error', 'isSuccess', 'message'];

export const answersAreEnvelopes = perAnswer((answer, _, document) => {
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

export const answersHaveExamples = perAnswer((answer) => {
  const content = answer.content?.['application/json'];
  return content === undefined || Object.keys(content.examples ?? {}).length > 0 ? [] : ['has no example'];
});

export const answersCarryHeaders = perAnswer((answer, status) => {
  if (answer.content?.['application/json'] === undefined) return [];
  const wanted = ['X-Request-Id', 'Cache-Control', ...(status >= 400 ? ['X-Error-Code'] : [])];
  if (status === 429) wanted.push('Retry-After');
  if (status === 201) wanted.push('Location');
  return wanted.filter((name) => answer.headers?.[name] === undefined).map((name) => `has no ${name}`);
});
