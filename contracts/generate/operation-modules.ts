import type { Operation } from '../operation.ts';
import {
  type ApiDocument,
  isRef,
  type LocatedOperation,
  type MediaTypeObject,
  type OperationObject,
  operationsOf,
  type ResponseObject,
  resolve,
  type SchemaObject,
} from './document.ts';
import { GENERATED, literal, validatorName } from './names.ts';
import { type Files, importsOf, schemaFiles } from './schema-modules.ts';
import type { Validator } from './validators.ts';

interface Source {
  readonly document: ApiDocument;
  readonly validators: ReadonlyMap<string, Validator>;
}

/** One module per operation, and the table of all of them for those who serve or test the whole contract. */
export function operationModules(document: ApiDocument, validators: ReadonlyMap<string, Validator>): Files {
  const source = { document, validators };
  const located = operationsOf(document);
  const modules = new Map(
    located.map((one) => [`operations/${one.operation.operationId}.ts`, operationModule(source, one)]),
  );
  const spreads = document.tags.map(({ name }) => `  ...groups['${name}'],\n`);
  const table = `export const operations = {\n${spreads.join('')}} as const;\n`;
  const types =
    '\nexport type Operations = typeof operations;\nexport type OperationId = keyof Operations;\n';
  modules.set('operations/index.ts', `${GENERATED}import { groups } from './groups.ts';\n\n${table}${types}`);
  return modules;
}

function operationModule(source: Source, { path, method, operation }: LocatedOperation): string {
  const id = operation.operationId;
  const used = new Set<string>();
  const name = (validator: string): string => {
    used.add(validator);
    return validator;
  };
  const part = (suffix: string, wanted: boolean): string => {
    const validator = source.validators.get(`${validatorName(id)}${suffix}`);
    if (wanted !== (validator !== undefined)) throw new Error(`${id}: ${suffix} is not as declared`);
    if (validator === undefined) return 'null';
    for (const each of validator.uses) name(each);
    return validator.initializer.replaceAll('\n', '\n  ');
  };
  const parameters = (operation.parameters ?? []).map((one) => resolve(source.document, one));
  const has = (place: string): boolean => parameters.some((one) => one.in === place);

  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const body = answerBody(method, resolve(source.document, response));
    return { status: Number(status), body };
  });
  const success = answers.filter(({ status }) => status < 300).map(({ body }) => body);
  const failure = method === 'head' ? 'empty' : 'zFailure';
  const write = (body: string): string => (body.startsWith('z') ? name(body) : `'${body}'`);

  const fields = [
    `id: '${id}'`,
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `auth: '${authOf(operation)}'`,
    `roles: ${literal(operation['x-roles'])}`,
    `params: ${part('Path', has('path'))}`,
    `query: ${part('Query', has('query'))}`,
    `headers: ${part('Headers', has('header'))}`,
    `body: ${takesBytes(operation) ? "'bytes'" : part('Body', operation.requestBody !== undefined)}`,
    `responses: {\n${answers.map(({ status, body }) => `    ${status}: ${write(body)},\n`).join('')}  }`,
    `ok: ${write(successOf(source.document, success))}`,
    `failure: ${write(failure)}`,
  ];
  const body = fields.map((field) => `  ${field},\n`).join('');
  const zod = body.includes('z.') ? "import * as z from 'zod';\n" : '';
  const imports = importsOf(used, schemaFiles(source.document), '../schemas/');
  return `${GENERATED}${zod}import type { Operation } from '../../operation.ts';\n${imports}\nexport const ${id} = {\n${body}} as const satisfies Operation;\n`;
}

/** A body of any other media type is a file, handed over as it is. */
function takesBytes({ requestBody }: OperationObject): boolean {
  return requestBody !== undefined && requestBody.content['application/json'] === undefined;
}

function authOf({ security }: OperationObject): Operation['auth'] {
  if (security === undefined) return 'bearer';
  if (security.length === 0) return 'none';
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'bearer';
}

function answerBody(method: string, response: ResponseObject): string {
  const types = Object.entries(response.content ?? {});
  const [first] = types;
  if (first === undefined || method === 'head') return 'empty';
  const [type, content] = first;
  if (type === 'application/json') return validatorName(schemaNameOf(content));
  return type.startsWith('text/') || type.endsWith('/xml') ? 'text' : 'binary';
}

function schemaNameOf(content: MediaTypeObject): string {
  const { schema } = content;
  if (schema === undefined || !isRef(schema)) throw new Error('A JSON answer must name its schema');
  return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
}

/** The envelope of success in an answer that may also be one of refusal. */
function successOf(document: ApiDocument, bodies: readonly string[]): string {
  const [body, ...others] = [...new Set(bodies)];
  if (body === undefined || others.length > 0) throw new Error('An operation has one body of success');
  const entry = Object.entries(document.components.schemas).find(([name]) => validatorName(name) === body);
  const successes = (entry?.[1].oneOf ?? []).filter(isRef).filter((member) => {
    const flag = resolve<SchemaObject>(document, member).properties?.isSuccess;
    return flag !== undefined && resolve<SchemaObject>(document, flag).const === true;
  });
  const [success] = successes;
  return success === undefined ? body : validatorName(success.$ref.slice(success.$ref.lastIndexOf('/') + 1));
}
