import { beforeAll, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk, staff } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

interface Acted {
  readonly allowedActions: readonly string[];
}
interface Shown {
  readonly reasons?: Readonly<Record<string, string>>;
  readonly forStaff?: { readonly reasons: Readonly<Record<string, string>> };
}

/** Where the page of each record is, and what its loader calls the record. */
const PAGES = [
  ['users', '/UserDetail/', 'user'],
  ['accounts', '/accountDetail/', 'account'],
  ['enquiries', '/enquiries-detail/', 'enquiry'],
  ['billings', '/billing-detail/', 'bill'],
  ['tasks', '/task-detail/', 'task'],
  ['cases', '/case-details/', 'ofCase'],
] as const;

it.each(PAGES)(
  'the pages of %s say why of what is refused, and never of what is allowed',
  async (kind, at, name) => {
    const ids = desk.api
      .world()
      [kind].list()
      .map(({ id }) => id);
    let reasons = 0;
    for (const as of staff)
      for (const id of ids.slice(0, 12)) {
        const { outcome, text } = await desk.open(as, `${at}${id}`);
        if (outcome !== 'shown') continue;
        const shown = JSON.parse(text) as Shown & Readonly<Record<string, Acted | undefined>>;
        const refused = Object.keys(shown.forStaff?.reasons ?? shown.reasons ?? {});
        const allowed = shown[name]?.allowedActions ?? expect.fail(`no ${name} at ${at}${id}`);
        expect([as, id, refused.filter((action) => allowed.includes(action))]).toEqual([as, id, []]);
        reasons += refused.length;
      }
    expect(reasons).toBeGreaterThan(0);
  },
);

it('a new case is begun by nobody who has lost the right to edit or is not active, and whoever may is not told so', async () => {
  const whyBarred = async () => {
    const member = { email: 'np@example.org', role: 'Facility_NP' } as const;
    const { text } = await desk.openAsMember(member, '/upload-project');
    return (JSON.parse(text) as { readonly whyBarred: string | null }).whyBarred;
  };
  expect(await whyBarred()).toBeNull();
  const rights = { view: true, edit: false, assign: false, pickup: false };
  desk.api.world().users.change('usr_demo000005', (user) => ({ ...user, rights }));
  expect(await whyBarred()).toMatch(/^You have no right to edit cases\./);
  const put = (status: 'New' | 'Provisionally Active') =>
    desk.api.world().users.change('usr_demo000005', (user) => ({ ...user, status }));
  put('New');
  expect(await whyBarred()).toContain('The operator has to activate it');
  put('Provisionally Active');
  expect(await whyBarred()).toContain('The operator opens it fully once');
});
