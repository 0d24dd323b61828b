import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RegistrationKindZodType } from '#contracts/generated/schemas/registration-kind.ts';

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

/** What an operator asks the API to open one of a kind. */
export const OPENED_BY = {
  providers: 'registerProvider',
  facilities: 'registerFacility',
  users: 'registerUser',
  'operator-staff': 'registerOperatorStaff',
  other: 'registerOther',
} as const satisfies Readonly<Record<RegistrationKindZodType, OperationId>>;
