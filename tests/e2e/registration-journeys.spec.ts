import type { Browser } from '@playwright/test';
import { type PlanStep, type Typed, textAt } from '#app/features/registration/plan.ts';
import { facilitySigning } from '#app/features/registration/plans/facility-plan.ts';
import { otherPlan, staffPlan, userPlan } from '#app/features/registration/plans/people-plans.ts';
import { providerSigning } from '#app/features/registration/plans/provider-plan.ts';
import { typedOf } from '#app/features/registration/read-plan.ts';
import { OTHER_FORM, STAFF_FORM, USER_FORM } from '#tests/contract/registration-forms.ts';
import { expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { mailedCode } from '#tests/support/front-door/mailed-code.ts';
import { choose, fillAtOnce, fillByStep, fillIn } from '#tests/support/front-door/plan-filler.ts';
import {
  addDocuments,
  approve,
  confirmAddress,
  NEW_PASSWORD,
  press,
  settled,
  typeLogin,
  type Visitor,
  visitor,
} from '#tests/support/front-door/registration-road.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { REGISTRANTS } from '#tests/support/people/registrants.ts';
import type { Product } from '#tests/support/product.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

const LABELS = { provider: /Register as a Provider/, facility: /Register as a Medical Facility/ };
const PUBLIC = REGISTRANTS.flatMap(([kind, type, cases]) => cases.map((one) => ({ ...one, kind, type })));
type Registrant = (typeof PUBLIC)[number];

/** Each on the screen and with the script that it meets; each kind of form has both screens, and both with and without. */
const JOURNEYS = [
  ['us@example.org', 390, true],
  ['own-lab@example.org', 1440, true],
  ['us@example.org', 1440, false],
  ['no-lab@example.org', 390, true],
  ['canadian@example.org', 1440, true],
  ['no-lab@example.org', 390, false],
  ['abroad@example.org', 1440, true],
  ['contracted@example.org', 1440, true],
] as const;

const OPENED = [
  [
    'user-registration',
    userPlan([{ value: 'fac_demo-1', label: '' }]),
    USER_FORM,
    '/upload-project',
    'New user registration',
  ],
  ['staff-registration', staffPlan, STAFF_FORM, '/admin', 'New operator staff registration'],
  ['other-registration', otherPlan, OTHER_FORM, null, 'New other registration'],
] as const;

/** The short run walks one of all of them. */
const ROADS = oneOf([
  ...JOURNEYS.map((journey) => ({ journey, opened: null })),
  ...OPENED.map((opened) => ({ journey: null, opened })),
]);

/** The fields of a laboratory come and go with its arrangement, and those of a country with the country. */
async function seeBranches({ page }: Visitor, steps: readonly PlanStep[], typed: Typed): Promise<void> {
  const paper = { page, formId: 'facility', isPatient: false };
  const [first, second] = steps;
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const field = (name: string) => page.locator(`form[id="facility"] [name="${name}"]`).first();
  for (const [country, region, postalCode] of [
    ['Canada', 'ON', 'K1A 0B1'],
    ['US', 'CO', '80014'],
  ] as const) {
    const address = { line1: '12 Example Street', city: 'Example', country, region, postalCode };
    await fillIn(paper, first?.questions ?? [], { ...typed, address });
    await next.click();
    await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeFocused();
    for (const [value, isLab, isContract] of [
      ['Own Lab', true, false],
      ['Contract Lab', true, true],
      ['No Lab', false, false],
    ] as const) {
      await choose(paper, { name: 'labArrangement', value, label: value });
      await expect(field('labDirector.name')).toBeVisible({ visible: isLab });
      await expect(field('clia')).toBeVisible({ visible: isLab && country === 'US' });
      await expect(field('contractLab.name')).toBeVisible({ visible: isContract });
      await expect(field('provincialLabLicence')).toBeVisible({ visible: country === 'Canada' });
      await expect(field('taxId')).toBeVisible({ visible: country === 'US' });
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeFocused();
  }
}

/** From the first click on the home page to what happens next. */
async function register(person: Visitor, { type, plan, form, signed }: Registrant): Promise<void> {
  const { page, hasScript } = person;
  await page.goto('/');
  await settled(person);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('link', { name: LABELS[type] }).click();
  await page.waitForURL(`**/register?type=${type}`);
  await settled(person);
  const typed = { ...typedOf(plan, form), ...signed, password: NEW_PASSWORD };
  const steps = [...plan.steps, type === 'provider' ? providerSigning : facilitySigning];
  const send = 'Send the registration';
  const isTaken = page.getByRole('heading', { name: 'Thank you' });
  if (hasScript) {
    if (type === 'facility') await seeBranches(person, steps, typed);
    await fillByStep(page, type, steps, typed);
    await expectNoSidewaysScroll(page, 'the review');
    await press(person, send);
  } else await fillAtOnce(page, type, steps, { typed, send, isTaken });
  await expect(isTaken).toBeVisible();
}

/** Adds what is missing to the own registration and hands it in; gives back where it lies. */
async function complete(person: Visitor, { documents }: Registrant): Promise<string> {
  const { page } = person;
  // The page after a login leads there: nobody knows the address by heart.
  await settled(person);
  await page.getByRole('link', { name: 'Open your registration' }).click();
  await page.waitForURL(/-registration\/edit\/reg_/);
  await settled(person);
  const { pathname } = new URL(page.url());
  if (documents.length > 0) {
    await press(person, 'Hand in for review');
    await expect(page.getByRole('main')).toContainText('is required');
    await addDocuments(person, documents);
  }
  await expectNoSidewaysScroll(page, 'the own registration');
  await press(person, 'Hand in for review');
  await expect(page.getByText('The registration is handed in.')).toBeVisible();
  return pathname;
}

async function seeApproved(browser: Browser, product: Product, address: string): Promise<void> {
  const admin = await visitor(browser, product, { width: 1440, hasScript: true });
  await approve(admin, address);
  await admin.page.context().close();
}

for (const [email, width, hasScript] of ROADS.flatMap(({ journey }) => (journey === null ? [] : [journey])))
  test(`S2.1-06 S2.5-08 S2.7-04 ${email} registers in a browser of ${String(width)} px ${hasScript ? 'with' : 'without'} script and logs in when approved`, async ({
    product,
    browser,
  }) => {
    const registrant = PUBLIC.find((one) => one.email === email);
    if (registrant === undefined) throw new Error(`nobody is called ${email}`);
    const person = await visitor(browser, product, { width, hasScript });
    const { page } = person;
    await register(person, registrant);
    await page.getByRole('link', { name: 'Confirm your email' }).click();
    await page.waitForURL(`**/email-verification?purpose=registration&type=${registrant.type}`);
    await confirmAddress(person, email, NEW_PASSWORD);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await typeLogin(person, email, NEW_PASSWORD);
    await seeApproved(browser, product, await complete(person, registrant));
    await page.context().clearCookies();
    await typeLogin(person, email, NEW_PASSWORD);
    await expect(page).toHaveURL(
      registrant.kind === 'providers' ? /\/(availableCases|selectedCases)$/ : /\/upload-project$/,
    );
    await page.context().close();
  });

for (const [place, plan, form, landing, name] of ROADS.flatMap(({ opened }) =>
  opened === null ? [] : [opened],
))
  test(`S2.7-04 S2.7-05 the operator opens a ${place} on the screen, and who is approved follows the invitation, sets a password and logs in`, async ({
    product,
    browser,
  }) => {
    const admin = await visitor(browser, product, { width: 1440, hasScript: true });
    const email = `${place}@example.org`;
    await logIn(admin.page, product.url, 'admin@example.org');
    await admin.page.goto('/users');
    await admin.page.getByRole('link', { name: 'Registrations', exact: true }).click();
    await admin.page.getByRole('link', { name }).click();
    await admin.page.waitForURL(`**/${place}`);
    await settled(admin);
    const paper = { page: admin.page, formId: 'open-registration', isPatient: false };
    for (const { questions } of plan.steps)
      await fillIn(paper, questions, { ...typedOf(plan, form), email } satisfies Typed);
    expect(textAt(typedOf(plan, form), 'phone')).not.toBe('');
    await press(admin, 'Open the registration');
    await admin.page.waitForURL(new RegExp(`/${place}/edit/`));
    await press(admin, 'Hand in for review');
    await expect(admin.page.getByText('The registration is handed in.')).toBeVisible();
    await approve(admin, new URL(admin.page.url()).pathname);
    await admin.page.context().close();
    // Whoever is none of the others becomes an enquiry and gets no account.
    if (landing === null) return;
    const person = await visitor(browser, product, { width: 390, hasScript: true });
    await person.page.goto(`/change-password#${await mailedCode(product.url, email)}`);
    await settled(person);
    await person.page.getByLabel('New password').fill(NEW_PASSWORD);
    await person.page.getByLabel('Repeat the password').fill(NEW_PASSWORD);
    await press(person, 'Set the password');
    await expect(person.page.getByText('Your password is set. Log in with it.')).toBeVisible();
    await typeLogin(person, email, NEW_PASSWORD);
    await expect(person.page).toHaveURL(new RegExp(`${landing}$`));
    await person.page.context().close();
  });
