import type { Registration } from '#contracts/generated/wire.ts';

/** Whether the registration came back, to be mended or for good: its reason is then the one of its present state. */
export const isTurnedDown = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === 'Returned' || status === 'Rejected';
