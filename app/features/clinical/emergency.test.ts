import { expect, it } from 'vitest';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';
import { mayBreakGlass } from './emergency.server.ts';

const access = (about: Partial<EmergencyAccess> = {}): EmergencyAccess => ({
  id: 'emg_1',
  reason: 'patient_safety',
  note: 'The clinic operates now.',
  openedBy: { userId: 'usr_1', displayName: 'Demo Admin One' },
  from: '2026-11-23T15:00:00Z',
  until: '2026-11-23T16:00:00Z',
  isOpen: true,
  ...about,
});

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
