import { expect, it } from 'vitest';
import { click, eventually, found } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Plan, PlanStep, Typed } from './plan.ts';
import { PlanForm } from './plan-form.tsx';
import { facilityPlan, facilitySigning } from './plans/facility-plan.ts';
import { otherPlan, staffPlan, userPlan } from './plans/people-plans.ts';
import { providerPlan, providerSigning } from './plans/provider-plan.ts';

const user = userPlan([{ value: 'fac_demo-1', label: 'Demo' }]);
const PLANS = { provider: providerPlan, facility: facilityPlan, user, staff: staffPlan, other: otherPlan };
type Kind = keyof typeof PLANS;

const [US, CANADA, FRANCE] = ['US', 'Canada', 'France'].map((country) => ({ country }));
const DISCLOSURES = ['licenceAction', 'exclusion', 'claims'] as const;
const answered = (answer: string) =>
  Object.fromEntries(DISCLOSURES.map((name) => [name, { answer }] as const));
const ADDRESS = ['country', 'line1', 'line2', 'city', 'region', 'postalCode'].map(
  (name) => `billingContact.address.${name}`,
);
const CLIA = ['clia', 'cliaCertificate.kind', 'cliaCertificate.expiresOn'];
const DIRECTOR = ['labDirector.name', 'labDirector.degree', 'labDirector.licence'];

/** Answers to a form, and which of the questions that hang on other answers it then asks. */
const SCENES: readonly (readonly [Kind, string, Typed, readonly string[]])[] = [
  ['provider', 'nothing yet', {}, []],
  [
    'provider',
    'of the US',
    {
      address: US,
      accountType: 'Individual',
      specialty: 'Pathology',
      workAuthorization: 'Citizen',
      boardCertifications: [{ kind: 'Primary', lifetime: 'on' }],
      readingSites: [{ address: FRANCE }],
      disclosures: answered('no'),
    },
    ['address.region', 'npi'],
  ],
  [
    'provider',
    'of Canada, in a group, with a visa and everything to explain',
    {
      address: CANADA,
      accountType: 'Physician_Group',
      specialty: 'Other',
      workAuthorization: 'EAD',
      boardCertifications: [{ kind: 'Subspecialty' }],
      readingSites: [{ address: US }],
      disclosures: answered('yes'),
    },
    [
      'address.region',
      'groupName',
      'specialtyOther',
      'mincOrCollegeNumber',
      'boardCertifications[0].subspecialtyName',
      'boardCertifications[0].expiresOn',
      'workAuthorizationExpiresOn',
      'readingSites[0].address.region',
      ...DISCLOSURES.map((name) => `disclosures.${name}.explanation`),
    ],
  ],
  ['provider', 'from elsewhere', { address: FRANCE }, []],
  [
    'provider',
    'from elsewhere with a licence of a US state',
    { address: FRANCE, licences: [{ region: 'OH' }] },
    ['npi'],
  ],
  [
    'provider',
    'from elsewhere with a licence of Canada',
    { address: FRANCE, licences: [{ region: 'ON' }] },
    [],
  ],
  [
    'facility',
    'of the US with its own laboratory, which sends glass',
    {
      address: US,
      labArrangement: 'Own Lab',
      billingContact: { sameAsFacility: 'on' },
      slideDelivery: 'Mail_the_Slides',
    },
    ['address.region', ...CLIA, 'npi', 'taxId', ...DIRECTOR],
  ],
  [
    'facility',
    'of the US with a contract laboratory, another address for bills and a scanner',
    {
      address: US,
      labArrangement: 'Contract Lab',
      billingContact: { address: CANADA },
      slideDelivery: 'Upload_the_Slide_Images',
      scanners: [{ make: 'Example' }],
    },
    [
      'address.region',
      'contractLab.name',
      'contractLab.clia',
      ...CLIA,
      'npi',
      'taxId',
      ...DIRECTOR,
      ...ADDRESS,
      'scanners',
    ],
  ],
  [
    'facility',
    'of Canada with its own laboratory',
    { address: CANADA, labArrangement: 'Own Lab', billingContact: { address: FRANCE } },
    [
      'address.region',
      'provincialLabLicence',
      ...DIRECTOR,
      ...ADDRESS.filter((name) => !name.endsWith('region')),
    ],
  ],
  [
    'facility',
    'from elsewhere without a laboratory',
    { address: FRANCE, labArrangement: 'No Lab', billingContact: { sameAsFacility: 'on' } },
    [],
  ],
  ['user', 'who reads', { userType: 'Physician' }, []],
  ['user', 'a nurse practitioner', { userType: 'Facility_NP' }, ['facilityId', 'role', 'npi']],
  ['user', 'of a facility', { userType: 'Other', role: 'MedicalFacility' }, ['facilityId', 'role']],
  ['user', 'who acts as one', { userType: 'Other', role: 'Facility_NP' }, ['facilityId', 'role', 'npi']],
  ['other', 'of Canada', CANADA ?? {}, ['region']],
  ['other', 'from elsewhere', FRANCE ?? {}, []],
];

/** The questions of steps that hang on other answers, those of a row as of its first. */
const hangingIn = (steps: readonly PlanStep[]): readonly string[] =>
  steps
    .flatMap(({ questions }) => questions)
    .flatMap((question) => [
      ...(question.shown === undefined ? [] : [question.name]),
      ...(question.kind === 'rows'
        ? question.questions.flatMap(({ name, shown }) =>
            shown === undefined ? [] : [`${question.name}[0].${name}`],
          )
        : []),
    ]);

async function askedBy<Form>(plan: Plan<Form>, kept: Typed): Promise<readonly string[]> {
  await mountPage(
    <PlanForm
      id="edit"
      plan={plan}
      today="2026-11-21"
      timeZones={[]}
      idempotencyKey={'"key"'}
      lastResult={undefined}
      kept={kept}
      submitLabel="Save"
      draft={null}
    />,
  );
  const form = found<HTMLFormElement>('form');
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  return hangingIn(plan.steps).filter((asked) =>
    names.some((name) => name === asked || name.startsWith(`${asked}[`)),
  );
}

const show = (kind: Kind, typed: Typed): Promise<readonly string[]> => {
  switch (kind) {
    case 'provider':
      return askedBy(providerPlan, typed);
    case 'facility':
      return askedBy(facilityPlan, typed);
    case 'user':
      return askedBy(user, typed);
    case 'staff':
      return askedBy(staffPlan, typed);
    case 'other':
      return askedBy(otherPlan, typed);
  }
};

it.each(SCENES)(
  'S2.7-04 S2.7-05 the form of a %s, %s, asks what hangs on that and nothing else',
  async (kind, _, typed, asked) => {
    expect((await show(kind, typed)).toSorted()).toEqual(asked.toSorted());
  },
);

it.each([
  ['US', 'CO', 'Canada'],
  ['Canada', 'ON', 'US'],
])(
  'no state of another country stands for one that nobody chose, after %s, %s and %s',
  async (from, region, to) => {
    await show('facility', { address: { country: from, region } });
    const chosen = () => found<HTMLSelectElement>('select[name="address.region"]').value;
    expect(chosen()).toBe(region);
    await click(found(`[name="address.country"][value="${to}"]`));
    await eventually(() => expect(chosen()).toBe(''));
  },
);

it('each question that hangs on another answer is asked in one of these scenes, and not in another', () => {
  for (const [kind, { steps }] of Object.entries(PLANS)) {
    const own = SCENES.filter(([of]) => of === kind).map(([, , , asked]) => asked);
    for (const name of hangingIn(steps))
      expect([
        kind,
        name,
        own.some((asked) => asked.includes(name)),
        own.every((asked) => asked.includes(name)),
      ]).toEqual([kind, name, true, false]);
  }
  expect(hangingIn([providerSigning, facilitySigning])).toEqual([]);
});
