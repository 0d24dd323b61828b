import { ANSWER, type Fixture, fixture, GET, POST } from './fixtures.ts';

const MACHINE = 'components.schemas.Status.x-state-machine';
const CODES = 'components.schemas.ErrorCode';
const END = `${MACHINE}.transitions.1`;
const HEALTH = { operationId: 'getHealth', 'x-roles': ['public'], security: [] };
const WELL = { '200': { description: 'Well' } };
const QUIET =
  'editorial — contract: only order, references or unused parts differ; who calls or reads sees no difference';

/** Operations, who may call them, state machines, error codes and words. */
export const frameFixtures: readonly Fixture[] = [
  fixture(
    'an operation less',
    { 'paths./health': undefined },
    'breaking — getHealth: operation is gone (GET /health)',
    'additive — getHealth: new operation (GET /health)',
  ),
  fixture(
    'another path',
    { 'paths./health': undefined, 'paths./well': { get: { ...HEALTH, responses: WELL } } },
    'breaking — getHealth: path changed from /health to /well',
    'breaking — getHealth: path changed from /well to /health',
  ),
  fixture(
    'another method',
    { 'paths./health': { post: { ...HEALTH, responses: WELL } } },
    'breaking — getHealth: method changed from GET to POST',
    'breaking — getHealth: method changed from POST to GET',
  ),
  fixture(
    'another operationId',
    { 'paths./health.get.operationId': 'askHealth' },
    'breaking — askHealth: operationId was getHealth',
    'breaking — getHealth: operationId was askHealth',
  ),
  fixture(
    'security where none was',
    { 'paths./health.get.security': undefined },
    'breaking — getHealth: now asks for bearer',
    'additive — getHealth: no longer asks for bearer',
  ),
  fixture(
    'another way in',
    { [`${GET}.security`]: [{ bearer: [] }, { cookie: [] }] },
    'additive — getCase: lets in by cookie too',
    'breaking — getCase: no longer lets in by cookie',
  ),
  fixture(
    'another scheme',
    { 'components.securitySchemes.bearer.scheme': 'basic' },
    'breaking — security scheme bearer: changed',
    'breaking — security scheme bearer: changed',
  ),
  fixture(
    'a role less',
    { [`${GET}.x-roles`]: ['Provider'] },
    'breaking — getCase: role Admin may no longer call',
    'additive — getCase: role Admin may call',
  ),
  fixture(
    'a relation that no longer lets in',
    { [`${GET}.x-access.rows.0.gets`]: 'FORBIDDEN_OWNER' },
    'breaking — getCase: Provider (assigned) may no longer call: FORBIDDEN_OWNER',
    'additive — getCase: Provider (assigned) may call, before FORBIDDEN_OWNER',
  ),
  fixture(
    'another code for a stranger',
    { [`${GET}.x-access.rows.1.gets`]: 'FORBIDDEN_OWNER' },
    'breaking — getCase: Provider gets FORBIDDEN_OWNER, before NOT_FOUND',
    'breaking — getCase: Provider gets NOT_FOUND, before FORBIDDEN_OWNER',
  ),
  fixture(
    'a relation whose callers were nobody to the thing',
    {
      'x-access-terms.things.case.relations.other': { who: ['Admin'], text: 'Of another' },
      [`${GET}.x-access.rows.2`]: { who: ['Admin'], is: ['none'], gets: 'allowed' },
      [`${GET}.x-access.rows.3`]: { who: ['Admin'], is: ['other'], gets: 'FORBIDDEN_OWNER' },
    },
    `breaking — getCase: Admin (other) may no longer call: FORBIDDEN_OWNER
     editorial — contract: x-access-terms changed`,
    `additive — getCase: Admin (other) may call, before FORBIDDEN_OWNER
     editorial — contract: x-access-terms changed`,
  ),
  fixture(
    'states of a thing that had none',
    {
      'x-access-terms.things.case.states': 'Status',
      [`${GET}.x-access.rows.2`]: { who: ['Admin'], when: ['Draft'], gets: 'allowed' },
      [`${GET}.x-access.rows.3`]: { who: ['Admin'], when: ['Done'], gets: 'FORBIDDEN_OWNER' },
    },
    `breaking — getCase: Admin in Done may no longer call: FORBIDDEN_OWNER
     editorial — contract: x-access-terms changed`,
    `additive — getCase: Admin in Done may call, before FORBIDDEN_OWNER
     editorial — contract: x-access-terms changed`,
  ),
  fixture(
    'no x-access',
    { [`${GET}.x-access`]: undefined },
    'breaking — getCase: x-access is gone',
    'additive — getCase: x-access says who gets what for which thing',
  ),
  fixture(
    'another address',
    { 'servers.0.url': '/v2' },
    'breaking — contract: the addresses of the servers changed',
    'breaking — contract: the addresses of the servers changed',
  ),
  fixture(
    'no machine to move',
    { [`${POST}.x-transition`]: undefined },
    'breaking — createCase: moves no state machine, before Status',
    'additive — createCase: moves Status, before none was named',
  ),
  fixture(
    'a transition less',
    { [END]: undefined },
    'breaking — state machine Status, transition end: is gone',
    'additive — state machine Status, transition end: new transition',
  ),
  fixture(
    'no machine',
    { [MACHINE]: undefined },
    'breaking — state machine Status: is gone',
    'additive — state machine Status: new state machine',
  ),
  fixture(
    'another first state',
    { [`${MACHINE}.initial`]: 'Done' },
    'breaking — state machine Status: starts in "Done", no longer in "Draft"',
    'breaking — state machine Status: starts in "Draft", no longer in "Done"',
  ),
  fixture(
    'one guard less',
    { [`${END}.guards`]: [] },
    'additive — state machine Status, transition end: asks no longer: All is there. (A)',
    'breaking — state machine Status, transition end: asks too: All is there. (A)',
  ),
  fixture(
    'a choice among transitions',
    { [`${END}.when`]: 'It is late.' },
    'breaking — state machine Status, transition end: when changed from null to "It is late."',
    'breaking — state machine Status, transition end: when changed from "It is late." to null',
  ),
  fixture(
    'another refusal',
    { [`${END}.refusal`]: 'A' },
    'breaking — state machine Status, transition end: refusal changed from "B" to "A"',
    'breaking — state machine Status, transition end: refusal changed from "A" to "B"',
  ),
  fixture(
    'a start and a mover less',
    { [`${END}.from`]: [], [`${END}.who`]: ['Provider'] },
    `breaking — state machine Status, transition end: no longer leaves Draft
     breaking — state machine Status, transition end: system may no longer move it`,
    `additive — state machine Status, transition end: leaves Draft too
     additive — state machine Status, transition end: system may move it too`,
  ),
  fixture(
    'a new error code, though answers name it in a closed list',
    {
      [`${CODES}.enum`]: ['A', 'B', 'C'],
      [`${CODES}.x-errors.C`]: { status: [410], text: 'Gone', cause: '-' },
    },
    'additive — error code C: new error code',
    'breaking — error code C: is gone',
  ),
  fixture(
    'an error code with another status',
    { [`${CODES}.x-errors.A.status`]: [412] },
    'breaking — error code A: status changed from 409 to 412',
    'breaking — error code A: status changed from 412 to 409',
  ),
  fixture(
    'an error code with another text',
    { [`${CODES}.x-errors.A.text`]: 'Not now' },
    'editorial — error code A: text changed',
    'editorial — error code A: text changed',
  ),
  fixture(
    'another description of a field',
    { [`${ANSWER}.properties.kind.description`]: 'What it is' },
    'editorial — getCase, response 200, kind: description changed',
    'editorial — getCase, response 200, kind: description changed',
  ),
  fixture(
    'another summary',
    { [`${GET}.summary`]: 'A case' },
    'editorial — getCase: summary changed',
    'editorial — getCase: summary changed',
  ),
  fixture(
    'another title',
    { 'info.title': 'All cases' },
    'editorial — contract, info: title changed',
    'editorial — contract, info: title changed',
  ),
  fixture(
    'an example less',
    { [`${GET}.responses.200.content.application/json.examples`]: {} },
    'editorial — warning: getCase, response 200: example first was removed',
    'editorial — getCase, response 200: example first was added',
  ),
  fixture(
    'a description of a shared schema',
    { 'components.schemas.Status.description': 'Where it stands' },
    'editorial — schema Status: description was added (createCase)',
    'editorial — schema Status: description was removed (createCase)',
  ),
  fixture('another order', { 'components.schemas.Status.enum': ['Done', 'Draft'] }, QUIET, QUIET),
  fixture(
    'a shared schema written in place',
    { 'components.schemas.Part.properties.status': { type: 'string', enum: ['Draft', 'Done'] } },
    QUIET,
    QUIET,
  ),
  fixture('another version only', { 'info.version': '9.0.0' }, '', ''),
];
