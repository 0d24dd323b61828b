import { z } from 'zod';
import { isTimeZone } from '#app/core/calendar/wall-clock.ts';
import { pastTimeFault } from '#app/core/calendar/wall-text.ts';
import { rules } from '#app/core/forms/whole/rules.ts';
import { keysOf } from '#app/core/objects.ts';
import { zAmendedField } from '#contracts/generated/schemas/amended-field.ts';
import { zAmendmentCause } from '#contracts/generated/schemas/amendment-cause.ts';
import { zAmendmentKind } from '#contracts/generated/schemas/amendment-kind.ts';
import { zCommunication } from '#contracts/generated/schemas/communication.ts';
import { zSpecimenLetter } from '#contracts/generated/schemas/specimen-letter.ts';

const ofCase = { intent: z.string(), etag: z.string().min(1), idempotencyKey: z.string().min(1) };

const reason = (needed: string) =>
  z.string(needed).trim().min(5, 'Use at least 5 characters').max(1000, 'Use at most 1000 characters');

export const RecallForm = z.object({ ...ofCase, reason: reason('Say why the report is taken back') });

/** What was written and not signed is deleted: nobody does that by one slip of the hand. */
export const WithdrawalForm = z.object({ ...ofCase, isMeant: z.boolean('Tick that it may be deleted') });

const LONG = 'Use at most 20000 characters';
const text = z.string().max(20_000, LONG).optional();
const line = z.string().trim().max(120, 'Use at most 120 characters');

/** The texts of one specimen as the next version is to have them. */
const SpecimenTexts = z.object({
  specimenID: zSpecimenLetter,
  bodysite: text,
  subsite: text,
  laterality: text,
  specimenType: z.string('Say what kind of specimen it is').max(20_000, LONG),
  diagnosis: z.string('A report needs a diagnosis of each specimen').max(20_000, LONG),
});

/** The patient as the next version is to name them; what is wrong with it is said before the signature. */
const PatientTexts = z.object({
  lastName: text,
  firstName: text,
  /** As it was typed. */
  birthDate: text,
  gender: text,
  medicalRecordNumber: text,
  healthCardNumber: text,
});

/** What the report does not hold as a text of its own is told with its old and its new words. */
export const OTHER_FIELDS = [
  'patient',
  'dates',
  'synoptic',
  'ancillary',
  'intraoperative',
  'findings',
] as const;

/** The name of a field that the report has no text of its own for. */
export const OtherField = zAmendedField.shape.field.extract(OTHER_FIELDS, 'Choose what was wrong');

const OtherChange = z.object({
  field: OtherField,
  specimenID: zSpecimenLetter.optional(),
  was: z.string('Say what the report says').trim().max(20_000, LONG),
  is: z.string('Say what is right').trim().max(20_000, LONG),
});

const CHANNELS = ['phone', 'in_person', 'secure_message', 'fax'] as const;

const ToldRow = z.object({
  told: line.optional(),
  toldBy: line.optional(),
  channel: zCommunication.shape.channel.extract(CHANNELS, 'Choose how it was told').optional(),
  /** By the clock on the wall of the form's time zone. */
  at: z.string().optional(),
  /** Asked for where that clock showed the time twice. */
  whichHour: z.enum(['earlier', 'later'], 'Choose which one it was').optional(),
  note: z.string().trim().max(1000, 'Use at most 1000 characters').optional(),
});

/** Whether something was written into a row about who was told: the form begins with an empty one, its time too. */
export const saysSomething = ({
  told,
  toldBy,
  channel,
  at,
  note,
}: Pick<z.output<typeof ToldRow>, 'told' | 'toldBy' | 'channel' | 'at' | 'note'>): boolean =>
  [told, toldBy, channel, at, note].some((part) => part !== undefined && part !== '');

/** A row that says nothing is as good as none; any other says all. */
const Told = ToldRow.check(
  rules(['told', 'toldBy', 'channel', 'at', 'note'], (row, context) => {
    if (!saysSomething(row)) return;
    const needed = {
      told: 'Say who was told',
      toldBy: 'Say who told it',
      channel: 'Choose how it was told',
    } as const;
    for (const name of keysOf(needed))
      if (row[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: needed[name] });
  }),
);

/** An addendum or an amendment as far as it is written: what is missing is asked for at its signature. */
export const AmendmentForm = z
  .object({
    ...ofCase,
    kind: zAmendmentKind,
    /** Where to go when it is kept. */
    next: z.enum(['sign', 'later']).optional(),
    timeZone: z.string().max(60).refine(isTimeZone, 'This time zone is not known'),
    reason: reason('Say why the report is changed or added to'),
    cause: zAmendmentCause.optional(),
    text,
    patient: PatientTexts.optional(),
    specimens: z.array(SpecimenTexts).default([]),
    comment: text,
    microscopic: text,
    gross: text,
    orderingPhysician: text,
    others: z.array(OtherChange).max(20, 'Add at most 20').default([]),
    told: z.array(Told).max(20, 'Add at most 20').default([]),
  })
  .check(
    rules(['told', 'timeZone'], ({ told, timeZone }, context) => {
      told.forEach((row, index) => {
        const fault = saysSomething(row) ? pastTimeFault(row, timeZone, Date.now()) : null;
        if (fault === null) return;
        const { name, message } = fault;
        context.addIssue({ code: 'custom', path: ['told', index, name], message });
      });
    }),
  );

export type AmendmentTyped = z.output<typeof AmendmentForm>;

const siteConfirmed = z.boolean('Correct the text, or tick that it is right');

/** The signature under what was kept and is shown; words that disagree with the specimen's site or side take a tick. */
export const amendmentSignature = (isSiteAsked: boolean) =>
  z.object({
    ...ofCase,
    siteConfirmed: isSiteAsked ? siteConfirmed : siteConfirmed.optional(),
    /** Asked for once the API has found the number in a case of somebody else. */
    numberConfirmed: z.boolean().optional(),
    readingSite: z.string('Choose where you are'),
    identityConfirmed: z.boolean('Tick that this is the right patient'),
    password: z.string('Password is required'),
  });
