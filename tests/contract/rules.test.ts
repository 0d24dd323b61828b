import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundle } from '#contracts/generate/bundle.ts';
import { type ApiDocument, operationsOf } from '#contracts/generate/document.ts';
import { CONTRACT_FILE } from '#contracts/generate.ts';
import { rules } from './rules.ts';
import { objectsIn } from './walks.ts';

const document = bundle(CONTRACT_FILE);

type Draft = Record<string, Record<string, Record<string, Record<string, unknown>>>>;

/** The contract with one fault in it. */
function broken(spoil: (draft: Draft) => void): ApiDocument {
  const draft = structuredClone(document) as unknown as Draft;
  spoil(draft);
  return draft as unknown as ApiDocument;
}

describe('the contract', () => {
  it.each(Object.entries(rules))('keeps the rule %s', (_, rule) => {
    expect(rule(document)).toEqual([]);
  });

  it('S3.5-01 gives every JSON answer the five keys', () => {
    const envelopes = Object.entries(document.components.schemas).filter(([name]) =>
      /Envelope$|^Failure$/.test(name),
    );
    expect(envelopes.length).toBeGreaterThan(8);
    for (const [, { required }] of envelopes) {
      expect(required).toEqual(['isSuccess', 'data', 'message', 'error', 'details']);
    }
    expect(rules.answersAreEnvelopes?.(document)).toEqual([]);
  });

  it('leaves nothing in the parts unused', () => {
    const folder = path.join(path.dirname(CONTRACT_FILE), 'contracts', 'openapi');
    const unused = readdirSync(folder).flatMap((file) => {
      const part = parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, object>;
      return Object.entries(part)
        .filter(([section]) => section !== 'paths')
        .flatMap(([section, entries]) => Object.keys(entries).map((name) => [section, name] as const))
        .filter(([section, name]) => document.components[section]?.[name] === undefined)
        .map(([section, name]) => `${file} ${section} ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('has the four fixed paths letter for letter', () => {
    const calls = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(
      expect.arrayContaining([
        'post /users/login',
        'get /Users/current',
        'get /Facility/get-current',
        'get /wsi/get-download-link/{blobId}',
      ]),
    );
  });

  it('has no place for identity in a preview', () => {
    const { CasePreview, PreviewSpecimen, PreviewOverview } = document.components.schemas;
    const keys = [...objectsIn([CasePreview, PreviewSpecimen, PreviewOverview])].flatMap(
      ([, { properties = {} }]) => Object.keys(properties as object),
    );
    expect(keys).toContain('patientAge');
    expect(
      keys.filter((key) =>
        /name|birth|record|mrn|facilitySpecimen|patientInfo|file|content|label/i.test(key),
      ),
    ).toEqual(['facilityName']);
  });
});

describe('the rules', () => {
  it.each<[string, string, (draft: Draft) => void]>([
    [
      'operationsAreDescribed',
      'login: summary',
      ({ paths }) => delete paths?.['/users/login']?.post?.summary,
    ],
    [
      'operationsAreDescribed',
      'getCase: x-roles',
      ({ paths }) => delete paths?.['/cases/{caseId}']?.get?.['x-roles'],
    ],
    [
      'operationsAreDescribed',
      'login: public without',
      ({ paths }) => delete paths?.['/users/login']?.post?.security,
    ],
    ['statusesAreComplete', 'getCase: no 401', ({ paths }) => drop(paths?.['/cases/{caseId}']?.get, '401')],
    [
      'statusesAreComplete',
      'pickUpCase: no 412',
      ({ paths }) => drop(paths?.['/cases/{caseId}/pickup']?.post, '412'),
    ],
    [
      'answersAreEnvelopes',
      'is not an envelope',
      ({ components }) => drop(components?.schemas?.Failure, 'details'),
    ],
    [
      'codesAreListed',
      'GONE is not listed',
      ({ components }) => Object.assign(errors(components), { GONE: {} }),
    ],
    ['codesAreListed', 'NOT_FOUND has no text', ({ components }) => drop(errors(components), 'NOT_FOUND')],
    [
      'keywordsAreKnown',
      'nullable',
      ({ components }) => Object.assign(components?.schemas?.Case ?? {}, { nullable: true }),
    ],
    [
      'keywordsAreKnown',
      'allOf',
      ({ components }) => Object.assign(components?.schemas?.Case ?? {}, { allOf: [] }),
    ],
    ['responseFieldsAreAlwaysPresent', 'Case.extra', ({ components }) => extend(components?.schemas?.Case)],
    [
      'labelsFitTheirValues',
      'Priority',
      ({ components }) => Object.assign(components?.schemas?.Priority ?? {}, { enum: [] }),
    ],
    [
      'pathsDifferInMoreThanCase',
      '/users/current',
      ({ paths }) => Object.assign(paths ?? {}, { '/users/current': {} }),
    ],
    [
      'answersHaveExamples',
      'has no example',
      ({ components }) => content(components, 'NotFound', 'examples'),
    ],
    [
      'answersCarryHeaders',
      'has no X-Error-Code',
      ({ components }) => delete components?.responses?.NotFound?.headers,
    ],
  ])('%s notices %s', (name, complaint, spoil) => {
    expect(rules[name]?.(broken(spoil)).join('\n')).toContain(complaint);
  });

  it('notice two operations of one name', () => {
    const twice = broken(({ paths }) =>
      Object.assign(paths?.['/auth/logout']?.post ?? {}, { operationId: 'login' }),
    );
    expect(rules.idsAreUnique?.(twice)).toEqual(['login']);
  });
});

/** Takes a key out wherever an object of a tree has it, or out of a list of required keys. */
function drop(tree: unknown, key: string): void {
  for (const [, node] of objectsIn(tree)) {
    delete node[key];
    if (Array.isArray(node.required)) node.required = node.required.filter((name) => name !== key);
  }
}

function errors(components: Draft[string] | undefined): object {
  return components?.schemas?.ErrorCode?.['x-errors'] ?? {};
}

function extend(schema: Record<string, unknown> | undefined): void {
  Object.assign(schema?.properties ?? {}, { extra: { type: 'string' } });
}

function content(components: Draft[string] | undefined, response: string, key: string): void {
  const json = components?.responses?.[response]?.content as
    | Record<string, Record<string, unknown>>
    | undefined;
  delete json?.['application/json']?.[key];
}
