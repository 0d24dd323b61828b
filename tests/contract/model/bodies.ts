import { PASSWORD, SITE } from './people.ts';
import { SLIDE } from './seed.ts';
import type { Case, Command } from './state.ts';

export type Body = NonNullable<Command['body']>;
type BodyOf = (aCase: Case) => { readonly body: Body };

/** The same words whatever the case. */
export const saying = (body: Body) => (): { readonly body: Body } => ({ body });

export const REASON = { reason: 'An invented reason.' };
export const BLANK = { reason: ' ' };

export const returned = (kind: string): BodyOf => saying({ kind, reasons: [{ text: 'An invented text.' }] });

export const labelChecks: BodyOf = ({ images }) => ({
  body: { labelChecks: images.map((imageId) => ({ imageId, confirmed: true })) },
});

export const counted = (missing: number): BodyOf =>
  saying({
    receivedAt: '2026-11-18T14:00:00Z',
    slides: [{ subsectionId: SLIDE, received: 2, missing }],
  });

export const answers: BodyOf = ({ reasons }) => ({
  body: { answers: reasons.map((_, at) => ({ number: at + 1, answer: 'An invented answer.' })) },
});

export const QUESTION = { about: 'other', text: 'An invented question?' };
export const STAIN = { kind: 'special_stain', specimenID: 'A', block: 'A1', stain: 'PAS' };
export const GLASS = { kind: 'glass_or_block', specimenID: 'A', block: 'A1' };

/** Of the n-th image of the slide; of one that is not there where there are fewer. */
export const rescan =
  (at: number, more: Body): BodyOf =>
  ({ images }) => ({ body: { imageId: images[at] ?? 'img_model-none', ...more } });

export const newImage =
  (at: number): BodyOf =>
  ({ images }) => ({ body: { outcome: 'Fulfilled', newImageId: images[at] ?? 'img_model-none' } });

export const DISAGREE = { agreement: 'MajorDisagreement', categories: ['interpretive'] };
export const OWN_DIAGNOSIS = { diagnosis: [{ specimenID: 'A', text: 'An invented reading.' }] };

const signature = (meaning: string) => ({
  ...{ password: PASSWORD, identityConfirmed: true, meaning, readingSite: SITE },
});

/** All is in order: the slides were read on glass. */
const SIGNED = {
  ...{ diagnosisVersion: 1, imagesSeen: [], readOnGlass: [SLIDE] },
  signature: signature('primary_diagnosis'),
};

/** Ways to sign: three that may do, and one for each thing that may be wrong. */
export const SIGN_OUTS: readonly Body[] = [
  SIGNED,
  { ...SIGNED, reviewResolution: 'An invented agreement.' },
  { ...SIGNED, reviewResolution: 'x' },
  { ...SIGNED, readOnGlass: [SLIDE, 'sub_model-other'] },
  { ...SIGNED, readOnGlass: [] },
  { ...SIGNED, diagnosisVersion: 2 },
  { ...SIGNED, signature: { ...SIGNED.signature, identityConfirmed: false } },
  { ...SIGNED, signature: { ...SIGNED.signature, password: 'another' } },
];

const ADDENDUM = { ...REASON, kind: 'Addendum', text: 'An invented text.' };
const AMENDMENT = {
  ...{ ...REASON, kind: 'Amendment', cause: 'report_defect' },
  changes: [{ field: 'comment', specimenID: null, was: 'This.', is: 'That.' }],
  told: [
    {
      ...{ told: 'Dr. Invented', toldBy: 'Dr. Other', channel: 'phone', note: null },
      toldAt: '2026-11-18T15:00:00Z',
    },
  ],
};

/** Begun, signed, and signed with something missing. */
export const AMENDMENTS: readonly Body[] = [
  { ...REASON, kind: 'Addendum' },
  { ...REASON, kind: 'Amendment' },
  { ...ADDENDUM, signature: signature('addendum') },
  { ...AMENDMENT, signature: signature('amendment') },
  { ...AMENDMENT, cause: 'misinterpretation', signature: signature('amendment') },
  { ...REASON, kind: 'Addendum', signature: signature('addendum') },
  { ...REASON, kind: 'Amendment', signature: signature('amendment') },
  { ...ADDENDUM, signature: signature('amendment') },
  { ...ADDENDUM, signature: { ...signature('addendum'), password: 'another' } },
];
