import { checkRequest } from '#contracts/conformance.ts';
import type { SchemaObject } from '#contracts/generate/document.ts';
import { resolve } from '#contracts/generate/document.ts';
import { bodyFor, callFor } from '../bodies.ts';
import type { Call } from '../calls.ts';
import { askedBy, type CheckContext, NO_VERSION, NOBODY, newKey, nothingFor, randomFor } from '../context.ts';
import { document, type OperationFacts, placeOf } from '../facts.ts';
import { isLink } from '../scout.ts';
import { shrink } from '../shrink.ts';
import { checkAbsent } from './absent.ts';
import { checkMethods } from './methods.ts';

interface Wrong {
  readonly name: string;
  readonly call: Partial<Call>;
  readonly status: readonly number[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORM = [400, 422];

/** Values that a field of this schema cannot have, with what is wrong with each. */
function wrongValues(schema: SchemaObject): readonly (readonly [string, unknown])[] {
  const types = [schema.type ?? 'object'].flat();
  const { enum: listed, maxLength, minLength, maximum, minimum, pattern } = schema;
  return [
    ['a wrong type', types.includes('string') ? 7 : types.includes('array') ? {} : 'x'],
    ...(types.includes('null') || listed?.includes(null) === true ? [] : [['null', null] as const]),
    ...(listed === undefined ? [] : [['no value of the list', 'none of these'] as const]),
    ...(typeof maxLength === 'number' ? [['a text too long', 'x'.repeat(maxLength + 1)] as const] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [['a text too short', ''] as const] : []),
    ...(typeof maximum === 'number' ? [['a number too large', maximum + 1] as const] : []),
    ...(typeof minimum === 'number' ? [['a number too small', minimum - 1] as const] : []),
    ...(typeof pattern === 'string' ? [['a text of another form', '\u0001 not this form'] as const] : []),
  ];
}

/** Bodies with one thing wrong in each; what the schema lets pass is none of them. */
function wrongBodies(context: CheckContext, facts: OperationFacts): readonly Wrong[] {
  const { operation, bodySchema } = facts;
  const { body } = bodyFor(facts, context.finds);
  if (!isFields(body) || operation.body === null || operation.body === 'bytes' || bodySchema === null)
    return [];
  const { properties = {}, required = [] } = bodySchema;
  const missing = required
    .filter((name) => Object.hasOwn(body, name))
    .map((name) => ({
      name: `without ${name}`,
      body: Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
    }));
  const wrong = Object.entries(properties).flatMap(([name, schema]) =>
    wrongValues(resolve<SchemaObject>(document, schema)).map(([what, value]) => ({
      name: `${name}: ${what}`,
      body: { ...body, [name]: value },
    })),
  );
  const schema = operation.body;
  const kept = [...missing, ...wrong].filter((one) => !schema.safeParse(one.body).success);
  return [
    { name: 'a key that is not known', call: { body: { ...body, slidesCheck: true } }, status: FORM },
    {
      name: 'a body that is no JSON',
      call: { body: '{"', headers: { 'Content-Type': 'application/json' } },
      status: FORM,
    },
    {
      name: 'a body of another type',
      call: { body: 'x', headers: { 'Content-Type': 'text/plain' } },
      status: [415],
    },
    ...sample(context, `${facts.id} body`, kept, 3).map((one) => ({
      name: one.name,
      call: { body: one.body },
      status: FORM,
    })),
  ];
}

function sample<T>(context: CheckContext, asked: string, all: readonly T[], count: number): readonly T[] {
  if (!context.isSmoke || all.length <= count) return all;
  const random = randomFor(context, 'negative', asked);
  const start = Math.floor(random() * all.length);
  return Array.from(
    { length: count },
    (_, at) => all[(start + at * Math.ceil(all.length / count)) % all.length],
  ).filter((one) => one !== undefined);
}

function wrongQueries(context: CheckContext, { id, query, located }: OperationFacts): readonly Wrong[] {
  if (located.method !== 'get') return [];
  const wrong = query.flatMap(({ name, schema }) => {
    const whole = resolve<SchemaObject>(document, schema);
    const isListed = whole.enum !== undefined;
    const isNumber = whole.type === 'integer';
    return isListed || isNumber
      ? [
          {
            name: `query ${name}: ${isListed ? 'no value of the list' : 'no number'}`,
            call: { query: { [name]: 'none-of-these' } },
            status: FORM,
          },
        ]
      : [];
  });
  const unknown = {
    name: 'query: a key that is not known',
    call: { query: { slidesCheck: '1' } },
    status: FORM,
  };
  return [unknown, ...sample(context, `${id} query`, wrong, 1)];
}

/** Whatever is of the wrong form is refused, before anything is looked for. */
export async function checkNegative(context: CheckContext): Promise<void> {
  const { finds, ledger, people } = context;
  const isAsked = (facts: OperationFacts): boolean => !isLink(facts) && facts.operation.method !== 'HEAD';
  for (const facts of askedBy(context, 'negative', isAsked)) {
    const caller = people[0]?.name ?? null;
    // Whoever has no token hears that, and of no form.
    if (caller === null && facts.operation.auth === 'bearer') {
      ledger.miss('negative', facts.id, NOBODY);
      continue;
    }
    const params = nothingFor(facts);
    const plain = callFor(facts, finds, { params, caller, key: newKey() });
    const whole: Call = {
      ...plain,
      headers: { ...plain.headers, ...(facts.needsVersion ? { 'If-Match': NO_VERSION } : {}) },
    };
    for (const wrong of [...wrongBodies(context, facts), ...wrongQueries(context, facts)])
      await askWrong(context, facts, whole, wrong);
  }
  await checkAbsent(context);
  await checkMethods(context);
}

const mistakeIn = (name: string): string =>
  name.startsWith('without ') ? name.replace('without', 'Without') : `With ${name}`;

/** All that the contract has against a body. */
function wrongsIn({ operation }: OperationFacts, body: unknown): string {
  const nothing = { params: {}, search: new URLSearchParams(), headers: new Headers() };
  const checked = checkRequest(operation, { ...nothing, body });
  return JSON.stringify(checked.ok ? [] : checked.error.filter((issue) => issue.in === 'body'));
}

async function askWrong(
  context: CheckContext,
  facts: OperationFacts,
  whole: Call,
  wrong: Wrong,
): Promise<void> {
  const { prober, ledger } = context;
  const call: Call = {
    ...whole,
    ...wrong.call,
    query: { ...whole.query, ...wrong.call.query },
    headers: { ...whole.headers, ...wrong.call.headers },
  };
  const told = await prober.ask(call);
  const name = `${facts.id}: ${wrong.name}`;
  if (!told.isSound) return;
  if (wrong.status.includes(told.status)) {
    ledger.pass('negative', name);
    return;
  }
  if ([413, 429].includes(told.status)) {
    ledger.miss('negative', name, `${told.status} came before it`);
    return;
  }
  const wrongs = wrongsIn(facts, call.body);
  const [smaller, answer] = await shrink(call, told, {
    isStillWrong: (body) => wrongsIn(facts, body) === wrongs,
    again: async (next) => {
      const again = await prober.ask(next);
      return again.status === told.status && again.code === told.code ? again : null;
    },
  });
  ledger.fail(
    'negative',
    name,
    prober.findingOf(
      { ...answer, call: smaller },
      {
        says: `${mistakeIn(wrong.name)} it answers ${wrong.status.join(' or ')}, before anything is looked for.`,
        place: placeOf(facts.id, wrong.name.startsWith('query') ? '/parameters' : '/requestBody'),
        came: `${told.status} ${told.code ?? 'accepted'}`,
      },
    ),
  );
}
