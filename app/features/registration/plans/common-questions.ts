import { passwordError } from '#app/core/forms/password.ts';
import { personNameError } from '#app/core/forms/person-name.ts';
import { postalCodeError } from '#app/core/forms/postal-address.ts';
import { valueAt } from '#app/core/objects.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zCountry } from '#contracts/generated/schemas/country.ts';
import provinces from '#contracts/reference/canadian-provinces.json' with { type: 'json' };
import states from '#contracts/reference/us-states.json' with { type: 'json' };
import { type Choice, type PlainQuestion, type PlanStep, type Typed, textAt } from '../plan.ts';

export const COUNTRIES = choicesOf(labels.Country);
const regionsOf = (list: readonly Choice[]) => list.map(({ value, label }) => ({ value, label }));
const REGIONS: Readonly<Record<string, readonly Choice[]>> = {
  US: regionsOf(states),
  Canada: regionsOf(provinces),
};
export const ALL_REGIONS = [...regionsOf(states), ...regionsOf(provinces)];

export const regionsIn = (country: string): readonly Choice[] => REGIONS[country] ?? [];

export const isIn =
  (country: string, name = 'address.country') =>
  (typed: Typed): boolean =>
    textAt(typed, name) === country;

/** Whoever reads cases of a US state from abroad can have a US number, and need not. */
export function hasUsLicence(typed: Typed): boolean {
  const rows = valueAt(typed, 'licences');
  const states = regionsIn('US').map(({ value }) => value);
  return Array.isArray(rows) && rows.some((row: unknown) => states.includes(textAt(row, 'region')));
}

export const says =
  (name: string, ...values: readonly string[]) =>
  (typed: Typed): boolean =>
    values.includes(textAt(typed, name));

const inCapitals = (typed: string): string => typed.toUpperCase();
export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

function postalError(code: string, country: string): string | null {
  const known = zCountry.safeParse(country);
  return known.success ? postalCodeError(code, known.data) : null;
}

/** Says how long a text may be, where it is not. */
export const lengthRule =
  (least: number, most: number) =>
  ({ length }: string): string | null =>
    length < least || length > most ? `Use ${least} to ${most} characters` : null;

/** Says between which numbers one may lie, where it does not. */
export const rangeRule =
  (least: number, most: number, isWhole = false) =>
  (typed: string): string | null => {
    const number = Number(typed.replaceAll(',', ''));
    if (Number.isNaN(number) || (number >= least && number <= most && (!isWhole || Number.isInteger(number))))
      return null;
    return `Enter a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;
  };

const nameRule = (label: string) => (typed: string) => personNameError(typed, label);

export const salutation: PlainQuestion = {
  kind: 'one',
  name: 'salutation',
  label: 'Salutation',
  choices: choicesOf(labels.Salutation),
};

export const personNames = (withMiddle: boolean): readonly PlainQuestion[] => [
  salutation,
  {
    kind: 'text',
    name: 'firstName',
    label: 'First name',
    required: true,
    autoComplete: 'given-name',
    rule: nameRule('First name'),
  },
  ...(withMiddle
    ? [
        {
          kind: 'text',
          name: 'middleName',
          label: 'Middle name',
          autoComplete: 'additional-name',
          rule: nameRule('Middle name'),
        } as const,
      ]
    : []),
  {
    kind: 'text',
    name: 'lastName',
    label: 'Last name',
    required: true,
    autoComplete: 'family-name',
    rule: nameRule('Last name'),
  },
];

/** How somebody is reached; `of` says whom, where a form asks it of several. */
export const reach = (at = '', of = ''): readonly PlainQuestion[] => [
  { kind: 'email', name: `${at}email`, label: `Email${of}`, required: true, autoComplete: 'email' },
  { kind: 'phone', name: `${at}phone`, label: `Phone${of}`, required: true },
];

/** An address whose state or province hangs on its country; `at` is its name with a dot at the end. */
export const addressQuestions = (at: string, shown?: (typed: Typed) => boolean): readonly PlainQuestion[] => {
  const when = shown === undefined ? {} : { shown };
  const hasRegions = (typed: Typed) =>
    (shown?.(typed) ?? true) && regionsIn(textAt(typed, `${at}country`)).length > 0;
  const asked = { required: true, ...when };
  return [
    { kind: 'one', name: `${at}country`, label: 'Country', choices: COUNTRIES, ...asked },
    { kind: 'text', name: `${at}line1`, label: 'Address', autoComplete: 'address-line1', ...asked },
    {
      kind: 'text',
      name: `${at}line2`,
      label: 'Address, second line',
      autoComplete: 'address-line2',
      ...when,
    },
    { kind: 'text', name: `${at}city`, label: 'City', autoComplete: 'address-level2', ...asked },
    {
      kind: 'one',
      name: `${at}region`,
      label: 'State or province',
      required: true,
      choices: (typed) => regionsIn(textAt(typed, `${at}country`)),
      shown: hasRegions,
    },
    {
      kind: 'text',
      name: `${at}postalCode`,
      label: 'ZIP or postal code',
      autoComplete: 'postal-code',
      written: inCapitals,
      rule: (code, typed) => postalError(code, textAt(typed, `${at}country`)),
      ...asked,
    },
  ];
};

const MISSING = {
  consent: 'Accept the terms to continue',
  agreement: 'Sign the agreement to continue',
} as const;

/** The last step of a public form: the password, and the signature under what is agreed to. */
export const signing = (
  part: 'consent' | 'agreement',
  ticks: readonly (readonly [name: string, label: string])[],
): PlanStep => ({
  key: 'sign',
  title: 'Password and agreement',
  questions: [
    {
      kind: 'password',
      name: 'password',
      label: 'Password',
      hint: 'Twelve characters or more. A few words that only you would put together are good.',
      required: true,
      rule: (typed, form) =>
        passwordError(typed, textAt(form, 'email') || textAt(form, 'primaryContact.email')),
      autoComplete: 'new-password',
    },
    ...ticks.map(
      ([name, label]): PlainQuestion => ({
        kind: 'tick',
        name: `${part}.${name}`,
        label,
        required: true,
        missing: MISSING[part],
      }),
    ),
    {
      kind: 'text',
      name: `${part}.signedName`,
      label: 'Your full name',
      hint: 'It is your signature',
      required: true,
      autoComplete: 'name',
    },
  ],
});
