import { expect, it } from 'vitest';
import { mayBreakGlass } from './emergency.server.ts';
import { access } from './emergency.test-support.ts';

it('an admin with every duty may break the glass once an hour, and nobody else', () => {
  const admin = { role: 'Admin', staffRole: null, userId: 'usr_1' } as const;
  expect(mayBreakGlass(admin, [])).toBe(true);
  expect(mayBreakGlass({ ...admin, staffRole: 'Admin' }, [])).toBe(true);
  expect(mayBreakGlass({ ...admin, staffRole: 'Lab_Operations' }, [])).toBe(false);
  expect(mayBreakGlass({ ...admin, role: 'Provider' }, [])).toBe(false);
  expect(mayBreakGlass(admin, [access()])).toBe(false);
  expect(mayBreakGlass({ ...admin, userId: 'usr_2' }, [access()])).toBe(true);
  expect(mayBreakGlass(admin, [access({ isOpen: false })])).toBe(true);
});
