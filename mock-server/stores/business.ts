import type { MakeCollection } from '../collections.ts';

/** Registrations, onboarding, enquiries, accounts, support, the banner. */
export const businessStore = (_make: MakeCollection) => ({});
