import { SLIDE } from './begun-cases.ts';
import { PASSWORD, SITE } from './people.ts';
import type { Case, Command } from './state.ts';

export type Body = NonNullable<Command['body']>;
type BodyOf = (aCase: Case) => { readonly body: Body };

/** The words are alike whatever the case. */
export const saying = (body: Body) => (): { readonly body: Body } => ({ body });

export const REASON = { reason: 'An invented reason.' };
export const BLANK = { reason: ' ' };

export const returnCase = (kind: string): BodyOf =>
  saying({ kind, reasons: [{ text: 'An invented text.' }] });

export const labelChecks: BodyOf = ({ images }) => ({
  body: { labelChecks: images.map((imageId) => ({ imageId, confirmed: true })) },
});

export const count = (missing: number): BodyOf =>
  saying({ receivedAt: '2026-11-18T14:00:00Z', slides: [{ subsectionId: SLIDE, received: 2, missing }] });

export const answers: BodyOf = ({ reasons }) => ({
  body: { answers: reasons.map((_, at) => ({ number: at + 1, answer: 'An invented answer.' })) },
});

export const QUESTION = { about: 'other', text: 'An invented question?' };
export const STAIN = { kind: 'special_stain', specimenID: 'A', block: 'A1', stain: 'PAS' };
export const GLASS = { kind: 'glass_or_block', specimenID: 'A', block: 'A1' };

/** The body that names the n-th image of the slide; one that does not exist where there are fewer. */
export const rescan =
  (at: number, more: Body): BodyOf =>
  ({ images }) => ({ body: { imageId: images[at] ?? 'img_model-none', ...more } });

export const newImage =
  (at: number): BodyOf =>
  ({ images }) => ({ body: { outcome: 'Fulfilled', newImageId: images[at] ?? 'img_model-none' } });

export const DISAGREE = { agreement: 'MajorDisagreement', categories: ['interpretive'] };
export const OWN_DIAGNOSIS = { diagnosis: [{ specimenID: 'A', text: 'An invented reading.' }] };

const signature = (meaning: string) => ({
  password: PASSWORD,
  identityConfirmed: true,
  meaning,
  readingSite: SITE,
});

/** All is in order: the slides were read on glass. */
const SIGNED = { imagesSeen: [], readOnGlass: [SLIDE], signature: signature('primary_diagnosis') };

const sign =
  (body: Body): BodyOf =>
  ({ text }) => ({ body: { diagnosisVersion: Math.max(1, text.version), ...body } });

/** All is in order: every image was opened, as the server saw too. */
const signOnScreen: BodyOf = (aCase) =>
  sign({
    ...SIGNED,
    readOnGlass: [],
    imagesSeen: aCase.images.map((imageId) => ({ imageId, checksum: null })),
  })(aCase);

/** Ways to sign: four that may do, and one for each thing that may be wrong. */
export const SIGN_OUTS: readonly BodyOf[] = [
  signOnScreen,
  ...[
    SIGNED,
    { ...SIGNED, reviewResolution: 'An invented agreement.' },
    { ...SIGNED, reviewResolution: 'x' },
    { ...SIGNED, readOnGlass: [SLIDE, 'sub_model-other'] },
    { ...SIGNED, readOnGlass: [] },
    { ...SIGNED, diagnosisVersion: 99 },
    { ...SIGNED, signature: { ...SIGNED.signature, identityConfirmed: false } },
    { ...SIGNED, signature: { ...SIGNED.signature, password: 'another' } },
  ].map(sign),
];

const ADDENDUM = { ...REASON, kind: 'Addendum', text: 'An invented text.' };
const amendmentAt = (now: number) => ({
  ...REASON,
  kind: 'Amendment',
  cause: 'report_defect',
  changes: [{ field: 'comment', specimenID: null, was: 'This.', is: 'That.' }],
  told: [
    {
      told: 'Dr. Invented',
      toldBy: 'Dr. Other',
      channel: 'phone',
      note: null,
      toldAt: new Date(now).toISOString(),
    },
  ],
});

/** Begun, signed, and signed with something missing. Somebody is told of the change when it is signed. */
export const amendmentsAt = (now: number): readonly Body[] => [
  { ...REASON, kind: 'Addendum' },
  { ...REASON, kind: 'Amendment' },
  { ...ADDENDUM, signature: signature('addendum') },
  { ...amendmentAt(now), signature: signature('amendment') },
  { ...amendmentAt(now), cause: 'misinterpretation', signature: signature('amendment') },
  { ...REASON, kind: 'Addendum', signature: signature('addendum') },
  { ...REASON, kind: 'Amendment', signature: signature('amendment') },
  { ...ADDENDUM, signature: signature('amendment') },
  { ...ADDENDUM, signature: { ...signature('addendum'), password: 'another' } },
];

const text = (words: string, specimenID = 'A') => ({
  diagnoses: [{ specimenID, text: words }],
  seeDiagnosis: true,
  findings: [{ code: 'L82.1', specimenID: 'A' }],
  urgentResult: { isUrgent: false, communication: null },
});

export const WORDS = 'SKIN, NOSE, LEFT, SHAVE:\n- Invented benign finding.';

/** Saved, shared with the facility, and with a gap or about a specimen that is not there. */
export const TEXTS: readonly Body[] = [
  text(WORDS),
  text(`${WORDS}\n- Something else.`),
  text(''),
  { ...text(WORDS), sharePreliminary: true },
  { ...text(`${WORDS}\n- Something else.`), sharePreliminary: true },
  { ...text(''), sharePreliminary: true },
  { ...text(WORDS), withdrawPreliminary: true },
  { ...text(WORDS), sharePreliminary: true, withdrawPreliminary: true },
  text(WORDS, 'Z'),
];

export const PAYMENTS: readonly Body[] = [
  { outcome: 'paid', paidCents: 1000 },
  { outcome: 'paid', paidCents: 1_000_000 },
  { outcome: 'paid' },
  { outcome: 'denied', denialReason: 'An invented reason.' },
  { outcome: 'denied' },
  { outcome: 'writtenOff' },
];

/** What the sender says that the bytes are, and what they are. */
const part = (content: string, claimed = content): Body => ({ content, claimed });

export const PARTS: readonly Body[] = [
  part('invented'),
  part('INVENTED'),
  part('invented', 'INVENTED'),
  part('short'),
];
