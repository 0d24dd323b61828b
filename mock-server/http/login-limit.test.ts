import { describe, expect, it } from 'vitest';
import { isPassword, passwordHash } from '../store/passwords.ts';
import { createLoginLimit } from './login-limit.ts';

describe('the limit of failed logins', () => {
  it('stops the sixth try of a minute and says how long to wait', () => {
    const limit = createLoginLimit(5);
    for (let n = 0; n < 5; n += 1) {
      expect(limit.wait('ann', n * 1000)).toBeNull();
      limit.fail('ann', n * 1000);
    }
    expect(limit.wait('ann', 5000)).toBe(55);
    expect(limit.wait('bo', 5000)).toBeNull();
  });

  it('ends by itself a minute after the failure that counts', () => {
    const limit = createLoginLimit(2);
    limit.fail('ann', 0);
    limit.fail('ann', 30_000);
    expect(limit.wait('ann', 59_999)).toBe(1);
    expect(limit.wait('ann', 60_000)).toBeNull();
    limit.fail('ann', 60_000);
    expect(limit.wait('ann', 60_000)).toBe(30);
  });

  it('F3 remembers no key for longer than it counts, however many are made up', () => {
    const kept = new Map<string, readonly number[]>();
    const limit = createLoginLimit(2, kept);
    for (let n = 0; n < 5000; n += 1) limit.fail(`guess ${n}`, n);
    for (let n = 0; n < 50; n += 1) limit.fail('ann', 70_000 + n);
    expect([...kept.keys()]).toEqual(['ann']);
    expect(kept.get('ann')).toHaveLength(2);
  });

  it('locks nobody out for as long as the clock was turned back', () => {
    const limit = createLoginLimit(2);
    const ahead = 86_400_000;
    for (const at of [ahead, ahead + 1000]) limit.fail('ann', at);
    expect(limit.wait('ann', 0)).toBeNull();
    limit.fail('ann', 0);
    limit.fail('ann', 1000);
    expect(limit.wait('ann', 2000)).toBe(58);
  });

  it('counts the failure of a call that came a moment later and was answered first', () => {
    const limit = createLoginLimit(1);
    limit.fail('ann', 1001);
    expect(limit.wait('ann', 1000)).toBe(61);
  });

  it('forgets the failures after a success', () => {
    const limit = createLoginLimit(1);
    limit.fail('ann', 0);
    limit.succeed('ann');
    expect(limit.wait('ann', 0)).toBeNull();
  });
});

describe('passwords', () => {
  it('are known by their hash alone', async () => {
    const hash = passwordHash('a long enough password');
    expect(hash).not.toContain('password');
    expect(await isPassword('a long enough password', hash)).toBe(true);
    expect(await isPassword('another password', hash)).toBe(false);
  });

  it('never fit nobody', async () => {
    expect(await isPassword('nobody has this password', null)).toBe(false);
  });
});
