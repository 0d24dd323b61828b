import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { CALLER_NAMES, type Creds } from '../check/creds.ts';

/** The mail of those whose name in the demo is another than the check's. */
const NAMES: Readonly<Partial<Record<(typeof CALLER_NAMES)[number], string>>> = { lab: 'labops' };

/** Everybody of the demo whom a check can log in. */
export const DEMO_CREDS: Creds = {
  callers: Object.fromEntries(
    CALLER_NAMES.map((name) => [
      name,
      { email: `${NAMES[name] ?? name}@example.org`, password: DEMO_PASSWORD },
    ]),
  ),
};
