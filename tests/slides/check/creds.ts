import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AccessCaller } from '#contracts/generated/access.ts';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';
import { isPathName, nameOfId } from './thing-names.ts';

/** Who the contract takes each caller for; nine of two facilities, and a colleague of the provider where there is one. */
export const CALLERS = {
  provider: 'Provider',
  provider2: 'Provider',
  provisional: 'ProvisionalProvider',
  facility: 'MedicalFacility',
  np: 'Facility_NP',
  facility2: 'MedicalFacility',
  admin: 'Admin',
  lab: 'Lab_Operations',
  accounts: 'Accounts',
  relations: 'Relationship_Manager',
} as const satisfies Readonly<Record<string, AccessCaller>>;

export type CallerName = keyof typeof CALLERS;

/** Staff first, since they see most; the order in which callers are asked. */
export const CALLER_NAMES: readonly CallerName[] = [
  'admin',
  'lab',
  'accounts',
  'relations',
  'provider',
  'provider2',
  'provisional',
  'facility',
  'np',
  'facility2',
];

const login = z.strictObject({ email: z.string().min(3), password: z.string().min(1) });

const file = z.strictObject({
  callers: z
    .partialRecord(z.enum(CALLER_NAMES), login)
    .refine((all) => Object.keys(all).length > 0, { message: 'at least one caller is needed' }),
  things: z
    .record(
      z.string().min(1),
      z
        .string()
        .min(1)
        .regex(/^[^/\s]+$/, 'an id is one word'),
    )
    .superRefine((things, context) => {
      for (const [alias, id] of Object.entries(things))
        if (nameOfId(id) === '' && !isPathName(alias))
          context.addIssue({
            code: 'custom',
            path: [alias],
            message: `${id} begins like no id of the contract, and ${alias} is no name in a path`,
          });
    })
    .optional(),
});

/** Emails and passwords by caller; `things` are what is there already: ids, each under a name of one's own. */
export type Creds = z.output<typeof file>;

const EXAMPLE = 'callers: { provider: { email: a@example.org, password: … }, admin: { … } }';

/** Reads who may be logged in from a file of YAML; says what is wrong with it where it does not fit. */
export function readCreds(path: string): Creds {
  const read = file.safeParse(parseFile(path));
  if (read.success) return read.data;
  const wrong = read.error.issues.map(
    ({ path: at, message }) => `  ${at.join('.') || 'the file'}: ${message}`,
  );
  throw new UsageError(
    `${path} does not say who may log in, and what is there:\n${wrong.join('\n')}\nIt looks like this: ${EXAMPLE}\n` +
      `Callers are ${CALLER_NAMES.join(', ')}.`,
  );
}

function parseFile(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${whyNoFile(cause)}`);
  }
}
