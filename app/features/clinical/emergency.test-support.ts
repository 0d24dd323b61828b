import type { EmergencyAccess } from '#contracts/generated/wire.ts';

export const access = (about: Partial<EmergencyAccess> = {}): EmergencyAccess => ({
  id: 'emg_1',
  reason: 'patient_safety',
  note: 'The clinic operates now.',
  openedBy: { userId: 'usr_1', displayName: 'Demo Admin One' },
  from: '2026-11-23T15:00:00Z',
  until: '2026-11-23T16:00:00Z',
  isOpen: true,
  ...about,
});
