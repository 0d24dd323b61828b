import type { Draft, Fault } from '../rules.test-support.ts';

type Change = Record<string, unknown>;

/** Writes over a transition of a machine; the name of the schema and of the transition are given. */
function changeRow(schema: string, transition: string, change: Change): (draft: Draft) => void {
  return ({ components }) => {
    const { transitions } = components?.schemas?.[schema]?.['x-state-machine'] as { transitions: Change[] };
    const found = transitions.find(({ name }) => name === transition);
    if (found === undefined) throw new Error(`${schema} has no transition ${transition}`);
    Object.assign(found, change);
  };
}

function operation(path: string, method: string, change: Change): (draft: Draft) => void {
  return ({ paths }) => {
    const found = paths?.[path]?.[method];
    if (found === undefined) throw new Error(`There is no ${method} ${path}`);
    Object.assign(found, change);
  };
}

function links(path: string, change: Change): (draft: Draft) => void {
  return ({ paths }) => {
    const answers = paths?.[path]?.post?.responses as Record<string, Change>;
    Object.assign(answers['201'] ?? {}, { links: change });
  };
}

const PICKUP = '/cases/{caseId}/pickup';

/** Faults in machines and links. */
export const machineFaults: readonly Fault[] = [
  [
    'statesAreListed',
    'CaseStatus pick-up: Taken is no state',
    changeRow('CaseStatus', 'pick-up', { to: 'Taken' }),
  ],
  [
    'statesAreListed',
    'CaseStatus pick-up: Free is no state',
    changeRow('CaseStatus', 'pick-up', { from: ['Available', 'Free'] }),
  ],
  [
    'statesAreReached',
    'TicketStatus: nothing leads to Closed',
    changeRow('TicketStatus', 'close', { to: 'Open' }),
  ],
  [
    'statesAreReached',
    'TicketStatus: New is no state',
    ({ components }) =>
      Object.assign(components?.schemas?.TicketStatus?.['x-state-machine'] ?? {}, { initial: 'New' }),
  ],
  [
    'transitionsAreNamedOnce',
    'TicketStatus close twice',
    changeRow('TicketStatus', 'reopen', { name: 'close' }),
  ],
  [
    'transitionsHaveOperations',
    'CaseStatus pick-up: there is no operation takeCase',
    changeRow('CaseStatus', 'pick-up', { operation: 'takeCase' }),
  ],
  [
    'transitionsHaveOperations',
    'CaseStatus pick-up: pickUpCase has no such x-transition',
    operation(PICKUP, 'post', { 'x-transition': 'TicketStatus' }),
  ],
  [
    'operationsMoveTheirMachines',
    'pickUpCase: Priority has no machine',
    operation(PICKUP, 'post', { 'x-transition': 'Priority' }),
  ],
  [
    'operationsMoveTheirMachines',
    'pickUpCase: TicketStatus has no transition of this operation',
    operation(PICKUP, 'post', { 'x-transition': ['CaseStatus', 'TicketStatus'] }),
  ],
  [
    'refusalsAreShown',
    'CaseStatus pick-up: NO_LUCK is not the code of a wrong state',
    changeRow('CaseStatus', 'pick-up', { refusal: 'NO_LUCK' }),
  ],
  [
    'refusalsAreShown',
    'CaseStatus pick-up: TICKET_STATE is in no example of pickUpCase',
    changeRow('CaseStatus', 'pick-up', { refusal: 'TICKET_STATE' }),
  ],
  [
    'refusalsAreShown',
    'CaseStatus pick-up: LICENCE_REQUIRED is not the code of a wrong state',
    changeRow('CaseStatus', 'pick-up', { refusal: 'LICENCE_REQUIRED' }),
  ],
  [
    'refusalsAreShown',
    'CaseStatus resume: CASE_STATE is a refusal where no state can be wrong',
    changeRow('CaseStatus', 'resume', { refusal: 'CASE_STATE' }),
  ],
  [
    'guardsHaveCodes',
    'CaseStatus pick-up: "The moon is full." has no code',
    changeRow('CaseStatus', 'pick-up', { guards: [{ text: 'The moon is full.' }] }),
  ],
  [
    'guardsHaveCodes',
    'CaseStatus pick-up: "Nobody has it." has the code of the wrong state',
    changeRow('CaseStatus', 'pick-up', {
      guards: [{ text: 'Nobody has it.', code: 'CASE_ALREADY_PICKED_UP' }],
    }),
  ],
  [
    'guardsHaveCodes',
    'CaseStatus pick-up: TASK_INCOMPLETE is in no example of pickUpCase',
    changeRow('CaseStatus', 'pick-up', { guards: [{ text: 'It is done.', code: 'TASK_INCOMPLETE' }] }),
  ],
  [
    'guardsHaveCodes',
    'CaseStatus pick-up: NO_LUCK is not listed',
    changeRow('CaseStatus', 'pick-up', { guards: [{ text: 'Luck.', code: 'NO_LUCK' }] }),
  ],
  [
    'guardsHaveCodes',
    'CaseStatus resume: "All is there." has a code, and nobody asks',
    changeRow('CaseStatus', 'resume', { guards: [{ text: 'All is there.', code: 'CASE_STATE' }] }),
  ],
  [
    'moversAreKnown',
    'CaseStatus pick-up: Admin has no role of pickUpCase',
    changeRow('CaseStatus', 'pick-up', { who: ['Provider', 'Admin'] }),
  ],
  [
    'moversAreKnown',
    'CaseStatus pick-up: system has no role of pickUpCase',
    changeRow('CaseStatus', 'pick-up', { who: ['Provider', 'system'] }),
  ],
  [
    'moversAreKnown',
    'CaseStatus pick-up: Postman is no name of x-names',
    changeRow('CaseStatus', 'pick-up', { who: ['Provider', 'Postman'] }),
  ],
  [
    'moversAreKnown',
    'CaseStatus resume: Provider moves it without an operation',
    changeRow('CaseStatus', 'resume', { who: ['Provider'] }),
  ],
  [
    'rolesMayMove',
    'pickUpCase: Admin may call it and makes no move',
    operation(PICKUP, 'post', { 'x-roles': ['Provider', 'Admin'] }),
  ],
  [
    'refusalsAreShown',
    'CaseStatus pick-up: no refusal',
    changeRow('CaseStatus', 'pick-up', { refusal: null }),
  ],
  ['creationsHaveLinks', 'createCase: 201 has no link to a GET', links('/cases', {})],
  [
    'linksLeadSomewhere',
    'createCase: 201 link form leads to no operation',
    links('/cases', { form: { operationId: 'getNothing' } }),
  ],
  [
    'linksLeadSomewhere',
    'createCase: 201 link form gives id, which getCase does not take',
    links('/cases', { form: { operationId: 'getCase', parameters: { id: '$response.body#/data/id' } } }),
  ],
  [
    'linksLeadSomewhere',
    'createCase: 201 link form does not give caseId',
    links('/cases', { form: { operationId: 'getCase' } }),
  ],
];
