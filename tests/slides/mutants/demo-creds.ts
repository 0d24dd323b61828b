import path from 'node:path';
import { type Creds, readCreds } from '../check/creds.ts';

/** Everybody of the demo whom a check can log in. */
export const readDemoCreds = (): Creds => readCreds(path.join(import.meta.dirname, '..', 'demo-creds.yaml'));
