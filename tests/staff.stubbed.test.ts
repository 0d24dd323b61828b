import { beforeAll, describe, expect, it } from 'vitest';
import { screenAt, screens } from '#app/core/access/screens.ts';
import {
  type Answered,
  type OperatorDesk,
  openOperatorDesk,
  type Staff,
  staff,
} from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const SIGNED = 'cas_dp-2026-000005';
const OPEN = 'cas_dp-2026-000009';
/** The slides of this case are on their way, so its form is open to the operator. */
const PARCEL = 'cas_dp-2026-000008';

/** Every page of the operator, by who of the staff is shown it; the others get 403. Typed by hand. */
const PAGES: readonly (readonly [address: string, ...who: readonly Staff[]])[] = [
  ['/admin', ...staff],
  ['/Dashboard', ...staff],
  ['/account', ...staff],
  ['/accountDetail/acc_demo-1', ...staff],
  ['/EditAccount', ...staff],
  ['/EditAccount/acc_demo-1', ...staff],
  ['/create-facility-account', ...staff],
  ['/users', ...staff],
  ['/users?part=registrations', ...staff],
  ['/users?part=renewals', ...staff],
  ['/UserDetail/usr_demo000001', ...staff],
  ['/EditUser/usr_demo000001', ...staff],
  ['/enquiries', ...staff],
  ['/enquiries?part=new', ...staff],
  ['/enquiries-detail/enq_demo-1', ...staff],
  ['/edit-enquiries/enq_demo-1', ...staff],
  ['/groups', ...staff],
  ['/groups?group=grp_demo-1', ...staff],
  ['/groups?group=new', ...staff],
  ['/case', ...staff],
  // The page of a case is the patient's.
  [`/case-details/${OPEN}`, 'Admin', 'Lab_Operations', 'Accounts'],
  [`/case-details/${SIGNED}`, 'Admin', 'Lab_Operations', 'Accounts'],
  [`/upload-project?case=${PARCEL}`, 'Admin', 'Lab_Operations'],
  [`/review-project?case=${PARCEL}`, 'Admin', 'Lab_Operations'],
  ['/project-list', ...staff],
  ['/show-cases', ...staff],
  ['/tasks', ...staff],
  ['/task-detail/tsk_demo-5-bill', ...staff],
  ['/create-task', ...staff],
  ['/edit-task/tsk_demo-5-bill', ...staff],
  ['/onboarding-task?task=tsk_demo-onboarding-1', ...staff],
  ['/billings', 'Admin', 'Accounts'],
  ['/billing-detail/bil_dp-2026-000005-1', 'Admin', 'Accounts'],
  ['/edit-billing/bil_dp-2026-000005-1', 'Admin', 'Accounts'],
  ['/create-billing', 'Admin', 'Accounts'],
  ['/support', ...staff],
  ['/support?part=tickets', ...staff],
  ['/support?ticket=tic_demo-1', ...staff],
  ['/support?part=banner', ...staff],
  ['/support?part=jobs', 'Admin', 'Lab_Operations'],
  ['/support?part=mails', 'Admin'],
  ['/support?part=audit', 'Admin'],
  ['/support?part=refusals', 'Admin'],
  ['/upload-specimen-form', ...staff],
  ['/final-report', ...staff],
  [`/final-report/${SIGNED}`, 'Admin', 'Lab_Operations'],
];

/** Names of patients, as a page would write them: rare enough to stand for nothing else. */
const patients = () =>
  new Set(
    desk.api
      .world()
      .cases.list()
      .flatMap(({ patientInfo: { lastName } }) => (lastName === null ? [] : [lastName])),
  );

/** What somebody wrote as the diagnosis of a case, cut into its longer lines. */
const diagnoses = () =>
  desk.api
    .world()
    .diagnoses.list()
    .flatMap(({ texts }) => texts.flatMap(({ text }) => text.split('\n')))
    .filter((line) => line.length > 12);

describe('the pages of the operator', () => {
  it.each(PAGES)('%s is shown to those of the staff who may see it', async (address, ...who) => {
    const outcomes = await Promise.all(
      staff.map(async (one) => [one, (await desk.open(one, address)).outcome]),
    );
    expect(outcomes).toEqual(staff.map((one) => [one, who.includes(one) ? 'shown' : '403']));
  });

  it('offer to each of the staff those parts of support that open for them', async () => {
    for (const one of staff) {
      const { text } = await desk.open(one, '/support');
      const { parts } = JSON.parse(text) as { readonly parts: readonly { readonly key: string }[] };
      const opening = PAGES.flatMap(([address, ...who]) =>
        who.includes(one) ? (/^\/support\?part=(.+)/.exec(address)?.[1] ?? []) : [],
      );
      expect([one, parts.map(({ key }) => key)]).toEqual([one, ['look-up', ...opening]]);
    }
  });

  it('offer the registration of staff, which gives a duty, to an admin for everything alone', async () => {
    const offered = async (one: Staff, address: string): Promise<boolean> =>
      (await desk.open(one, address)).text.includes('"mayOpen":true');
    for (const one of staff)
      expect([
        one,
        await offered(one, '/staff-registration'),
        await offered(one, '/user-registration'),
      ]).toEqual([one, one === 'Admin', true]);
    const form = {
      idempotencyKey: `"${crypto.randomUUID()}"`,
      firstName: 'Mallory',
      lastName: 'Invented',
      email: 'mallory@example.org',
      phone: '+1 555 010 0151',
      staffRole: 'Admin',
    };
    expect((await desk.open('Relationship_Manager', '/staff-registration', form)).outcome).toBe('403');
    expect((await desk.open('Admin', '/staff-registration', form)).outcome).toMatch(/\/edit\/reg_/);
  });

  it('offer the forms of groups and accounts to those of the staff whom they would not refuse', async () => {
    for (const one of staff) {
      const offers = async (address: string, word: string): Promise<boolean> =>
        (await desk.open(one, address)).text.includes(`"${word}":true`);
      const isManager = one === 'Admin' || one === 'Relationship_Manager';
      expect([
        one,
        await offers('/groups', 'mayChange'),
        await offers('/groups?group=grp_demo-1', 'mayChange'),
        await offers('/account', 'mayOpen'),
      ]).toEqual([one, one === 'Admin', one === 'Admin', isManager]);
    }
  });

  it('lead from their lists and from a question to those pages of a case alone that the duty opens', async () => {
    for (const one of staff) {
      const opens = async (address: string) => (await desk.open(one, address)).outcome === 'shown';
      const page = {
        cases: await opens(`/case-details/${SIGNED}`),
        reports: await opens(`/final-report/${SIGNED}`),
      };
      for (const list of [
        '/case',
        '/project-list',
        '/show-cases',
        '/final-report',
        '/support?ticket=tic_demo-1',
      ])
        expect([one, list, JSON.parse((await desk.open(one, list)).text)]).toMatchObject([
          one,
          list,
          { opens: page },
        ]);
    }
  });

  it('have every path of the table that only admins may open', () => {
    const own = Object.values(screens).filter(({ roles }) => roles?.join() === 'Admin');
    const asked = new Set(
      PAGES.map(([address]) => screenAt(new URL(address, 'http://localhost').pathname)?.path),
    );
    // These name nothing and lead to their list.
    const leading = ['/accountDetail', '/UserDetail', '/EditUser'];
    expect(own.map((screen) => screen.path).filter((one) => !asked.has(one))).toEqual(leading);
  });

  it('name no patient to a relationship manager, and say no diagnosis to Accounts', async () => {
    const [names, texts] = [[...patients()], diagnoses()];
    expect(names.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(3);
    const seen = { names: 0, texts: 0 };
    for (const [address] of PAGES) {
      const [admin, relations, accounts] = await Promise.all([
        desk.open('Admin', address),
        desk.open('Relationship_Manager', address),
        desk.open('Accounts', address),
      ]);
      const has = ({ text }: Answered, words: readonly string[]) =>
        words.filter((word) => text.includes(JSON.stringify(word).slice(1, -1)));
      seen.names += has(admin, names).length;
      seen.texts += has(admin, texts).length;
      expect([address, has(relations, names)]).toEqual([address, []]);
      expect([address, has(accounts, texts)]).toEqual([address, []]);
    }
    // An admin sees both, so this test would see them as well.
    expect(seen.names).toBeGreaterThan(10);
    expect(seen.texts).toBeGreaterThan(3);
  });
});
