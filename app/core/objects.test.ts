import { expect, it } from 'vitest';
import { fieldsOf, keysOf, parseJson, valueAt, withoutId } from './objects.ts';

it('keys come in the order of the table', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

it.each([
  ['an object', { a: 1 }, { a: 1 }],
  ['a list', ['x'], ['x']],
  ['nothing', null, {}],
  ['no value', undefined, {}],
  ['a text', 'abc', {}],
])('fields of %s are those that it has', (_, value, fields) => {
  expect(fieldsOf(value)).toEqual(fields);
});

it.each([
  ['address.city', 'Columbus'],
  ['address.street', undefined],
  ['address.city.length', undefined],
  ['constructor', undefined],
])('at the name %s of a form stands %j', (name, value) => {
  expect(valueAt({ address: { city: 'Columbus' } }, name)).toBe(value);
});

it('a record without its id has everything else', () => {
  expect(withoutId({ id: 'a', name: 'b' })).toEqual({ name: 'b' });
});

it('a text that is no JSON is told from every JSON, null included', () => {
  expect([parseJson('{"a":[1]}'), parseJson('null'), parseJson(''), parseJson('{')]).toEqual([
    { a: [1] },
    null,
    undefined,
    undefined,
  ]);
});
