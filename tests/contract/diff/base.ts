import { parse } from 'yaml';
import { compareContracts } from '#contracts/diff/compare-contracts.ts';
import { lineOf } from '#contracts/diff/report.ts';
import type { ApiDocument } from '#contracts/generate/document.ts';

/** One contract with one of everything; the fixtures change a place of it. */
export const BASE = `
openapi: 3.1.2
info: { title: Cases, version: 0.1.0, description: All of it }
servers: [{ url: /api }]
security: [{ bearer: [] }]
x-access-terms:
  callers: { Provider: { role: Provider, text: One }, Admin: { role: Admin, text: Other } }
  groups: {}
  things:
    case: { text: A case, relations: { assigned: { who: [Provider], text: Theirs } } }
paths:
  /cases/{caseId}:
    get:
      operationId: getCase
      summary: One case
      x-roles: [Provider, Admin]
      x-access:
        thing: case
        rows:
          - { who: [Provider], is: [assigned], gets: allowed }
          - { who: [Provider], is: [none], gets: NOT_FOUND }
          - { who: [Admin], gets: allowed }
      parameters:
        - { name: caseId, in: path, required: true, schema: { type: string } }
        - { name: view, in: query, schema: { type: string, enum: [short, long], default: short } }
        - { name: X-Trace, in: header, required: true, schema: { type: string, maxLength: 20 } }
      responses:
        "200":
          description: Here it is
          headers:
            ETag: { required: true, schema: { type: string } }
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [name]
                properties:
                  name: { type: string, maxLength: 50, pattern: "^a" }
                  note: { type: [string, "null"], format: email }
                  size: { type: integer, minimum: 1, maximum: 9 }
                  kind: { type: string, enum: [one, two], description: Which kind }
                  tags: { type: array, maxItems: 3, items: { type: string } }
                  body:
                    oneOf:
                      - { type: object, properties: { shape: { const: dot }, x: { type: number } } }
                      - { type: object, properties: { shape: { const: line }, to: { type: number } } }
              examples: { first: { value: { name: a } } }
            text/plain: { schema: { type: string } }
        "404": { description: Not there }
  /cases:
    post:
      operationId: createCase
      summary: A new case
      x-roles: [Provider]
      x-transition: Status
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, minLength: 2, maxLength: 50, pattern: "^a" }
                note: { type: [string, "null"], format: email }
                size: { type: number, exclusiveMinimum: 0, maximum: 9 }
                kind: { type: string, enum: [one, two] }
                tags: { type: array, minItems: 1, maxItems: 3, items: { type: string, maxLength: 5 } }
                free: { type: object, additionalProperties: { type: string } }
                body:
                  oneOf:
                    - { type: object, properties: { shape: { const: dot }, x: { type: number } } }
                    - { type: object, properties: { shape: { const: line }, to: { type: number } } }
          application/xml: { schema: { type: string } }
      responses:
        "201":
          description: Made
          headers: { X-Error-Code: { schema: { $ref: "#/components/schemas/ErrorCode" } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Part" } } }
  /health:
    get:
      operationId: getHealth
      security: []
      x-roles: [public]
      responses: { "200": { description: Well } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Part:
      type: object
      properties:
        status: { $ref: "#/components/schemas/Status" }
        parts: { type: array, items: { $ref: "#/components/schemas/Part" } }
    Status:
      type: string
      enum: [Draft, Done]
      x-state-machine:
        initial: Draft
        transitions:
          - { name: create, from: [], to: Draft, operation: createCase, who: [Provider], guards: [], refusal: A }
          - { name: end, from: [Draft], to: Done, operation: null, who: [Provider, system], refusal: B, guards: [{ text: All is there., code: A }] }
    ErrorCode:
      type: string
      enum: [A, B]
      x-errors:
        A: { status: [409], text: No, cause: It is so }
        B: { status: [422], text: Never, cause: It is so }
`;

/** `undefined` takes a place away; a dot parts the steps. */
export type Patch = Readonly<Record<string, unknown>>;

export function patchBase(patch: Patch): ApiDocument {
  const document = parse(BASE) as Record<string, unknown>;
  for (const [place, value] of Object.entries(patch)) {
    const steps = place.split('.');
    const last = steps.pop() ?? '';
    let node = document;
    for (const step of steps) {
      const next = node[step];
      if (typeof next !== 'object' || next === null) throw new Error(`Nothing at ${step} of ${place}`);
      node = next as Record<string, unknown>;
    }
    if (value === undefined && Array.isArray(node)) node.splice(Number(last), 1);
    else if (value === undefined) delete node[last];
    else node[last] = value;
  }
  return document as unknown as ApiDocument;
}

/** `breaking — getCase, response 200: status is gone`, one a change. */
export function changesBetween(before: ApiDocument, after: ApiDocument): readonly string[] {
  return compareContracts(before, after).map((change) => `${change.kind} — ${lineOf(change).trim()}`);
}
