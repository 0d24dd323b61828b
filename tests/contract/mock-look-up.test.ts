import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf, itemsOf, makeKeyed, START, staffToken } from './business-people.ts';
import { type Answered, type Asking, mockInProcess } from './mock-client.ts';

const CASE = 'cas_dp-2026-000009';

let mock: ReturnType<typeof mockInProcess>;
let admin: string;
beforeEach(async () => {
  mock = mockInProcess({ now: () => START });
  admin = await mock.client.logIn('admin');
});
const world = () => mock.api.world();
const ask = (id: Parameters<typeof mock.client.ask>[0], asking: Asking = {}): Promise<Answered> =>
  mock.client.ask(id, { as: admin, ...asking });

describe('a look-up', () => {
  interface Thing {
    readonly kind: string;
    readonly id: string;
    readonly as: string;
    readonly caseId: string | null;
  }
  const lookUp = async (number: string, as = admin): Promise<readonly Thing[]> =>
    itemsOf(await ask('lookUpNumber', { body: { number }, as })) as unknown as Thing[];
  const readStored = () => {
    const aCase = world().cases.find(CASE);
    if (aCase === null) throw new Error('the demo world has changed');
    return aCase;
  };

  it('finds a case by its number and its accession, and a slide by its label, whatever the letter case', async () => {
    const { caseID, caseRecordId, specimens } = readStored();
    expect(await lookUp(` ${caseID?.toLowerCase()} `)).toEqual([
      { kind: 'case', id: CASE, as: 'caseID', caseId: CASE, facilityId: readStored().facilityId },
    ]);
    expect(await lookUp(caseRecordId ?? '')).toContainEqual(
      expect.objectContaining({ kind: 'case', id: CASE, as: 'accession' }),
    );
    const slide = specimens[0]?.subsections[0];
    expect(await lookUp(slide?.facilityId ?? '')).toContainEqual(
      expect.objectContaining({ kind: 'slide', id: slide?.id, as: 'slideLabel', caseId: CASE }),
    );
    // The labels that are printed for several slides count them.
    expect(await lookUp(`${slide?.facilityId} 2/3`)).toContainEqual(
      expect.objectContaining({ kind: 'slide', id: slide?.id, as: 'slideLabel', caseId: CASE }),
    );
    expect(await lookUp((caseID ?? '').slice(0, -1))).toEqual([]);
  });

  it('finds everything else that has a number, by each of them', async () => {
    const some = world();
    const [line] = some.billings.list();
    some.billings.change(line?.id ?? '', (old) => ({
      ...old,
      invoiceNumber: 'INV-77',
      payerClaimNumber: 'CLM-8',
    }));
    const user = some.users.find(PROVIDER);
    const [report] = some.reports.list();
    const [facility] = some.facilities.list().filter(({ form }) => form.clia !== null);
    const ticket = await mock.client.ask('createSupportTicket', {
      body: { topic: 'case', subject: 'Where is it', message: 'It is lost.', caseId: CASE },
      headers: makeKeyed(),
      as: admin,
    });
    const ticketId = dataOf<{ id: string }>(ticket).id;
    const wanted: readonly (readonly [string | null | undefined, string, string | undefined, string])[] = [
      ['INV-77', 'billing', line?.id, 'invoiceNumber'],
      ['CLM-8', 'billing', line?.id, 'payerClaimNumber'],
      [line?.id, 'billing', line?.id, 'id'],
      [report?.reportId, 'report', report?.reportId, 'id'],
      [user?.npi, 'user', PROVIDER, 'npi'],
      [user?.licences[0]?.number, 'user', PROVIDER, 'licence'],
      [facility?.form.clia, 'facility', facility?.id, 'clia'],
      [ticketId, 'ticket', ticketId, 'id'],
      ...(['tasks', 'orders', 'groups', 'accounts', 'enquiries', 'registrations', 'mails'] as const).flatMap(
        (name) => {
          const kinds = {
            tasks: 'task',
            orders: 'order',
            groups: 'group',
            accounts: 'account',
            enquiries: 'enquiry',
            registrations: 'registration',
            mails: 'mail',
          } as const;
          const id = some[name].list()[0]?.id;
          return id === undefined ? [] : [[id, kinds[name], id, 'id'] as const];
        },
      ),
    ];
    expect(wanted.length).toBeGreaterThan(12);
    for (const [number, kind, id, as] of wanted)
      expect([number, await lookUp(number ?? '')]).toEqual([
        number,
        expect.arrayContaining([expect.objectContaining({ kind, id, as })]) as unknown,
      ]);
  });

  it('tells each duty what it may know, names no patient, and is kept without the number', async () => {
    const { caseID, caseRecordId, patientInfo } = readStored();
    const relations = staffToken(mock.api, 'Relationship_Manager');
    expect(await lookUp(caseRecordId ?? '', relations)).toEqual([]);
    expect(await lookUp(caseID ?? '', relations)).toHaveLength(1);
    const [line] = world().billings.list();
    expect(await lookUp(line?.id ?? '', relations)).toEqual([]);
    expect(await lookUp(line?.id ?? '', staffToken(mock.api, 'Accounts'))).toHaveLength(1);
    const { text } = await ask('lookUpNumber', { body: { number: caseRecordId } });
    expect(text).not.toContain(patientInfo.lastName);
    const searches = world().caseSearches.list();
    expect(searches.at(-1)).toMatchObject({ of: 'numbers', criteria: ['number'], found: 1 });
    expect(JSON.stringify(searches)).not.toContain(caseRecordId);
  });

  it('finds for staff who may see no case what is of none, and nothing of a case', async () => {
    const { users, tasks } = world();
    users.change('usr_demo000006', ({ rights, ...user }) => ({
      ...user,
      rights: { ...rights, view: false, edit: false },
    }));
    const [task] = tasks.list().filter(({ caseId }) => caseId !== null);
    const id = task?.id ?? '';
    expect(await lookUp(id)).toEqual([]);
    tasks.change(id, (one) => ({ ...one, caseId: null }));
    expect(await lookUp(id)).toMatchObject([{ kind: 'task', id, caseId: null }]);
  });

  describe('of a parcel', () => {
    const NUMBER = '1Z 999 AA1 0123';
    const hits = async (number: string, as = admin) =>
      (await lookUp(number, as)).map(({ kind, id, as: name }) => `${kind} ${id} ${name}`).toSorted();

    it('finds the case that was sent with it and the task to receive it, however its number is written', async () => {
      const { requisitions, tasks } = world();
      requisitions.change(CASE, (old) => ({ ...old, delivery: { ...old.delivery, trackingNumber: NUMBER } }));
      const [task] = tasks.list().filter(({ type, caseId }) => type === 8 && caseId !== null);
      const shipment = { carrier: 'Demo Parcel', trackingNumber: '1z999aa10123', shippedOn: '2026-11-18' };
      tasks.change(task?.id ?? '', (old) => ({ ...old, shipment }));
      const both = [`case ${CASE} trackingNumber`, `task ${task?.id} trackingNumber`];
      for (const typed of [NUMBER, ' 1z999AA10123 ', '1Z 999 aa1  0123'])
        expect(await hits(typed)).toEqual(both);
      expect(await hits('1Z 999 AA1 012')).toEqual([]);
      expect(await hits(NUMBER, staffToken(mock.api, 'Lab_Operations'))).toEqual(both);
    });

    it('finds the order that it was sent for, and an earlier parcel that was counted', async () => {
      const { orders, requisitions } = world();
      orders.insert({
        id: 'req_glass-1',
        caseId: CASE,
        version: 1,
        status: 'Requested',
        kind: 'glass_or_block',
        specimenID: 'A',
        block: 'A1',
        option: null,
        note: null,
        stain: null,
        slideCount: 1,
        imagesReceived: 0,
        requestedBy: { userId: PROVIDER, displayName: 'Invented' },
        requestedAt: new Date(START).toISOString(),
        dueAt: new Date(START).toISOString(),
        subsection: null,
        taskId: null,
        acceptedAt: null,
        promisedFor: null,
        carrier: 'Demo Parcel',
        trackingNumber: NUMBER,
        shippedOn: '2026-11-18',
        closedAt: null,
        declineReason: null,
        declineNote: null,
      });
      expect(await hits(NUMBER)).toEqual(['order req_glass-1 trackingNumber']);
      const recordedBy = { userId: PROVIDER, displayName: 'Invented' };
      const slides = [{ subsectionId: 'sub_demo-1', received: 1, missing: 0 }];
      const receipt = { slides, receivedAt: new Date(START).toISOString(), recordedBy };
      requisitions.change(CASE, (old) => ({ ...old, receipt: { ...receipt, parcel: 'FIRST-1' } }));
      expect(await hits('first-1')).toEqual([`case ${CASE} trackingNumber`]);
    });

    it('finds nothing of a case that was never sent out, and no case for whoever may not read its form', async () => {
      const { cases, requisitions } = world();
      requisitions.change(CASE, (old) => ({ ...old, delivery: { ...old.delivery, trackingNumber: NUMBER } }));
      expect(await hits(NUMBER, staffToken(mock.api, 'Relationship_Manager'))).toEqual([]);
      expect(await hits(NUMBER)).toHaveLength(1);
      cases.change(CASE, (old) => ({ ...old, caseID: null, status: 'Draft' }));
      expect(await hits(NUMBER)).toEqual([]);
    });
  });

  it('is for staff, and wants a number', async () => {
    const body = { number: 'DP-2026-000009' };
    expect((await ask('lookUpNumber', { body, as: await mock.client.logIn('facility') })).status).toBe(403);
    expect((await ask('lookUpNumber', { body, as: null })).status).toBe(401);
    expect((await ask('lookUpNumber', { body: { number: 'x' } })).status).toBe(400);
    expect(
      (await ask('lookUpNumber', { body: 'number=1', headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415);
  });
});
