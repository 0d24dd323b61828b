import { personNameError } from '#app/core/forms/person-name.ts';
import { phoneError, phoneOf } from '#app/core/forms/phone.ts';
import { displayNameOf } from '#app/core/people/names.ts';
import type { UserRecord } from '../store/records/records.ts';
import { refuseFields } from './field-texts.ts';

/** Messages by field; null where there is nothing to say. */
export type Problems = Readonly<Record<string, string | null>>;

/** Throws VALIDATION_FAILED (422) with those fields that have a message. */
export function requireFields(problems: Problems): void {
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])),
  );
  refuseFields(fields);
}

/** Runs the rule on a value that was sent and is not null. */
export const unless = <T>(value: T | null | undefined, rule: (value: T) => string | null): string | null =>
  value === null || value === undefined ? null : rule(value);

type NameInput = {
  readonly [K in 'salutation' | 'firstName' | 'middleName' | 'lastName']?: UserRecord[K] | undefined;
} & { readonly phone?: string | null | undefined };

/** The rules of the fields by which one knows and reaches a person; what is not sent has none. */
export const nameProblems = ({ firstName, middleName, lastName, phone }: NameInput): Problems => ({
  firstName: unless(firstName, (name) => personNameError(name, 'First name')),
  middleName: unless(middleName, (name) => personNameError(name, 'Middle name')),
  lastName: unless(lastName, (name) => personNameError(name, 'Last name')),
  phone: unless(phone, phoneError),
});

/** A printed name that its owner has written otherwise than the account has it stays. */
function reprint({ provider, firstName, lastName }: UserRecord, name: string): UserRecord['provider'] {
  if (provider === null) return null;
  const printedName = provider.printedName.replace(`${firstName} ${lastName}`, () => name).slice(0, 120);
  return { ...provider, printedName };
}

/** The user with new names and phone as they are kept; the name that others see follows, and the one on reports. */
export function rename(user: UserRecord, input: NameInput): UserRecord {
  const { salutation = user.salutation, middleName = user.middleName, phone = user.phone } = input;
  const firstName = (input.firstName ?? user.firstName).trim();
  const lastName = (input.lastName ?? user.lastName).trim();
  const isSame = [salutation, firstName, lastName].every(
    (part, index) => part === [user.salutation, user.firstName, user.lastName][index],
  );
  const { role } = user;
  const displayName = isSame ? user.displayName : displayNameOf({ salutation, firstName, lastName, role });
  return {
    ...user,
    salutation,
    firstName,
    lastName,
    displayName,
    provider: isSame ? user.provider : reprint(user, `${firstName} ${lastName}`),
    middleName: middleName === null || middleName.trim() === '' ? null : middleName.trim(),
    phone: phone === null ? null : phoneOf(phone),
  };
}
