import { BODY, type Fixture, fixture, GET, POST } from './fixtures.ts';

const P = `${BODY}.properties`;
const TYPES = `${POST}.requestBody.content`;
const QUERY = `${GET}.parameters.1`;

/** What callers send: what no longer fits breaks, what fits now is more. */
export const requestFixtures: readonly Fixture[] = [
  fixture(
    'a field that must be sent',
    { [`${P}.age`]: { type: 'integer' }, [`${BODY}.required`]: ['name', 'age'] },
    'breaking — createCase, request body, age: new field, must be sent',
    'breaking — createCase, request body, age: field is no longer taken',
  ),
  fixture(
    'a field that may be left out',
    { [`${P}.age`]: { type: 'integer' } },
    'additive — createCase, request body, age: new field, may be left out',
    'breaking — createCase, request body, age: field is no longer taken',
  ),
  fixture(
    'a field made required',
    { [`${BODY}.required`]: ['name', 'note'] },
    'breaking — createCase, request body, note: must now be sent',
    'additive — createCase, request body, note: may now be left out',
  ),
  fixture(
    'a required name that is not described',
    { [`${BODY}.required`]: ['name', 'ghost'] },
    'breaking — createCase, request body, ghost: must now be sent',
    'additive — createCase, request body, ghost: may now be left out',
  ),
  fixture(
    'null no longer taken',
    { [`${P}.note.type`]: 'string' },
    'breaking — createCase, request body, note: no longer takes null',
    'additive — createCase, request body, note: now takes null too',
  ),
  fixture(
    'one more type',
    { [`${P}.name.type`]: ['string', 'integer'] },
    'additive — createCase, request body, name: now takes integer too',
    'breaking — createCase, request body, name: no longer takes integer',
  ),
  fixture(
    'another type',
    { [`${P}.tags.items`]: { type: 'boolean' } },
    `breaking — createCase, request body, tags[]: no longer takes string
     additive — createCase, request body, tags[]: now takes boolean too`,
    `breaking — createCase, request body, tags[]: no longer takes boolean
     additive — createCase, request body, tags[]: now takes string too`,
  ),
  fixture(
    'whole numbers only',
    { [`${P}.size.type`]: 'integer' },
    'breaking — createCase, request body, size: type changed from number to integer',
    'additive — createCase, request body, size: type changed from integer to number',
  ),
  fixture(
    'any type',
    { [`${P}.free.additionalProperties`]: { description: 'Whatever' } },
    `additive — createCase, request body, free.{any other}: type changed from string to anything
     editorial — createCase, request body, free.{any other}: description was added`,
    `breaking — createCase, request body, free.{any other}: type changed from anything to string
     editorial — createCase, request body, free.{any other}: description was removed`,
  ),
  fixture(
    'a value less',
    { [`${P}.kind.enum`]: ['one'] },
    'breaking — createCase, request body, kind: value "two" is no longer taken',
    'additive — createCase, request body, kind: value "two" is taken too',
  ),
  fixture(
    'a closed list opened',
    { [`${P}.kind.enum`]: undefined },
    'additive — createCase, request body, kind: values are no longer a closed list',
    'breaking — createCase, request body, kind: values are now a closed list',
  ),
  fixture(
    'a shorter text',
    { [`${P}.name.maxLength`]: 40 },
    'breaking — createCase, request body, name: maxLength changed from 50 to 40',
    'additive — createCase, request body, name: maxLength changed from 40 to 50',
  ),
  fixture(
    'a longer least length',
    { [`${P}.name.minLength`]: 3 },
    'breaking — createCase, request body, name: minLength changed from 2 to 3',
    'additive — createCase, request body, name: minLength changed from 3 to 2',
  ),
  fixture(
    'no limit of length',
    { [`${P}.name.maxLength`]: undefined },
    'additive — createCase, request body, name: maxLength 50 is gone',
    'breaking — createCase, request body, name: maxLength 50 is new',
  ),
  fixture(
    'another pattern',
    { [`${P}.name.pattern`]: '^b' },
    'breaking — createCase, request body, name: pattern changed from "^a" to "^b"',
    'breaking — createCase, request body, name: pattern changed from "^b" to "^a"',
  ),
  fixture(
    'no pattern',
    { [`${P}.name.pattern`]: undefined },
    'additive — createCase, request body, name: pattern "^a" is gone',
    'breaking — createCase, request body, name: pattern "^a" is new',
  ),
  fixture(
    'no format',
    { [`${P}.note.format`]: undefined },
    'additive — createCase, request body, note: format "email" is gone',
    'breaking — createCase, request body, note: format "email" is new',
  ),
  fixture(
    'a lower maximum',
    { [`${P}.size.maximum`]: 8 },
    'breaking — createCase, request body, size: maximum changed from 9 to 8',
    'additive — createCase, request body, size: maximum changed from 8 to 9',
  ),
  fixture(
    'a higher exclusive minimum',
    { [`${P}.size.exclusiveMinimum`]: 1 },
    'breaking — createCase, request body, size: exclusiveMinimum changed from 0 to 1',
    'additive — createCase, request body, size: exclusiveMinimum changed from 1 to 0',
  ),
  fixture(
    'fewer items',
    { [`${P}.tags.maxItems`]: 2 },
    'breaking — createCase, request body, tags: maxItems changed from 3 to 2',
    'additive — createCase, request body, tags: maxItems changed from 2 to 3',
  ),
  fixture(
    'an empty list',
    { [`${P}.tags.minItems`]: undefined },
    'additive — createCase, request body, tags: minItems 1 is gone',
    'breaking — createCase, request body, tags: minItems 1 is new',
  ),
  fixture(
    'items that differ',
    { [`${P}.tags.uniqueItems`]: true },
    'breaking — createCase, request body, tags: uniqueItems true is new',
    'additive — createCase, request body, tags: uniqueItems true is gone',
  ),
  fixture(
    'a shorter item',
    { [`${P}.tags.items.maxLength`]: 4 },
    'breaking — createCase, request body, tags[]: maxLength changed from 5 to 4',
    'additive — createCase, request body, tags[]: maxLength changed from 4 to 5',
  ),
  fixture(
    'no other fields',
    { [`${BODY}.additionalProperties`]: false },
    'breaking — createCase, request body: additionalProperties: other fields of every kind before, no other field now',
    'additive — createCase, request body: additionalProperties: no other field before, other fields of every kind now',
  ),
  fixture(
    'one alternative less',
    { [`${P}.body.oneOf.1`]: undefined },
    'breaking — createCase, request body, body: no longer takes shape="line"',
    'additive — createCase, request body, body: now takes shape="line" too',
  ),
  fixture(
    'a body that may be left out',
    { [`${POST}.requestBody.required`]: false },
    'additive — createCase, request body: may now be left out',
    'breaking — createCase, request body: must now be sent',
  ),
  fixture(
    'no body',
    { [`${POST}.requestBody`]: undefined },
    'breaking — createCase, request body: is no longer taken',
    'breaking — createCase, request body: new body, must be sent',
  ),
  fixture(
    'a media type less',
    { [`${TYPES}.application/xml`]: undefined },
    'breaking — createCase, request body: media type application/xml is no longer taken',
    'additive — createCase, request body: new media type application/xml',
  ),
  fixture(
    'a parameter that must be sent',
    { [`${POST}.parameters`]: [{ name: 'Key', in: 'header', required: true, schema: { type: 'string' } }] },
    'breaking — createCase, header parameter Key: new parameter, must be sent',
    'breaking — createCase, header parameter Key: is no longer taken',
  ),
  fixture(
    'a parameter that may be left out',
    { [`${POST}.parameters`]: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }] },
    'additive — createCase, query parameter dry: new parameter, may be left out',
    'breaking — createCase, query parameter dry: is no longer taken',
  ),
  fixture(
    'a parameter that is missed with 428',
    {
      [`${POST}.parameters`]: [
        { name: 'If-Match', in: 'header', schema: { type: 'string' }, 'x-error-codes': { 428: ['A'] } },
      ],
    },
    'breaking — createCase, header parameter If-Match: new parameter, must be sent',
    'breaking — createCase, header parameter If-Match: is no longer taken',
  ),
  fixture(
    'a parameter made required',
    { [`${QUERY}.required`]: true },
    'breaking — getCase, query parameter view: must now be sent',
    'additive — getCase, query parameter view: may now be left out',
  ),
  fixture(
    'a parameter in another place',
    { [`${QUERY}.in`]: 'header' },
    'breaking — getCase, header parameter view: moved from query to header',
    'breaking — getCase, query parameter view: moved from header to query',
  ),
  fixture(
    'a parameter with more values',
    { [`${QUERY}.schema.enum`]: ['short', 'long', 'full'] },
    'additive — getCase, query parameter view: value "full" is taken too',
    'breaking — getCase, query parameter view: value "full" is no longer taken',
  ),
  fixture(
    'a parameter written as JSON',
    {
      [`${QUERY}.schema`]: undefined,
      [`${QUERY}.content`]: {
        'application/json': { schema: { type: 'string', enum: ['short', 'long'], default: 'short' } },
      },
    },
    'breaking — getCase, query parameter view: its value is written in another way',
    'breaking — getCase, query parameter view: its value is written in another way',
  ),
  fixture(
    'another default',
    { [`${QUERY}.schema.default`]: 'long' },
    'breaking — getCase, query parameter view: default changed from "short" to "long"',
    'breaking — getCase, query parameter view: default changed from "long" to "short"',
  ),
  fixture(
    "a header's name in another case",
    { [`${GET}.parameters.2.name`]: 'x-trace' },
    'editorial — contract: only order, references or unused parts differ; who calls or reads sees no difference',
    'editorial — contract: only order, references or unused parts differ; who calls or reads sees no difference',
  ),
];
