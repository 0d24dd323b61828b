import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { zRecordedReceipt } from '#contracts/generated/schemas/recorded-receipt.ts';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const PAGE = '/upload-specimen-form';
const FIRST = 'cas_dp-2026-000008';
const SECOND = 'cas_dp-2026-000009';
const THIRD = 'cas_dp-2026-000007';
const NUMBER = 'S26-01234';
const find = (number: string) => desk.open('Admin', PAGE, { number });

describe('the number of a parcel', () => {
  beforeEach(() => {
    const { cases } = desk.api.world();
    cases.change(FIRST, (old) => ({ ...old, caseRecordId: NUMBER }));
    cases.change(SECOND, (old) => ({ ...old, caseRecordId: 'another' }));
  });

  it('opens the one case that has it', async () => {
    expect((await find(NUMBER)).outcome).toBe(`${PAGE}?case=${FIRST}`);
  });

  it('opens none where cases of two facilities have it: each is named by its facility and number', async () => {
    const { cases } = desk.api.world();
    cases.change(SECOND, (old) => ({ ...old, caseRecordId: NUMBER, facilityId: 'fac_demo-2' }));
    const { outcome, text } = await find(NUMBER);
    expect(outcome).toBe('shown');
    const { choices } = (JSON.parse(text) as { several: { choices: { id: string; facilityName: string }[] } })
      .several;
    expect(choices).toMatchObject([
      { id: FIRST, caseID: 'DP-2026-000008' },
      { id: SECOND, caseID: 'DP-2026-000009' },
    ]);
    expect(new Set(choices.map(({ facilityName }) => facilityName)).size).toBe(2);
    for (const { patientInfo } of cases.list().filter(({ id }) => id === FIRST || id === SECOND))
      expect(text).not.toContain(patientInfo.lastName);
  });

  it('says which of several was withdrawn, and that one more is not told of, as a draft is not', async () => {
    const { cases } = desk.api.world();
    cases.change(SECOND, (old) => ({ ...old, caseRecordId: NUMBER, status: 'Cancelled' }));
    cases.change(THIRD, (old) => ({
      ...old,
      caseRecordId: NUMBER,
      patientInfo: { ...old.patientInfo, lastName: null },
    }));
    const { text } = await find(NUMBER);
    const { several } = JSON.parse(text) as { several: object };
    expect(several).toMatchObject({
      choices: [{ id: FIRST }, { id: SECOND, status: 'Cancelled' }],
      untold: 1,
    });
  });

  it('is as good as that of the case that was sent with it, whatever the spaces in it', async () => {
    const { requisitions } = desk.api.world();
    const sent = { carrier: 'Demo Parcel', trackingNumber: '1Z 999 AA1 0123', shippedOn: '2026-11-18' };
    requisitions.change(FIRST, (old) => ({ ...old, delivery: { ...old.delivery, ...sent } }));
    expect((await find(' 1z999aa10123 ')).outcome).toBe(`${PAGE}?case=${FIRST}`);
  });

  it('leads to each of the cases that were sent with it, and says which are counted', async () => {
    const { requisitions } = desk.api.world();
    const sent = { carrier: 'Demo Parcel', trackingNumber: '1Z 999 AA1 0999', shippedOn: '2026-11-18' };
    for (const id of [FIRST, SECOND])
      requisitions.change(id, (old) => ({ ...old, delivery: { ...old.delivery, ...sent } }));
    const { several } = JSON.parse((await find('1z999aa10999')).text) as { several: object };
    expect(several).toMatchObject({
      isParcel: true,
      choices: [
        { id: FIRST, caseRecordId: NUMBER, isCounted: false },
        { id: SECOND, caseRecordId: 'another' },
      ],
    });
  });

  it('opens the task to receive what was ordered, since nothing of that is counted with the case', async () => {
    const { tasks } = desk.api.world();
    const [task] = tasks.list().filter(({ type, caseId }) => type === 8 && caseId !== null);
    const shipment = { carrier: 'Demo Parcel', trackingNumber: '1Z 999 AA1 0777', shippedOn: '2026-11-18' };
    tasks.change(task?.id ?? '', (old) => ({ ...old, shipment }));
    expect((await find('1Z999AA10777')).outcome).toBe(`/task-detail/${task?.id}`);
  });

  it('names each task that waits for it, beside the case that was sent with it, and no case of an order alone', async () => {
    const { requisitions, tasks } = desk.api.world();
    const shipment = { carrier: 'Demo Parcel', trackingNumber: 'DP0007755', shippedOn: '2026-11-18' };
    const [first, second] = tasks.list().filter(({ type, caseId }) => type === 8 && caseId !== null);
    const task = first ?? second ?? expect.fail('no task');
    const ofOrder = (id: string) =>
      tasks.insert({
        ...task,
        id,
        title: `Receive ${id}`,
        caseId: SECOND,
        facilityId: 'fac_demo-1',
        specimenID: 'C',
        shipment,
      });
    for (const id of ['tsk_parcel-1', 'tsk_parcel-2']) ofOrder(id);
    const found = async () =>
      (JSON.parse((await find('dp 000 7755')).text) as { several: { choices: object[]; tasks: object[] } })
        .several;
    const of = 'DP-2026-000009, part C, Riverbend Surgical Pathology Laboratory';
    const both = [
      { id: 'tsk_parcel-1', title: 'Receive tsk_parcel-1', status: 'Open', of },
      { id: 'tsk_parcel-2', title: 'Receive tsk_parcel-2', status: 'Open', of },
    ];
    expect(await found()).toEqual({ choices: [], isParcel: true, tasks: both, untold: 0 });
    requisitions.change(FIRST, (old) => ({ ...old, delivery: { ...old.delivery, ...shipment } }));
    expect(await found()).toMatchObject({ choices: [{ id: FIRST }], tasks: both });
  });

  it('says that no case has it only where that was answered', async () => {
    expect((await find('S26-99999')).text).toContain('No case, slide or parcel has this number');
    expect((await find('x')).text).not.toContain('No case, slide or parcel has this number');
  });
});

describe('a number that could not be looked up', () => {
  const FORMS = [
    [PAGE, { number: NUMBER }],
    ['/create-task', { type: '7', case: 'DP-2026-000003', title: 'Ask', assignedRole: 'Facility' }],
    [
      '/create-billing',
      {
        case: 'DP-2026-000009',
        specimenID: 'A',
        code: '88342',
        modifier: '26',
        component: '0',
        billTo: 'payer',
        payer: 'Aetna',
        dateOfService: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        amount: '38.00',
      },
    ],
  ] as const;
  const failure = (status: number) =>
    Response.json(
      { isSuccess: false, data: null, message: null, error: 'Not now.', details: null },
      { status },
    );

  it.each([
    ['429', () => failure(429), 'Not now.'],
    ['500', () => failure(500), 'Not now.'],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'No response from the server'],
  ])('with %s is not said to be nobody’s', async (_, answer, said) => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: Request) => {
      const { pathname } = new URL(input.url);
      const isLookUp = pathname.endsWith('/cases') || pathname.endsWith('/look-up');
      return isLookUp ? answer() : real(input);
    });
    try {
      for (const [page, form] of FORMS) {
        const { text } = await desk.open('Admin', page, { idempotencyKey: key(), ...form });
        expect([page, text]).toEqual([page, expect.stringContaining(said)]);
        expect([page, text]).toEqual([page, expect.not.stringContaining('has this number')]);
      }
    } finally {
      vi.stubGlobal('fetch', real);
    }
  });
});

describe('the second parcel of a case', () => {
  const page = `${PAGE}?case=${FIRST}`;
  const Opened = z.object({ ofCase: z.object({ etag: z.string() }), last: zRecordedReceipt.nullable() });
  const opened = async () => Opened.parse(JSON.parse((await desk.open('Lab_Operations', page)).text));
  const listed = () => {
    const found = desk.api.world().cases.find(FIRST);
    return (found?.specimens ?? []).flatMap(({ subsections }) => subsections);
  };
  /** Records so many of the first slide of the case, and none of its other slides. */
  const count = (etag: string, received: number, more: object = {}) =>
    desk.open('Lab_Operations', page, {
      ...Object.fromEntries(
        listed().flatMap(({ id }, at) => [
          [`slides[${String(at)}].subsectionId`, id],
          [`slides[${String(at)}].received`, String(at === 0 ? received : 0)],
        ]),
      ),
      etag,
      idempotencyKey: key(),
      ...more,
    });

  it('is counted over what the first one brought, and never over what its reader has not seen', async () => {
    const before = await opened();
    expect(before.last).toBeNull();
    expect((await count(before.ofCase.etag, 1, { leftovers: 'S26-1 A9' })).outcome).toBe('shown');
    const { ofCase, last } = await opened();
    expect(last).toMatchObject({ leftovers: ['S26-1 A9'], recordedBy: { userId: 'usr_demo000011' } });
    expect(last?.slides[0]).toMatchObject({ received: 1, missing: 0 });
    expect((await count(before.ofCase.etag, 0)).outcome).toBe('412');
    expect((await opened()).last).toEqual(last);
    expect((await count(ofCase.etag, 1, { blocksReceived: '2' })).outcome).toBe('shown');
    expect((await opened()).last).toMatchObject({
      receivedAt: last?.receivedAt,
      blocksReceived: 2,
      leftovers: [],
    });
  });
});

it('the page on which slides are counted is told of patients with a like name, for whoever may know them', async () => {
  const { cases } = desk.api.world();
  const counted = cases.find(FIRST) ?? expect.fail('no case');
  const { lastName, firstName } = counted.patientInfo;
  const other = cases.list().find(({ id, sentAt }) => id !== FIRST && id !== THIRD && sentAt !== null);
  cases.change(other?.id ?? '', (old) => ({
    ...old,
    facilityId: counted.facilityId,
    sentAt: counted.sentAt,
    patientInfo: { ...old.patientInfo, lastName, firstName, medicalRecordNumber: 'ANOTHER-1' },
  }));
  const { text } = await desk.open('Lab_Operations', `${PAGE}?case=${FIRST}`);
  const { nearNames } = z
    .object({ nearNames: z.array(z.object({ caseId: z.string() })) })
    .parse(JSON.parse(text));
  expect(nearNames.map(({ caseId }) => caseId)).toContain(other?.id);
});
