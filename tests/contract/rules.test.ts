import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT_FILE } from '#contracts/generate/contract-file.ts';
import { operationsOf } from '#contracts/generate/document.ts';
import { redoclyFindings } from '#contracts/lint/redocly.ts';
import { rules } from '#contracts/lint/rules.ts';
import { objectsIn } from '#contracts/lint/walks.ts';
import { contract as document } from './bundled.test-support.ts';

describe('the contract', () => {
  it.each(Object.entries(rules))('keeps the rule %s', (_, rule) => {
    expect(rule(document)).toEqual([]);
  });

  it('gives Redocly nothing to report', async () => {
    expect(await redoclyFindings(CONTRACT_FILE)).toEqual([]);
  });

  it('S3.5-01 gives every JSON answer the five keys', () => {
    const envelopes = Object.entries(document.components.schemas).filter(([name]) =>
      /Envelope$|^Failure$/.test(name),
    );
    expect(envelopes.length).toBeGreaterThan(8);
    for (const [, { required }] of envelopes) {
      expect(required).toEqual(['isSuccess', 'data', 'message', 'error', 'details']);
    }
    expect(rules.answersAreEnvelopes(document)).toEqual([]);
  });

  it('leaves nothing in the parts unused', () => {
    const folder = path.join(path.dirname(CONTRACT_FILE), 'contracts', 'openapi');
    const unused = readdirSync(folder).flatMap((file) => {
      const part = parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, object>;
      return Object.entries(part)
        .filter(([section]) => !['paths', 'rows', 'terms'].includes(section))
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
