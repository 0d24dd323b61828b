/** Somebody who may log in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'Provider' | 'MedicalFacility' | 'Facility_NP' | 'Admin';
  readonly status: 'Active' | 'Provisionally Active';
  /** The facility of its people; others have none. */
  readonly facility: string | null;
  /** The duty of the operator's staff; without a duty they have every one. */
  readonly duty: 'Lab_Operations' | 'Accounts' | 'Relationship_Manager' | null;
}

export const PASSWORD = 'Second-Server-1';

const person = (name: string, role: Person['role'], more: Partial<Person> = {}): Person => ({
  id: `usr_second00${name}`,
  email: `${name}@second.example`,
  name: `Second ${name}`,
  role,
  status: 'Active',
  facility: null,
  duty: null,
  ...more,
});

/** Two facilities, staff of each duty, and providers: everybody whom a check can log in. */
export const PEOPLE = {
  provider: person('provider', 'Provider'),
  provider2: person('provider2', 'Provider'),
  provisional: person('provisional', 'Provider', { status: 'Provisionally Active' }),
  facility: person('facility', 'MedicalFacility', { facility: 'Brook Laboratory' }),
  np: person('np', 'Facility_NP', { facility: 'Brook Laboratory' }),
  facility2: person('facility2', 'MedicalFacility', { facility: 'Hill Clinic' }),
  admin: person('admin', 'Admin'),
  lab: person('lab', 'Admin', { duty: 'Lab_Operations' }),
  accounts: person('accounts', 'Admin', { duty: 'Accounts' }),
  relations: person('relations', 'Admin', { duty: 'Relationship_Manager' }),
} as const;
