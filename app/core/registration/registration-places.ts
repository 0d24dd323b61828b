import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RegistrationKindZodType } from '#contracts/generated/schemas/registration-kind.ts';
import { screens } from '../access/screens.ts';
import { keysOf } from '../objects.ts';

/** Where registrations of a kind are opened; one of them lies below, under `/edit/{id}`. */
export const PLACES: Readonly<Record<RegistrationKindZodType, string>> = {
  providers: '/provider-registration',
  facilities: '/facility-registration',
  users: '/user-registration',
  'operator-staff': '/staff-registration',
  other: '/other-registration',
};

/** The page of one registration, where it is filled in and handed in. */
export const placeOf = (kind: RegistrationKindZodType, id: string): string =>
  `${PLACES[kind]}/edit/${encodeURIComponent(id)}`;

/** Where the operator reviews one, and finds what came of it. */
export const reviewPlaceOf = (kind: RegistrationKindZodType, id: string): string =>
  `${screens.users.path}?of=${kind}&registration=${encodeURIComponent(id)}`;

/** What visitors register as, in the word of an address, and the kind of their registration. */
const KINDS = { provider: 'providers', facility: 'facilities' } as const satisfies Readonly<
  Record<string, RegistrationKindZodType>
>;

export type RegistrationType = keyof typeof KINDS;

/** What an address says that somebody registers as; null where it does not say. */
export const registrationTypeOf = (search: URLSearchParams): RegistrationType | null =>
  keysOf(KINDS).find((type) => type === search.get('type')) ?? null;

/** Where the own registration of somebody who registered as this is found. */
export const ownPlaceOf = (type: RegistrationType): string => PLACES[KINDS[type]];

/** What an operator asks the API to open one of a kind. */
export const OPENED_BY = {
  providers: 'registerProvider',
  facilities: 'registerFacility',
  users: 'registerUser',
  'operator-staff': 'registerOperatorStaff',
  other: 'registerOther',
} as const satisfies Readonly<Record<RegistrationKindZodType, OperationId>>;
