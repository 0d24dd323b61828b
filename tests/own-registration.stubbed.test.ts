import { beforeAll, describe, expect, it } from 'vitest';
import { loginNoticeOf } from '#app/core/access/login-notices.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { FACILITY_FORM, PROVIDER_FORM } from '#tests/contract/registration-forms.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
  for (const { kind, body } of REGISTERED) {
    const sent = new Request(`http://mock.test/api/registrations/${kind}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `"${crypto.randomUUID()}"` },
      body: JSON.stringify({ ...body, password: PASSWORD }),
    });
    expect((await desk.api.fetch(sent)).status).toBe(202);
  }
});

const PASSWORD = 'seven quiet otters swim';
const signedName = 'Maren Quillfeather';
const contact = { ...FACILITY_FORM.primaryContact, email: 'contact@example.org' };

const REGISTERED = [
  {
    type: 'provider',
    kind: 'providers',
    email: 'maren@example.org',
    landing: '/availableCases',
    place: '/provider-registration',
    body: {
      form: { ...PROVIDER_FORM, email: 'maren@example.org' },
      consent: { signedName, terms: true, privacy: true, eSignature: true },
    },
  },
  {
    type: 'facility',
    kind: 'facilities',
    email: 'contact@example.org',
    landing: '/upload-project',
    place: '/facility-registration',
    body: {
      form: { ...FACILITY_FORM, primaryContact: contact },
      agreement: { signedName, agreement: true, baa: true },
    },
  },
] as const;

const mailedCode = (email: string): string =>
  desk.api
    .world()
    .mails.by('to', email)
    .findLast(({ code }) => code !== null)?.code ?? expect.fail(`nothing was mailed to ${email}`);

/** What a page says in the place of its own data. */
const waitingIn = (text: string): unknown => (JSON.parse(text) as { readonly waiting: unknown }).waiting;

describe.each(REGISTERED)('S2.1-01 S2.5-08 whoever registers as a $type', (person) => {
  const { type, kind, email, landing, place } = person;

  it('is led by the code and the login to their registration', async () => {
    const asked = await desk.visit(`/email-verification?purpose=registration&type=${type}`, { email });
    expect(asked.outcome).toMatch(/^\/email-verification\?verification=/);
    const confirmed = await desk.visit(asked.outcome, { code: mailedCode(email), password: PASSWORD });
    const login = new URLSearchParams({ redirectTo: place, because: 'addressConfirmed' });
    expect(confirmed.outcome).toBe(`/login?${login.toString()}`);
    const entered = await desk.enter(email, PASSWORD, place);
    expect(entered.to).toBe(place);
    const { outcome } = await entered.open(place);
    expect(outcome).toMatch(new RegExp(`^${place}/edit/reg_`));
    expect((await entered.open(outcome)).outcome).toBe('shown');
  });

  it('S4.1-03 S4.1-04 starts at the specified page at each login, which says how the registration stands', async () => {
    const { registrations } = desk.api.world();
    const own = registrations.by('email', email)[0] ?? expect.fail('no registration');
    for (const status of ['Draft', 'Submitted', 'Returned', 'Rejected'] as const) {
      registrations.change(own.id, (held) => ({ ...held, status }));
      const { to, open } = await desk.enter(email, PASSWORD);
      expect(to).toBe(landing);
      const shown = await open(to);
      expect([status, shown.outcome, waitingIn(shown.text)]).toEqual([
        status,
        'shown',
        { registration: { id: own.id, kind, status }, onboarding: null, isFacility: type === 'facility' },
      ]);
    }
  });

  it.each(
    type === 'provider'
      ? ['/selectedCases', '/completedCases', '/task', '/about-me', '/pathologist/onboarding-task']
      : ['/send-out-cases', '/tasks-list', '/account-details', '/facility-account-detail'],
  )('is shown %s, which the menu or the page leads to', async (address) => {
    const { open } = await desk.enter(email, PASSWORD);
    expect((await open(address)).outcome).toBe('shown');
  });

  it('is told as before that a page is not there which is another’s', async () => {
    const { open } = await desk.enter(email, PASSWORD);
    expect((await open('/case-details/cas_0000000000')).outcome).toBe('404');
  });
});

describe('S4.1-14 a provider whom the operator registered', () => {
  it.each(['new-provider', 'onboarding'])('%s starts where the onboarding is found', async (name) => {
    const { to, open } = await desk.enter(`${name}@example.org`, DEMO_PASSWORD);
    expect(to).toBe('/availableCases');
    const waiting = { registration: null, onboarding: null, isFacility: false };
    expect(waitingIn((await open(to)).text)).toEqual(waiting);
  });

  it('reads there how the onboarding stands', async () => {
    const { tasks, users } = desk.api.world();
    const [own] = users.by('role', 'Provider').filter(({ email }) => email === 'new-provider@example.org');
    const [task] = tasks.list().filter(({ type }) => type === TASK.physicianOnboarding);
    tasks.change(task?.id ?? '', (held) => ({ ...held, assigneeId: own?.id ?? null, status: 'Submitted' }));
    const { to, open } = await desk.enter('new-provider@example.org', DEMO_PASSWORD);
    expect(waitingIn((await open(to)).text)).toMatchObject({ onboarding: 'Submitted' });
  });

  it('is shown the list once active', async () => {
    const { open } = await desk.enter('provider@example.org', DEMO_PASSWORD);
    expect(waitingIn((await open('/availableCases')).text)).toBeNull();
  });
});

it('S2.5-12 whoever has a facility is told as before of a case that is not theirs', async () => {
  const { open } = await desk.enter('facility@example.org', DEMO_PASSWORD);
  expect(waitingIn((await open('/upload-project')).text)).toBeNull();
  expect((await open('/upload-project?case=cas_0000000000')).outcome).toBe('404');
});

it('whoever confirms an address for which nothing could be opened is not sent to log in with a password of nothing', async () => {
  const email = 'nothing@example.org';
  const asked = await desk.visit('/email-verification?purpose=registration&type=provider', { email });
  const confirmed = await desk.visit(asked.outcome, { code: mailedCode(email), password: PASSWORD });
  expect(confirmed.outcome).toBe('/login?because=addressUnused');
  expect(loginNoticeOf('addressUnused')).toContain('no registration waits for it');
});
