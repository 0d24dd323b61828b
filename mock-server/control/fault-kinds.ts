import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { accessCallers } from '#contracts/generated/access.ts';
import { answerFacts } from '#contracts/generated/answer-facts.ts';
import { errorCodes } from '#contracts/generated/error-codes.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';

export const OperationName = z.enum(keysOf(operations), {
  error: ({ input }) =>
    input === undefined
      ? 'It has to name an operation of the contract.'
      : `The contract has no operation ${JSON.stringify(input)}.`,
});

/** Strict throughout: a key that is dropped would let a fault strike everybody. */
const Match = z.strictObject({
  operationId: OperationName.optional(),
  /** The path of the request without its /api prefix; a trailing * stands for the rest. */
  path: z
    .string()
    .regex(/^\/(?!api\/)/, 'A path begins with / and leaves /api out.')
    .optional(),
  /** As whom x-access knows the caller; public is whoever sends no token that holds. */
  role: z.enum(accessCallers).optional(),
  /** Only the nth call that the rest of the match fits, counted from 1. */
  nth: z.int().positive().optional(),
});

const common = {
  match: Match,
  /** The fault is gone after so many calls. */
  times: z.int().positive().optional(),
  /** How many of the calls that fit are struck, from 0 to 1. Which of them, the seed decides. */
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
};

const Milliseconds = z.int().min(0).max(600_000);
const Bytes = z.int().min(0);
/** Keys and numbers of items, as `data.items.0.id`; a * stands for every item. */
const PathInBody = z.string().regex(/^[\w*]+(\.[\w*]+)*$/);

const Kinds = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    code: z.enum(keysOf(errorCodes)).optional(),
    body: z.enum(['envelope', 'html']).default('envelope'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('delay'),
    delayMs: Milliseconds,
    /** Up to so much longer, evenly spread. */
    spreadMs: Milliseconds.default(0),
  }),
  z.strictObject({ ...common, kind: z.literal('hang') }),
  z.strictObject({ ...common, kind: z.literal('reset') }),
  z.strictObject({ ...common, kind: z.literal('truncate'), bytes: Bytes }),
  z.strictObject({ ...common, kind: z.literal('malformedJson') }),
  z.strictObject({
    ...common,
    kind: z.literal('wrongContentType'),
    contentType: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/)
      .default('text/html'),
  }),
  z.strictObject({ ...common, kind: z.literal('emptyBody') }),
  z.strictObject({ ...common, kind: z.literal('isSuccessFalse200') }),
  z.strictObject({ ...common, kind: z.literal('refusalUnder200') }),
  z.strictObject({
    ...common,
    kind: z.literal('schemaDrift'),
    path: PathInBody,
    change: z.enum(['drop', 'retype', 'null']).default('drop'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('rateLimit'),
    retryAfterSeconds: z.int().min(0).max(3600).default(1),
  }),
  z.strictObject({ ...common, kind: z.literal('etagStale') }),
  z.strictObject({ ...common, kind: z.literal('tiffTruncated'), bytes: Bytes }),
  z.strictObject({ ...common, kind: z.literal('rangeIgnored') }),
  z.strictObject({ ...common, kind: z.literal('contentRangeWrong'), byBytes: z.int().default(1) }),
  z.strictObject({ ...common, kind: z.literal('contentRangeHidden') }),
  z.strictObject({ ...common, kind: z.literal('levelMissing'), level: z.int().min(0).max(40) }),
  z.strictObject({ ...common, kind: z.literal('linkExpired'), after: z.int().min(0).default(0) }),
  z.strictObject({
    ...common,
    kind: z.literal('columnDelayed'),
    column: z.int().min(0),
    delayMs: Milliseconds,
  }),
]);

export type FaultKind = z.infer<typeof Kinds>['kind'];
export type FaultOf<K extends FaultKind> = Extract<z.infer<typeof Kinds>, { readonly kind: K }>;

const FILE_CALLS: readonly OperationId[] = ['getWsiFile', 'headWsiFile'];

/** The operations that a kind can strike, where it knows only some. */
export const STRUCK: Readonly<Partial<Record<FaultKind, readonly OperationId[]>>> = {
  tiffTruncated: FILE_CALLS,
  rangeIgnored: ['getWsiFile'],
  contentRangeWrong: ['getWsiFile'],
  contentRangeHidden: FILE_CALLS,
  levelMissing: ['getTile'],
  // The one operation that may refuse so by contract.
  refusalUnder200: ['login'],
  linkExpired: [...FILE_CALLS, 'getDziDescriptor', 'getTile', 'getThumbnail'],
  columnDelayed: ['getTile'],
};

/** A fault as it is asked for. What could never strike, or could strike only with what nobody meant, is refused. */
export const FaultRecord = Kinds.superRefine((fault, context) => {
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { operationId } = fault.match;
  const struck = STRUCK[fault.kind];
  if (operationId !== undefined && struck !== undefined && !struck.includes(operationId))
    refuse(['match', 'operationId'], `${fault.kind} strikes only ${struck.join(', ')}.`);
  if (fault.kind !== 'status' || fault.code === undefined) return;
  const { status, code } = fault;
  if (fault.body === 'html') refuse(['code'], 'A page carries no code.');
  if (!errorCodes[code].status.some((one) => one === status))
    refuse(['code'], `${code} travels as ${errorCodes[code].status.join(' or ')}.`);
  const declared = operationId === undefined ? undefined : answerFacts[operationId]?.[status]?.codes;
  if (operationId !== undefined && declared?.includes(code) !== true)
    refuse(['code'], `${operationId} never answers ${status} with this code.`);
});
export type FaultRecord = z.infer<typeof FaultRecord>;

interface KindFacts {
  readonly what: string;
  /** What it needs besides `match`, as an example that works. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** What each kind does, for the page of the controls and for its description. */
export const FAULT_KINDS: Readonly<Record<FaultKind, KindFacts>> = {
  status: {
    what: 'Refuses with a status, by a code of the contract or with a page in place of the envelope.',
    example: { status: 503 },
  },
  delay: { what: 'Answers later, by a fixed time or one spread evenly.', example: { delayMs: 3000 } },
  hang: { what: 'Never answers, until the caller gives up or the fault is switched off.', example: {} },
  reset: { what: 'Cuts the connection before anything is done.', example: {} },
  truncate: {
    what: 'Does what was asked, answers with the first bytes and cuts the connection.',
    example: { bytes: 100 },
  },
  malformedJson: { what: 'Answers with half of its JSON, as if that were all.', example: {} },
  wrongContentType: {
    what: 'Answers rightly under another media type.',
    example: { contentType: 'text/html' },
  },
  emptyBody: { what: 'Answers with the right status and nothing else.', example: {} },
  isSuccessFalse200: { what: 'Refuses in the envelope, under 200.', example: {} },
  refusalUnder200: {
    what: 'Sends the refusal of wrong credentials under 200, as the contract lets login do; who may log in does.',
    example: {},
  },
  schemaDrift: {
    what: 'Drops a field of the answer, gives it another type, or null.',
    example: { path: 'data.id', change: 'retype' },
  },
  rateLimit: { what: 'Refuses with 429 and says when to come again.', example: { retryAfterSeconds: 2 } },
  etagStale: { what: 'Answers with the ETag of the version before.', example: {} },
  tiffTruncated: { what: 'Serves the slide file as if it ended early.', example: { bytes: 100_000 } },
  rangeIgnored: { what: 'Answers a Range with 200 and the whole file.', example: {} },
  contentRangeWrong: { what: 'Says that the bytes begin elsewhere than they do.', example: { byBytes: 256 } },
  contentRangeHidden: { what: 'Does not let other origins read Content-Range.', example: {} },
  levelMissing: { what: 'Has no tiles of one level of the picture.', example: { level: 10 } },
  linkExpired: {
    what: 'Refuses signed links as expired, after so many answers that were good.',
    example: { after: 20 },
  },
  columnDelayed: { what: 'Answers the tiles of one column later.', example: { column: 0, delayMs: 3000 } },
};
