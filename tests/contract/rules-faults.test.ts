import { describe, expect, it } from 'vitest';
import { rules } from '#contracts/lint/rules.ts';
import { machinesOf } from '#contracts/lint/state-machines.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { accessFaults } from './broken/access-faults.ts';
import { faults } from './broken/faults.ts';
import { machineFaults } from './broken/machine-faults.ts';
import { breakContract } from './rules.test-support.ts';

const everyFault = [...faults, ...accessFaults, ...machineFaults];
const whole = breakContract(() => undefined);
/** What each rule says of the contract as it is. */
const said = new Map<keyof typeof rules, readonly string[]>();

function sayOfTheContract(name: keyof typeof rules): readonly string[] {
  const found = said.get(name) ?? rules[name](whole);
  said.set(name, found);
  return found;
}

describe('the rules', () => {
  it('each have a fault that they notice', () => {
    const noticed = new Set(everyFault.map(([rule]) => rule));
    expect([...noticed].toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  it.each(thirdOf(everyFault))('%s notices "%s"', (name, complaint, spoil) => {
    const complaints = rules[name](breakContract(spoil)).filter((text) => text.includes(complaint));
    expect(complaints).not.toEqual([]);
    expect(sayOfTheContract(name).filter((text) => complaints.includes(text))).toEqual([]);
  });

  it('know the machine of a case with its nine states', () => {
    const machine = machinesOf(whole).find(({ name }) => name === 'CaseStatus');
    expect(machine?.states).toHaveLength(9);
    expect(machine?.initial).toBe('Draft');
    expect(machine?.transitions.find(({ name }) => name === 'pick-up')).toEqual({
      name: 'pick-up',
      from: ['Available'],
      to: 'Selected',
      operation: 'pickUpCase',
      who: ['Provider'],
      refusal: 'CASE_ALREADY_PICKED_UP',
      guards: expect.arrayContaining([
        { text: 'The provider is Active.', code: 'PROVIDER_NOT_ACTIVE' },
      ]) as unknown,
    });
  });
});
