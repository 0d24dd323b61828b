import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';

/** The people of the demo, by the first part of their addresses; nobody calls without a session. */
const PEOPLE = [
  ...(['provider', 'provider2', 'provisional', 'onboarding', 'new-provider', 'former'] as const),
  ...(['facility', 'np', 'facility2'] as const),
  ...(['admin', 'lab', 'accounts', 'relations'] as const),
] as const;

export type Person = (typeof PEOPLE)[number];

export const isPerson = (name: string): name is Person => PEOPLE.some((person) => person === name);

const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

export const operationIds = keysOf(operations);

const operationId = z.enum(operationIds).describe('An operation of the contract.');
const text = z.string().min(1);
const plain = z.union([z.string(), z.number(), z.boolean()]);

const Pattern = z
  .unknown()
  .describe(
    'What the answer has to hold: an object fits when each of its keys does, a list when it is as long and each entry fits. ' +
      '{$some: p} one entry fits, {$none: p} no entry fits, {$length: n}, {$matches: "expression"}, {$not: p}, {$missing: true}.',
  );

const Saved = z
  .record(z.string().regex(/^[a-z]\w*$/i), text)
  .describe(
    'Names for parts of the answer: data.id, data.items[status=Open].id, headers.etag; text ~ [0-9]{6} takes what fits out of a text.',
  );

const Expectation = z
  .strictObject({
    status: z.int().min(200).max(599).optional().describe('The status of the answer.'),
    code: z.string().nullable().optional().describe('The code in X-Error-Code; null for none.'),
    match: Pattern.optional(),
    headers: z
      .record(z.string(), Pattern)
      .optional()
      .describe('Headers of the answer, by name in small letters.'),
    save: Saved.optional(),
    contract: z
      .literal(false)
      .optional()
      .describe('Does not hold the answer to the contract: for an answer that a fault has broken.'),
  })
  .describe('What has to come back. Each answer is held to the contract besides.');

const Action = z
  .strictObject({
    go: text.optional().describe('Opens a page of the product by its path.'),
    open: text.optional().describe('Unfolds the part of the page under this heading.'),
    press: text.optional().describe('Presses the button, link, tab or menu item of this name.'),
    fill: z
      .record(z.string(), z.string())
      .optional()
      .describe('Types a text into each field of these names.'),
    choose: z
      .record(z.string(), z.string())
      .optional()
      .describe('Chooses an entry of each list of these names.'),
    tick: text.optional().describe('Ticks the box, or the one of several, of this name.'),
    see: text.optional().describe('Waits until this text is to be seen.'),
    in: text
      .optional()
      .describe('Looks for it only in the row or group with this text; dialog: in the one that is open.'),
  })
  .describe('One thing that the person does on the screen.');

const callFields = {
  as: z
    .enum([...PEOPLE, 'nobody'])
    .optional()
    .describe('Who calls; nobody has no session.'),
  call: operationId.optional(),
  params: z.record(z.string(), plain).optional().describe('What stands in the path.'),
  query: z.record(z.string(), plain).optional().describe('What stands behind the question mark.'),
  url: text
    .optional()
    .describe('A link that an earlier answer gave, asked as it stands, in place of params and query.'),
  headers: z.record(z.string(), z.string()).optional(),
  ifMatch: text
    .optional()
    .describe('The ETag to send, or the operation by which the same person reads the present one first.'),
  key: text
    .optional()
    .describe('Calls with the same word here send the same Idempotency-Key; else each has its own.'),
  body: z.unknown().optional().describe('Sent as JSON.'),
  bytes: z
    .strictObject({ text: z.string(), type: text })
    .optional()
    .describe('Sent as a file of this media type.'),
  expect: Expectation.optional(),
};

const Call = z.strictObject({ name: text.optional(), ...callFields }).describe('One call.');

const Step = z
  .strictObject({
    name: text.optional().describe('What happens, in words.'),
    ...callFields,
    screen: z
      .array(Action)
      .min(1)
      .optional()
      .describe('How the same is done on the screen, for --target browser.'),
    together: z.array(Call).min(2).optional().describe('Calls that are sent at once; whichever comes first.'),
    statuses: z.array(z.int()).optional().describe('The statuses of calls sent together, in any order.'),
    wait: z
      .string()
      .regex(/^\d+(s|m|h|d)$/)
      .optional()
      .describe('Lets so much time pass on the clock of the mock: 30s, 31m, 24h, 8d.'),
    fault: z.record(z.string(), z.unknown()).optional().describe('Switches a fault of the mock on.'),
    clearFaults: z.literal(true).optional().describe('Switches all faults off.'),
    state: text
      .optional()
      .describe(
        'A record as the mock stores it (cases/ID), or with `where` the records of a collection (mails).',
      ),
    where: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .optional()
      .describe('Which records are looked for: {to: {equals: somebody@example.org}}.'),
    match: Pattern.optional(),
    save: Saved.optional(),
  })
  .describe('One step: a call, calls sent together, a wait, a fault, or a look into the state.');

export const Scenario = z.strictObject({
  name: text.describe('What it shows, as a sentence.'),
  proves: z
    .array(text)
    .min(1)
    .describe('The lines of the checklist, journeys and hazards that it stands for.'),
  given: z
    .strictObject({
      world: z
        .enum(keysOf(WORLDS))
        .optional()
        .describe('The world that it begins with; demo unless it says otherwise.'),
      clock: z.iso
        .datetime()
        .optional()
        .describe('The time at which it begins, where the day of the week counts.'),
      state: z
        .array(
          z.strictObject({
            record: text.describe('A record as the mock stores it: cases/ID.'),
            with: z.record(z.string(), z.unknown()).describe('Its fields that are other than in the world.'),
          }),
        )
        .optional(),
      values: z
        .record(z.string().regex(/^[a-z]\w*$/i), z.unknown())
        .optional()
        .describe('Values that steps name.'),
    })
    .optional(),
  faults: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .describe('Faults that are on from the start.'),
  steps: z.array(Step).min(1),
  outcome: z.array(Step).optional().describe('What holds in the end.'),
});

export type Scenario = z.infer<typeof Scenario>;
export type Step = z.infer<typeof Step>;
export type Call = z.infer<typeof Call>;
export type Expectation = z.infer<typeof Expectation>;
export type Action = z.infer<typeof Action>;

/** The operation to read the present ETag by, or null where the text is the ETag itself. */
export const readerOf = (ifMatch: string): OperationId | null => (isOperationId(ifMatch) ? ifMatch : null);

/** What editors and `slides` check files by. */
export const jsonSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(Scenario, { target: 'draft-7', io: 'input' }),
  title: 'A scenario of slides',
});
