import type { ProviderFormZodType } from '#contracts/generated/schemas/provider-form.ts';
import { cliaError } from '../forms/clia.ts';
import { emailError } from '../forms/email.ts';
import { type FieldCheck, ifGiven, isBlank, when } from '../forms/field-errors.ts';
import { npiError } from '../forms/npi.ts';
import { personNameError } from '../forms/person-name.ts';
import { phoneError } from '../forms/phone.ts';
import { addressChecks, isRegion } from '../forms/postal-address.ts';
import { expiryError, timeZoneError, yearError } from './dates-of-forms.ts';

export type ProviderForm = ProviderFormZodType;

/** What is wrong with what a provider's form holds; what it lacks is another matter. */
export function providerFieldChecks(form: ProviderForm, today: string): readonly FieldCheck[] {
  return [
    ['firstName', personNameError(form.firstName, 'First name')],
    ['middleName', ifGiven(form.middleName, (name) => personNameError(name, 'Middle name'))],
    ['lastName', personNameError(form.lastName, 'Last name')],
    ['email', emailError(form.email)],
    ['phone', phoneError(form.phone)],
    ...addressChecks('address', form.address),
    ['npi', ifGiven(form.npi, npiError)],
    ...licenceChecks(form, today),
    ...trainingChecks(form, today),
    [
      'workAuthorizationExpiresOn',
      ifGiven(form.workAuthorizationExpiresOn, (expiresOn) => expiryError(expiresOn, today)),
    ],
    [
      'malpractice.expiresOn',
      ifGiven(form.malpractice?.expiresOn, (day) => when(day < today, 'Malpractice cover has expired')),
    ],
    ...siteChecks(form),
    ['timeZone', ifGiven(form.timeZone, timeZoneError)],
  ];
}

const licenceChecks = ({ licences }: ProviderForm, today: string): readonly FieldCheck[] =>
  licences.flatMap(({ region, number, issuedOn, expiresOn }, at): readonly FieldCheck[] => {
    const isSecond = licences.findIndex((other) => other.region === region) < at;
    return [
      [`licences.${at}.region`, when(isSecond, `Two licences for ${region}`)],
      [`licences.${at}.region`, when(!isRegion(region), 'State or province is required')],
      [`licences.${at}.number`, when(isBlank(number), 'Licence number is required')],
      [`licences.${at}.expiresOn`, expiryError(expiresOn, today)],
      [`licences.${at}.issuedOn`, when(issuedOn >= expiresOn, 'Issue date must be before the expiry date')],
    ];
  });

function trainingChecks(form: ProviderForm, today: string): readonly FieldCheck[] {
  return [
    ...form.boardCertifications.flatMap(
      ({ year, lifetime, expiresOn, kind, subspecialtyName }, at): readonly FieldCheck[] => [
        [`boardCertifications.${at}.year`, yearError(year, today)],
        [
          `boardCertifications.${at}.expiresOn`,
          lifetime ? null : expiresOn === null ? 'Expiry date is required' : expiryError(expiresOn, today),
        ],
        [
          `boardCertifications.${at}.subspecialtyName`,
          when(kind === 'Subspecialty' && isBlank(subspecialtyName), 'Subspecialty is required'),
        ],
      ],
    ),
    ...form.fellowship.flatMap(({ fromYear, toYear }, at): readonly FieldCheck[] => [
      [`fellowship.${at}.fromYear`, yearError(fromYear, today)],
      [`fellowship.${at}.toYear`, when(toYear < fromYear, 'The last year is before the first')],
    ]),
    ['residency.year', ifGiven(form.residency?.year, (year) => yearError(year, today))],
    ['medicalSchool.year', ifGiven(form.medicalSchool?.year, (year) => yearError(year, today))],
  ];
}

const siteChecks = (form: ProviderForm): readonly FieldCheck[] => [
  ...form.readingSites.flatMap((site, at): readonly FieldCheck[] => [
    ...addressChecks(`readingSites.${at}.address`, site.address),
    [`readingSites.${at}.clia`, ifGiven(site.clia, cliaError)],
  ]),
  ...form.workingHours.map(
    ({ from, to }, at): FieldCheck => [
      `workingHours.${at}.to`,
      when(to <= from, 'The end must be after the start'),
    ],
  ),
];
