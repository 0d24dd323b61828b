import { z } from 'zod';
import provinces from '#contracts/reference/canadian-provinces.json' with { type: 'json' };
import states from '#contracts/reference/us-states.json' with { type: 'json' };
import { documentField } from '../forms/document-field.ts';
import { versionFields } from '../forms/version-fields.ts';
import { rule } from '../forms/whole/rules.ts';

const DAY = 'Enter a day';

/** A licence as it was renewed, or a further one, with the board's paper. */
export const RenewalForm = z
  .object({
    region: z.string('Choose a state or province'),
    number: z
      .string('Number is required')
      .min(3, 'A number has at least 3 characters')
      .max(20, 'Use at most 20 characters'),
    issuedOn: z.iso.date(DAY),
    expiresOn: z.iso.date(DAY),
    file: documentField('Choose the paper of the board'),
    ...versionFields,
  })
  .check(
    rule(['issuedOn', 'expiresOn'], ({ issuedOn, expiresOn }) => issuedOn < expiresOn, {
      path: ['issuedOn'],
      message: 'Issue date must be before the expiry date',
    }),
  );

const regions = [...states, ...provinces];

/** Every state and province, since a further licence is handed in as a renewed one is; the held ones come first. */
export function licenceChoices(held: readonly { readonly region: string; readonly number: string }[]) {
  const numbers = new Map(held.map(({ region, number }) => [region, number]));
  return regions
    .toSorted((one, other) => Number(numbers.has(other.value)) - Number(numbers.has(one.value)))
    .map(({ value, label }) => {
      const number = numbers.get(value);
      return { value, label: number === undefined ? label : `${label}: renew ${number}` };
    });
}
