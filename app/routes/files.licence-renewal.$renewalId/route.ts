import { loadRenewalFile } from '#app/features/people/renewals.server.ts';

export const loader = loadRenewalFile;
