import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function bundleAll(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return bundle(join(folder, 'openapi.yaml'));
}

const root = `openapi: 3.1.2
paths: { /a: { $ref: './a.yaml#/paths/a' } }
components: { securitySchemes: { bearerAuth: { type: http } } }
`;

describe('bundle', () => {
  it('puts paths in place and turns what parts share into components, sorted', () => {
    const document = bundleAll({
      'openapi.yaml': root,
      'a.yaml': `paths: { a: { get: { x: { $ref: '#/schemas/Z' }, y: { $ref: './b.yaml#/schemas/B' } } } }
schemas: { Z: { items: { $ref: './b.yaml#/schemas/B' } }, Unused: {} }`,
      'b.yaml': `schemas: { B: { properties: { self: { $ref: '#/schemas/B' } } } }`,
    });
    const b = { $ref: '#/components/schemas/B' };
    expect(document.paths).toEqual({ '/a': { get: { x: { $ref: '#/components/schemas/Z' }, y: b } } });
    expect(document.components).toEqual({
      securitySchemes: { bearerAuth: { type: 'http' } },
      schemas: { B: { properties: { self: b } }, Z: { items: b } },
    });
    expect(Object.keys(document.components.schemas)).toEqual(['B', 'Z']);
  });

  it('stops at a reference that leads nowhere', () => {
    const files = { 'openapi.yaml': root, 'a.yaml': `paths: { a: { get: { $ref: '#/schemas/Gone' } } }` };
    expect(() => bundleAll(files)).toThrow(/nothing at #\/schemas\/Gone/);
  });

  it('stops at one name for two things', () => {
    const files = {
      'openapi.yaml': root,
      'a.yaml': `paths: { a: { get: [{ $ref: '#/schemas/B' }, { $ref: './b.yaml#/schemas/B' }] } }
schemas: { B: {} }`,
      'b.yaml': 'schemas: { B: {} }',
    };
    expect(() => bundleAll(files)).toThrow(/schemas\/B is in/);
  });
});
