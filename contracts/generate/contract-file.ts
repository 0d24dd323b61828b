import { join } from 'node:path';

/** Where the contract begins; its parts are named from there. */
export const CONTRACT_FILE = join(import.meta.dirname, '..', '..', 'openapi.yaml');
