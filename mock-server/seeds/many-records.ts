import { TASK } from '#app/core/tasks/task-kinds.ts';
import { newUser } from '../store/records/new-user.ts';
import type { CaseRecord } from '../store/records/records.ts';
import { demoWorld } from './demo.ts';
import { DEMO_FACILITIES, PROVIDER } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What came in lies at most so many hours back, in no order. */
const HOURS = 2_000;
const STRIDE = 37;

/** Tasks that need nothing beside themselves. */
const PLAIN_TASKS: readonly number[] = [TASK.slideReceipt, TASK.billingReview, TASK.resultCommunication];

const pick = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/**
 * What the operator's lists hold besides cases, so many of each: the demo's own, again and again under other names and
 * times. The same ones every time.
 */
export function manyRecords(count: number, cases: readonly CaseRecord[], nowMs: number) {
  const {
    enquiries = [],
    accounts = [],
    tasks = [],
    billings = [],
    tickets = [],
    groups = [],
  } = demoWorld(nowMs);
  const own = (number: number) => {
    const agoMs = ((number * STRIDE) % HOURS) * HOUR_MS;
    return {
      name: String(number).padStart(6, '0'),
      createdAt: new Date(nowMs - agoMs).toISOString(),
      dueAt: new Date(nowMs - agoMs + 20 * DAY_MS).toISOString(),
      aCase: pick(cases, number),
    };
  };
  const each = <T>(make: (number: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  const plainTasks = tasks.filter(({ type }) => PLAIN_TASKS.includes(type));
  return {
    enquiries: each((number) => {
      const { name, createdAt } = own(number);
      const changes = {
        id: `enq_many-${name}`,
        lastName: `Invented ${name}`,
        email: `lead${name}@example.org`,
      };
      return { ...pick(enquiries, number), ...changes, phone: null, createdAt };
    }),
    accounts: each((number) => {
      const { name, createdAt } = own(number);
      const changes = {
        id: `acc_many-${name}`,
        name: `Invented Clinic ${name}`,
        email: `clinic${name}@example.org`,
      };
      return { ...pick(accounts, number), ...changes, facilityId: null, createdAt, updatedAt: createdAt };
    }),
    tasks: each((number) => {
      const { name, createdAt, dueAt, aCase } = own(number);
      const place = { caseId: aCase.id, facilityId: aCase.facilityId };
      return {
        ...pick(plainTasks, number),
        id: `tsk_many-${name}`,
        ...place,
        // The demo's parcel came for the demo's case.
        shipment: null,
        createdAt,
        dueAt,
      };
    }),
    billings: each((number) => {
      const { name, aCase } = own(number);
      const place = { caseId: aCase.id, caseID: aCase.caseID ?? aCase.id, facilityId: aCase.facilityId };
      return { ...pick(billings, number), id: `bil_many-${name}`, ...place, providerId: PROVIDER };
    }),
    tickets: each((number) => {
      const { name, createdAt } = own(number);
      return { ...pick(tickets, number), id: `tic_many-${name}`, createdAt, updatedAt: createdAt };
    }),
    groups: each((number) => {
      const { name, createdAt } = own(number);
      const changes = { id: `grp_many-${name}`, name: `Invented Group ${name}`, facilityIds: [] };
      return { ...pick(groups, number), ...changes, createdAt, updatedAt: createdAt };
    }),
    users: each((number) => {
      const { name } = own(number);
      const person = { id: `usr_many${name}`, email: `person${name}@example.org`, firstName: 'Invented' };
      const place = { role: 'MedicalFacility', facilityId: pick(DEMO_FACILITIES, number).id } as const;
      const at = nowMs - ((number * STRIDE) % HOURS) * HOUR_MS;
      return newUser({ ...person, lastName: `Person ${name}`, ...place, status: 'Active' }, at);
    }),
  };
}
