import { type APIRequest, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Typed } from '#app/features/registration/plan.ts';
import { otherPlan, staffPlan, userPlan } from '#app/features/registration/plans/people-plans.ts';
import { typedOf } from '#app/features/registration/read-plan.ts';
import { OTHER_FORM, STAFF_FORM, USER_FORM } from '#tests/contract/registration-forms.ts';
import { mailedCode } from '#tests/support/front-door/mailed-code.ts';
import { REGISTRANTS } from '#tests/support/people/registrants.ts';
import { pairsOf } from '#tests/support/posted-form.ts';
import type { Product } from '#tests/support/product.ts';
import { expect, PASSWORD, test } from '#tests/support/test.ts';

const NEW_PASSWORD = 'seven quiet otters swim';

interface Person {
  /** Posts the form of a page, with the key that the page was shown with. */
  readonly post: (page: string, typed: Typed) => Promise<APIResponse>;
  readonly get: (page: string) => Promise<APIResponse>;
  readonly attach: (page: string, document: Record<string, string>) => Promise<APIResponse>;
  /** The registration that a page shows, with what may be done with it. */
  readonly registrationAt: (page: string, route: string) => Promise<{ etag: string; status: string }>;
}

const keyIn = (html: string): string =>
  /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';

/** Somebody with cookies of their own and no script. */
async function personOf(request: APIRequest, product: Product): Promise<Person> {
  const asking: APIRequestContext = await request.newContext({ baseURL: product.url });
  const get = (page: string) => asking.get(page, { maxRedirects: 0 });
  const post = async (page: string, typed: Typed) => {
    const idempotencyKey = keyIn(await (await get(page)).text());
    return asking.post(page, {
      data: new URLSearchParams(
        [...pairsOf({ idempotencyKey, ...typed })].map(([...pair]) => pair),
      ).toString(),
      headers: { Origin: product.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    });
  };
  return {
    get,
    post,
    attach: async (page, document) =>
      asking.post(page, {
        multipart: {
          idempotencyKey: keyIn(await (await get(page)).text()),
          intent: 'attach',
          etag: '"v1"',
          ...document,
          file: {
            name: 'paper.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from(`%PDF-1.7 ${document['documentKind'] ?? ''} ${document['region'] ?? ''}`),
          },
        },
        headers: { Origin: product.url },
        maxRedirects: 0,
      }),
    registrationAt: async (page, route) => {
      const data = (await (await get(`${page}?_data=${encodeURIComponent(route)}`)).json()) as {
        readonly registration: { readonly etag: string; readonly status: string };
      };
      return data.registration;
    },
  };
}

/** Asks for a code, enters it with what else is typed, and gives where that leads. */
async function confirmAddress(
  person: Person,
  product: Product,
  email: string,
  purpose: string,
  typed: Typed = {},
): Promise<string> {
  const asked = await person.post(`/email-verification${purpose}`, { email });
  const entered = await person.post(asked.headers()['location'] ?? '', {
    code: await mailedCode(product.url, email),
    ...typed,
  });
  return entered.headers()['location'] ?? `${String(entered.status())}`;
}

const logIn = async (person: Person, email: string, password: string): Promise<string> =>
  (await person.post('/login', { email, password })).headers()['location'] ?? 'no login';

const PLACES = {
  providers: 'provider-registration',
  facilities: 'facility-registration',
  users: 'user-registration',
  staff: 'staff-registration',
  other: 'other-registration',
} as const;

const routeOf = (kind: keyof typeof PLACES): string => `routes/_member.${PLACES[kind]}.edit.$id`;

/** Lets the operator look at a registration and approve it. */
async function approve(admin: Person, kind: keyof typeof PLACES, page: string): Promise<void> {
  for (const [intent, status] of [
    ['start', 'UnderReview'],
    ['approve', 'Approved'],
  ] as const) {
    const { etag } = await admin.registrationAt(page, routeOf(kind));
    const answer = await admin.post(page, { intent, etag });
    expect([intent, answer.status()]).toEqual([intent, 200]);
    expect((await admin.registrationAt(page, routeOf(kind))).status).toBe(status);
  }
}

for (const [kind, type, cases] of REGISTRANTS)
  test(`S2.1-06 S2.5-08 S2.7-04 without script, every kind of ${type} registers, proves, hands in, is approved and logs in`, async ({
    product,
    playwright,
  }) => {
    const admin = await personOf(playwright.request, product);
    await logIn(admin, 'admin@example.org', PASSWORD);
    for (const { email, plan, form, signed, documents } of cases) {
      const person = await personOf(playwright.request, product);
      expect(await (await person.get('/register')).text()).toContain(`/register?type=${type}`);
      const typed = { ...typedOf(plan, form), ...signed, password: NEW_PASSWORD };
      const sent = await person.post(`/register?type=${type}`, typed);
      expect([email, sent.headers()['location']]).toEqual([email, `/register?type=${type}&sent=1`]);
      const confirmed = await confirmAddress(person, product, email, '?purpose=registration', {
        password: NEW_PASSWORD,
      });
      expect(confirmed).toBe('/login?because=addressConfirmed');
      expect([email, await logIn(person, email, NEW_PASSWORD)]).not.toContain('no login');
      const own = (await person.get(`/${PLACES[kind]}`)).headers()['location'] ?? '';
      expect(own).toMatch(new RegExp(`^/${PLACES[kind]}/edit/`));

      // What is missing is said before anything is handed in.
      const early = await person.registrationAt(own, routeOf(kind));
      const refused = await person.post(own, { intent: 'handIn', etag: early.etag });
      expect(refused.status()).toBe(documents.length === 0 ? 200 : 422);
      if (documents.length > 0) expect(await refused.text()).toContain('is required');
      for (const document of documents) expect((await person.attach(own, document)).status()).toBe(200);
      if (documents.length > 0) {
        const { etag } = await person.registrationAt(own, routeOf(kind));
        expect((await person.post(own, { intent: 'handIn', etag })).status()).toBe(200);
      }
      await approve(admin, kind, own);
      const approved = await personOf(playwright.request, product);
      expect(await logIn(approved, email, NEW_PASSWORD)).toMatch(/^\/(availableCases|upload-project)/);
    }
  });

test('S2.7-04 S2.7-05 the operator registers users, staff and others, who set a password by mail and log in', async ({
  product,
  playwright,
}) => {
  const admin = await personOf(playwright.request, product);
  await logIn(admin, 'admin@example.org', PASSWORD);
  const facilities = [{ value: 'fac_demo-1', label: 'Demo' }];
  const NP = { ...USER_FORM, userType: 'Facility_NP', role: 'Facility_NP', npi: '1234567893' };
  for (const [kind, plan, form, landing] of [
    ['users', userPlan(facilities), { ...USER_FORM, email: 'a@example.org' }, /^\/upload-project/],
    ['users', userPlan(facilities), { ...NP, email: 'b@example.org' }, /^\/upload-project/],
    [
      'users',
      userPlan(facilities),
      { ...USER_FORM, userType: 'Physician', email: 'c@example.org' },
      /^\/availableCases/,
    ],
    ['staff', staffPlan, { ...STAFF_FORM, email: 'd@example.org' }, /^\/admin/],
    ['other', otherPlan, { ...OTHER_FORM, email: 'e@example.org' }, null],
  ] as const) {
    const opened = await admin.post(`/${PLACES[kind]}`, typedOf(plan, form));
    const page = opened.headers()['location'] ?? '';
    expect([form.email, page]).toEqual([form.email, expect.stringContaining(`/${PLACES[kind]}/edit/`)]);
    const { etag } = await admin.registrationAt(page, routeOf(kind));
    expect((await admin.post(page, { intent: 'handIn', etag })).status()).toBe(200);
    await approve(admin, kind, page);
    // Whoever is none of the others becomes an enquiry and gets no account.
    if (landing === null) continue;
    const person = await personOf(playwright.request, product);
    const passwords = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD };
    // A pathologist, who has an onboarding before them, asks for a code; the others have the link of an invitation.
    const isInvited = !('userType' in form) || form.userType !== 'Physician';
    if (!isInvited) expect(await confirmAddress(person, product, form.email, '')).toBe('/change-password');
    const resetToken = isInvited ? { resetToken: await mailedCode(product.url, form.email) } : {};
    const set = await person.post('/change-password', { ...resetToken, ...passwords });
    expect(set.headers()['location']).toBe('/login?because=passwordSet');
    expect(await logIn(person, form.email, NEW_PASSWORD)).toMatch(landing);
  }
});
