import { describe, expect, it } from 'vitest';
import { compareContracts } from '#contracts/diff/compare-contracts.ts';
import { changesBetween, type Patch, patchBase } from './base.ts';
import { ANSWER, GET } from './fixtures.ts';

const PART = 'components.schemas.Part';
const CREATED = 'paths./cases.post.responses.201.content.application/json.schema';
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const between = (before: Patch, after: Patch) => changesBetween(patchBase(before), patchBase(after));

describe('schemas that are shared', () => {
  it('give nothing when the contracts are equal, recursion and all', () => {
    expect(between({}, {})).toEqual([]);
  });

  it('are compared once, however often they hold themselves', () => {
    expect(
      between({}, { [`${PART}.properties.status`]: { type: 'string', enum: ['Draft', 'Done', 'Lost'] } }),
    ).toEqual(['breaking — schema Part, in answers, status: value "Lost" may now be answered (createCase)']);
    expect(between({}, { 'components.schemas.Status.enum': ['Draft', 'Done', 'Lost'] })).toEqual([
      'breaking — schema Status, in answers: value "Lost" may now be answered (createCase)',
    ]);
  });

  it('name every operation that they reach', () => {
    const used = { [ANSWER]: reference('Part') };
    const [change] = compareContracts(
      patchBase(used),
      patchBase({ ...used, [`${PART}.required`]: ['status'] }),
    );
    expect(change).toEqual({
      kind: 'additive',
      subject: 'schema Part',
      place: 'in answers, status',
      text: 'is now always there',
      operations: ['createCase', 'getCase'],
      isWarning: false,
    });
  });

  it('differ by direction: what is more for callers may break readers', () => {
    const used = { 'paths./cases.post.requestBody.content.application/json.schema': reference('Part') };
    const after = { ...used, 'components.schemas.Status.enum': ['Draft', 'Done', 'Lost'] };
    expect(between(used, after)).toEqual([
      'breaking — schema Status, in answers: value "Lost" may now be answered (createCase)',
      'additive — schema Status, in requests: value "Lost" is taken too (createCase)',
    ]);
  });

  it('may be renamed, which is editorial', () => {
    const tree = {
      type: 'object',
      properties: { status: reference('Status'), parts: { type: 'array', items: reference('Tree') } },
    };
    const renamed = { [PART]: undefined, 'components.schemas.Tree': tree, [CREATED]: reference('Tree') };
    expect(between({}, renamed)).toEqual(['editorial — schema Tree: was called Part (createCase)']);
    const { status: _, ...fewer } = tree.properties;
    expect(between({}, { ...renamed, 'components.schemas.Tree': { ...tree, properties: fewer } })).toEqual([
      'breaking — schema Tree, in answers, status: field is gone (createCase)',
      'editorial — schema Tree: was called Part (createCase)',
    ]);
  });

  it('may change places with another one, and only what fits is compared', () => {
    const twin = {
      'components.schemas.Other': {
        type: 'object',
        properties: { status: { type: 'string' }, parts: { type: 'array', items: reference('Other') } },
      },
    };
    expect(between(twin, { ...twin, [CREATED]: reference('Other') })).toEqual([
      'breaking — createCase, response 201, status: values are no longer a closed list',
    ]);
  });

  it('end in a choice that leads back to them', () => {
    const loop = { [PART]: { oneOf: [reference('Part'), { type: 'string' }, { type: 'null' }] } };
    expect(between(loop, { [PART]: { oneOf: [reference('Part'), { type: 'string' }] } })).toEqual([
      'additive — schema Part, in answers: is no longer null (createCase)',
    ]);
  });

  it('may be put together with allOf from what they were in one piece', () => {
    const pieces = {
      allOf: [
        reference('Head'),
        { type: 'object', properties: { parts: { type: 'array', items: reference('Part') } } },
      ],
    };
    const head = { type: 'object', properties: { status: reference('Status') } };
    expect(between({}, { [PART]: pieces, 'components.schemas.Head': head })).toEqual([
      expect.stringContaining('editorial — contract: only order, references'),
    ]);
  });

  it('may read null out of a choice as out of a list of types', () => {
    const note = { oneOf: [{ type: 'string', format: 'email' }, { type: 'null' }] };
    expect(between({}, { [`${ANSWER}.properties.note`]: note })).toEqual([
      expect.stringContaining('editorial — contract: only order, references'),
    ]);
  });
});

describe('a change that many operations share', () => {
  it('is one line that names them', () => {
    const refusal = { description: 'Too often' };
    const places = { [`${GET}.responses.429`]: refusal, 'paths./cases.post.responses.429': refusal };
    expect(between({}, places)).toEqual(['additive — createCase, getCase, response 429: new refusal']);
  });

  it('names three operations and counts the others', () => {
    const operation = (operationId: string) => ({ get: { operationId, responses: {} } });
    const paths = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [`paths./${id}`, operation(id)]));
    const public_ = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((id) => [
        `paths./${id}`,
        { get: { ...operation(id).get, security: [] } },
      ]),
    );
    expect(between(public_, paths)).toEqual(['breaking — a, b, c and 2 more: now asks for bearer']);
  });
});
