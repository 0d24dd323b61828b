import { z } from 'zod';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { zEmergencyAccess } from '#contracts/generated/schemas/emergency-access.ts';
import { zHandOver } from '#contracts/generated/schemas/hand-over.ts';
import { zHoldReason } from '#contracts/generated/schemas/hold-reason.ts';
import { zReturnKind } from '#contracts/generated/schemas/return-kind.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

const Withdrawal = z.object({
  from: z.enum(CASE_STATUSES),
  at: instant,
  byUserId: text,
  reason: text,
  providerId: text.nullable(),
  providerConsulted: z.boolean(),
  /** Left out by what was written before it was kept. */
  eventId: text.optional(),
});

/** What the moves of a case leave behind beside the case itself; its id is the id of the case. */
export const CaseMoveRecord = z.object({
  id: z.string().regex(/^cas_[a-z0-9_-]{1,60}$/),
  /** The time at which the present holder first opened the case; null before that. */
  firstOpenedAt: instant.nullable(),
  /** Runs from pickup or assignment until the first opening; the last warning in percent of the time allowed. */
  releaseClock: z.object({ startedAt: instant, warnedPercent: z.int().min(0).max(100) }).nullable(),
  openings: z.array(z.object({ userId: text, imageId: text, at: instant })),
  /** Who has first call on it: the provider whom its facility prefers, or the members of groups. */
  hold: z
    .object({
      reason: zHoldReason.extract(['preferred_provider', 'priority_pool']),
      providerIds: z.array(text),
      from: instant,
      to: instant,
    })
    .nullable(),
  /** In the pool, and neither told to providers nor taken yet. */
  isNews: z.boolean(),
  /** In the pool and on hold: who hears of it once the hold has ended, those with first call or all who may take it. */
  toldAfterHold: z.enum(['first_call', 'all']).nullable().default(null),
  /**
   * The facility and the reader heard that the case is on hold, and not yet that it is no longer. Records that were
   * written before this was kept leave it out.
   */
  isHoldTold: z.boolean().optional(),
  /** The intake found everything in place and lets the case into the pool at this time. */
  intakeReadyAt: instant.nullable(),
  identityQuestion: z
    .object({ kind: zReturnKind, at: instant, byUserId: text, providerId: text.nullable() })
    .nullable(),
  incidents: z.array(z.object({ kind: zReturnKind, at: instant, byUserId: text, text })),
  labelChecks: z.array(z.object({ imageId: text, byUserId: text, at: instant, note: z.string().nullable() })),
  scales: z.array(
    z.object({
      imageId: text,
      byUserId: text,
      at: instant,
      reason: text,
      mppX: z.number().positive(),
      mppY: z.number().positive(),
    }),
  ),
  assignments: z.array(
    z.object({
      providerId: text,
      byUserId: text,
      at: instant,
      reason: z.string().nullable(),
      beyondLoadLimit: z.boolean(),
      eventId: text.optional(),
    }),
  ),
  cancelled: Withdrawal.nullable(),
  restorations: z.array(
    z.object({
      at: instant,
      byUserId: text,
      reason: text,
      eventId: text.optional(),
      /** The withdrawal that it ended; left out by what was written before that was kept. */
      cancelled: Withdrawal.nullable().optional(),
    }),
  ),
  /** Left out by what was written before there were any. That one has ended is worked out, never kept. */
  emergencies: z.array(zEmergencyAccess.omit({ isOpen: true })).optional(),
  /** Numbers that a slide of the case had and none has now. Left out by what was written before they were kept. */
  goneSlideNumbers: z.array(text).optional(),
  /** For Lab_Operations: the case came back to the pool twice. */
  isReleasedOften: z.boolean(),
});
export type CaseMoveRecord = z.infer<typeof CaseMoveRecord>;

/** The record of a case that never moved. */
export const makeUnmovedCase = (caseId: string): CaseMoveRecord => ({
  id: caseId,
  firstOpenedAt: null,
  releaseClock: null,
  openings: [],
  hold: null,
  isNews: false,
  toldAfterHold: null,
  isHoldTold: false,
  intakeReadyAt: null,
  identityQuestion: null,
  incidents: [],
  labelChecks: [],
  scales: [],
  assignments: [],
  cancelled: null,
  restorations: [],
  isReleasedOften: false,
});

/** A search or an export, kept as who asked by which criteria: never what was looked for. */
export const CaseSearchRecord = z.object({
  id: text,
  at: instant,
  userId: text,
  of: z.union([z.enum(['cases', 'reports', 'numbers']), z.templateLiteral(['export of ', text])]),
  criteria: z.array(text),
  found: z.int().min(0),
  address: z.string().nullable(),
});
export type CaseSearchRecord = z.infer<typeof CaseSearchRecord>;

/** One record: the last half hour whose new cases were told. */
export const CaseDigestRecord = z.object({ id: z.literal('new-cases'), through: instant });

/**
 * An offer of a case to a colleague. That it has lapsed is kept when its case changes; what was written before that was
 * kept may hold an offer open whose case went another way.
 */
export const HandOverRecord = zHandOver
  .pick({
    id: true,
    version: true,
    status: true,
    caseId: true,
    note: true,
    offeredAt: true,
    answeredAt: true,
  })
  .extend({
    fromId: text,
    toId: text,
    /** When its reader took the case: whoever takes it again later has not offered it. */
    heldSince: instant.nullable(),
  });
export type HandOverRecord = z.infer<typeof HandOverRecord>;
