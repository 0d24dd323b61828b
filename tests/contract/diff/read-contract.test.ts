import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#contracts/diff/read-contract.ts';
import { ContractUnreadable } from '#contracts/diff/unreadable.ts';
import { CONTRACT, createPlace, diff, type Place, part } from './command.ts';

let place: Place;

beforeAll(() => {
  place = createPlace();
});

afterAll(() => place.remove());

const HEAD = 'openapi: 3.1.2\ninfo: { title: A, version: 1.0.0 }\n';
const within = (schemas: string) => `${HEAD}paths: {}\ncomponents: { schemas: { ${schemas} } }\n`;

function readingOf(text: string): () => unknown {
  place.write('odd.yaml', text);
  return () => readContract(path.join(place.folder, 'odd.yaml'));
}

describe('readContract', () => {
  it.each([
    ['YAML that does not parse', 'openapi: [3.1', /cannot be read: /],
    ['a list', '- 1', /it is not an OpenAPI 3\.1 document/],
    ['an older OpenAPI', 'openapi: 3.0.3\npaths: {}', /it is not an OpenAPI 3\.1 document/],
    ['a document without paths', HEAD, /it has no paths/],
    [
      'a part that is not there',
      CONTRACT,
      /cannot be read: contracts\/openapi\/cases\.yaml: there is no such file/,
    ],
    [
      'a dead reference',
      within("A: { $ref: '#/components/schemas/B' }"),
      /nothing at #\/components\/schemas\/B/,
    ],
    ['a reference to itself', within("A: { $ref: '#/components/schemas/A' }"), /turns in a circle/],
    [
      'a circle of references outside the shared sections',
      `${HEAD}paths: { /a: { $ref: '#/odd/a' } }\nodd: { a: { $ref: '#/odd/a' } }`,
      /its references turn in a circle/,
    ],
  ])('refuses %s by a named error', (_, text, message) => {
    const read = readingOf(text);
    expect(read).toThrow(ContractUnreadable);
    expect(read).toThrow(message);
  });

  it('takes an option of git for a revision that is not there', () => {
    expect(() => readContract('git:--all')).toThrow('git:--all cannot be read: there is no such revision');
  });

  it('finds the version, and the changelog beside the contract', () => {
    place.write('good/openapi.yaml', CONTRACT);
    place.write('good/contracts/openapi/cases.yaml', part('{ type: string }'));
    const file = path.join(place.folder, 'good', 'openapi.yaml');
    expect(readContract(file)).toMatchObject({ name: file, version: '0.1.0', changelog: null });
    place.write('good/CHANGELOG.md', '## 0.1.0\n');
    expect(readContract(file).changelog).toBe('## 0.1.0\n');
  });

  it('reads the contract of this project', () => {
    expect(readContract('openapi.yaml').document.paths).toHaveProperty(['/users/login']);
  });
});

describe('the command at an unreadable contract', () => {
  it('ends with 2, names the file and shows no stack', () => {
    const { code, out, err } = diff(place.folder, 'nowhere.yaml', 'nowhere.yaml');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('nowhere.yaml cannot be read: there is no such file.\n');
  });
});
