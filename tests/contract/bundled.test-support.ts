import { bundle } from '#contracts/generate/bundle.ts';
import { CONTRACT_FILE } from '#contracts/generate/contract-file.ts';

/** The contract as one document, read once for all tests of a process; who wants to change it makes a copy. */
export const contract = bundle(CONTRACT_FILE);
