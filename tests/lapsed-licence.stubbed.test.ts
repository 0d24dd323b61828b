import { beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './contract/mock-client.ts';
import { etagOf, type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const PAGE = `/UserDetail/${PROVIDER}`;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
  desk.api.world().users.change(PROVIDER, (user) => ({ ...user, status: 'Deactivated' }));
});

const renewals = () => desk.api.world().licenceRenewals.by('provider', PROVIDER);

function licence(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  const fields = {
    intent: 'renewLicence',
    etag: etagOf(desk, ['users', PROVIDER]),
    idempotencyKey: key(),
    region: 'VT',
    number: 'DEMO-7',
    issuedOn: dayIn(-9),
    expiresOn: dayIn(900),
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File(['%PDF-1.7 an invented licence'], 'board.pdf', { type: 'application/pdf' }));
  return form;
}

describe('a provider whose last licence has ended', () => {
  it('is handed in a licence for, by an admin or a relationship manager, and by nobody else of the staff', async () => {
    for (const [duty, may] of [
      ['Admin', true],
      ['Relationship_Manager', true],
      ['Lab_Operations', false],
      ['Accounts', false],
    ] as const)
      expect((await desk.open(duty, PAGE)).text).toContain(`"mayHandInLicence":${String(may)}`);
    expect((await desk.open('Admin', '/UserDetail/usr_demo000006')).text).toContain(
      '"mayHandInLicence":false',
    );
  });

  it('has the fields of the form refused where they are wrong, and nothing is kept', async () => {
    const { text } = await desk.open('Relationship_Manager', PAGE, licence({ issuedOn: dayIn(901) }));
    expect(text).toContain('Issue date must be before the expiry date');
    expect(renewals()).toEqual([]);
  });

  it('has it reviewed on its page, which says that the account is closed', async () => {
    const { outcome, text } = await desk.open('Relationship_Manager', PAGE, licence());
    expect([outcome, text]).toEqual(['shown', expect.stringContaining('"refused":null')]);
    const [renewal] = renewals();
    expect(renewal).toMatchObject({ status: 'Submitted', region: 'VT', file: { name: 'board.pdf' } });
    const page = await desk.open('Admin', `/users?renewal=${renewal?.id ?? ''}`);
    expect(page.text).toContain('"isShutOut":true');
  });
});
