import { expect } from 'vitest';
import type { OperatorDesk } from '../operator-desk.ts';

/** More than a page of any list holds. */
export const MANY = 130;
export const LAST_FACILITY = 'fac_many-129';
export const LAST_PATHOLOGIST = 'usr_manypath0129';
export const LAST_OPERATOR = 'usr_manyoper0129';

/** Facilities and people whose names come after those of everybody else, each with a number. */
export function crowd({ facilities, users }: ReturnType<OperatorDesk['api']['world']>): void {
  const facility = facilities.list()[0] ?? expect.fail('no facility');
  const provider = users.find('usr_demo000001') ?? expect.fail('no provider');
  const operator = users.list().find(({ role }) => role === 'Admin') ?? expect.fail('no operator');
  const copyOf = (one: typeof provider, id: string, name: string, number: string) => ({
    ...one,
    id,
    email: `${id}@example.org`,
    displayName: `${name} ${number}`,
    lastName: `Zz${number}`,
    licences: [],
  });
  for (let at = 0; at < MANY; at += 1) {
    const number = String(at).padStart(4, '0');
    facilities.insert({ ...facility, id: `fac_many-${String(at)}`, name: `Zz Laboratory ${number}` });
    users.insert(copyOf(provider, `usr_manypath${number}`, 'Dr. Many', number));
    users.insert(copyOf(operator, `usr_manyoper${number}`, 'Operator Many', number));
  }
}
