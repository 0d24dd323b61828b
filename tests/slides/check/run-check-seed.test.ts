import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { checkMock } from './check-mock.test-support.ts';

describe('what a check draws', () => {
  it('asks the same again with the same seed', async () => {
    const some = { operations: ['createEnquiry', 'listEnquiries'] as const, only: ['negative'] as const };
    const [first, second] = [await checkMock(some), await checkMock(some)];
    expect(second.report.checked.map(({ name }) => name)).toEqual(
      first.report.checked.map(({ name }) => name),
    );
    expect(second.methods).toEqual(first.methods);
  });

  it('draws the same samples of an operation whatever else is looked at, and sends no key a second time', async () => {
    const keys: string[] = [];
    const drawn = async (operations: readonly OperationId[]) => {
      const { report } = await checkMock({
        operations,
        only: ['negative'],
        spoil: (request, pass) => {
          const key = request.headers.get('idempotency-key');
          if (key !== null) keys.push(key);
          return pass();
        },
      });
      return report.checked
        .map(({ name }) => name)
        .filter((name) => /^registerUser: |\/registrations\/users$/.test(name));
    };
    const alone = await drawn(['registerUser']);
    const amongOthers = await drawn(['listUsers', 'createTask', 'createAccount', 'registerUser']);
    expect(amongOthers).toEqual(alone);
    expect(alone.length).toBeGreaterThan(5);
    const { length } = keys;
    await drawn(['registerUser']);
    const again = keys.slice(length);
    expect(again.length).toBeGreaterThan(0);
    expect(keys.slice(0, length).filter((key) => again.includes(key))).toEqual([]);
  });
});
