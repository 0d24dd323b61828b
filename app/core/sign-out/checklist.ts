import type { SignOutCheck } from '#contracts/generated/wire.ts';
import { maySignIn } from '../cases/pickup.ts';
import { citedGaps } from '../citing/cited-gaps.ts';
import { gapTexts } from '../diagnosis/templates.ts';
import { keysOf } from '../objects.ts';
import type { SignableCase, SignableSpecimen } from './signable-case.ts';
import { isOtherSideInSynoptic, siteFault, siteFaultText, synopticSideText } from './site-words.ts';
import { needsSynoptic, synopticFault } from './synoptic.ts';

type Rule = SignOutCheck['rule'];

/** What is missing, with the specimen where it is about one. */
interface Gap {
  readonly specimenID: string | null;
  readonly text: string;
}

type Judge = (aCase: SignableCase) => readonly Gap[];

const ofCase = (text: string): readonly Gap[] => [{ specimenID: null, text }];

const ofSpecimens = (
  { specimens }: SignableCase,
  textOf: (specimen: SignableSpecimen) => string | null,
): readonly Gap[] =>
  specimens.flatMap((specimen) => {
    const text = textOf(specimen);
    return text === null ? [] : [{ specimenID: specimen.specimenID, text }];
  });

const countUnopened = ({ specimens }: SignableCase, ofNew: boolean): number =>
  specimens
    .flatMap(({ subsections }) => subsections)
    .filter(({ isReadOnGlass }) => !isReadOnGlass)
    .flatMap(({ images }) => images)
    .filter(({ isOpened, isNew }) => !isOpened && isNew === ofNew).length;

const slidesText = (count: number, what: string): string =>
  count === 1 ? `1 ${what}slide was not opened.` : `${count} ${what}slides were not opened.`;

const imagesOpened: Judge = (aCase) => {
  const count = countUnopened(aCase, false);
  return [
    ...(count === 0 ? [] : ofCase(slidesText(count, ''))),
    // A slide without an image has nothing that could be opened, and would go unread without a word.
    ...ofSpecimens(aCase, ({ specimenID, subsections }) =>
      subsections.some(({ awaitsImages, isReadOnGlass }) => awaitsImages && !isReadOnGlass)
        ? `Specimen ${specimenID} waits for the image of a slide that was added.`
        : null,
    ),
  ];
};

const openRequests: Judge = (aCase) => {
  const rescans = ofSpecimens(aCase, ({ specimenID, subsections }) =>
    subsections.some(({ requireRescan }) => requireRescan)
      ? `Specimen ${specimenID} waits for a rescan.`
      : null,
  );
  const count = countUnopened(aCase, true);
  return [
    ...(aCase.hasOpenRequests ? ofCase('Orders or questions are still open.') : []),
    ...rescans,
    ...(count === 0 ? [] : ofCase(slidesText(count, 'new '))),
  ];
};

const isEmpty = (text: string | null): boolean => (text ?? '').trim() === '';

const replacedPictures: Judge = ({ keyImages }) =>
  keyImages.flatMap(({ isReplaced }, at) =>
    isReplaced
      ? ofCase(`The slide of key picture ${at + 1} was replaced. Choose another one or remove the picture.`)
      : [],
  );

const templateGaps: Judge = ({ specimens, microscopic, comment, intraoperative }) => [
  ...specimens.flatMap(({ specimenID, text }) =>
    gapTexts(text, `the diagnosis of specimen ${specimenID}`).map((gap) => ({ specimenID, text: gap })),
  ),
  ...[
    ...gapTexts(microscopic, 'the microscopic description'),
    ...gapTexts(comment, 'the comment'),
    ...gapTexts(intraoperative, 'the intraoperative consultation'),
  ].flatMap(ofCase),
];

const diagnosisText: Judge = (aCase) => [
  ...ofSpecimens(aCase, ({ specimenID, text }) =>
    isEmpty(text) ? `Write the diagnosis of specimen ${specimenID}.` : null,
  ),
  ...(isEmpty(aCase.gross) && !aCase.isConsultation ? ofCase('The gross description is missing.') : []),
  ...(isEmpty(aCase.microscopic) && !aCase.seeDiagnosis
    ? ofCase('Write the microscopic description or tick "It says no more than the diagnosis".')
    : []),
  ...templateGaps(aCase),
  ...replacedPictures(aCase),
];

const siteWords: Judge = (aCase) =>
  ofSpecimens(aCase, (specimen) => {
    if (!isEmpty(specimen.siteConfirmedReason)) return null;
    const { specimenID } = specimen;
    const fault = siteFault(specimen);
    const faults = [
      ...(fault === null ? [] : [siteFaultText(fault, `diagnosis of specimen ${specimenID}`)]),
      ...(isOtherSideInSynoptic(specimen, aCase.synoptic) ? [synopticSideText(specimenID)] : []),
    ];
    return faults.length === 0 ? null : `${faults.join(' ')} Correct it or give a reason.`;
  });

const synoptic: Judge = (aCase) =>
  ofSpecimens(aCase, (specimen) => {
    // One that was begun is printed, whatever code stands there by now.
    const isBegun = aCase.synoptic.some(({ specimenID }) => specimenID === specimen.specimenID);
    return isBegun || needsSynoptic(specimen, aCase.findings)
      ? synopticFault(specimen, aCase.synoptic, aCase.findings)
      : null;
  });

const icd10: Judge = ({ country, findings }) =>
  country === 'US' && findings.length === 0 ? ofCase('Give at least one ICD-10 code of the finding.') : [];

const secondReview: Judge = ({ review }) => {
  if (review === 'waiting') return ofCase('The second review is not done.');
  return review === 'unsettled' ? ofCase('Say how the difference with the reviewer was settled.') : [];
};

const urgentResult: Judge = ({ urgent: { isUrgent, communication }, today }) => {
  if (isUrgent === null) return ofCase('Answer whether the result is urgent.');
  if (!isUrgent) return [];
  if (communication === null) return ofCase('Say who was told of the urgent result, how and when.');
  if (communication.isAhead) return ofCase('Nobody can have been told of the urgent result in the future.');
  // The note says why it was told later than today, and does not make a wrong year right.
  if (communication.isEarly)
    return ofCase('Nobody can have been told of the urgent result before the first specimen was taken.');
  const isLate = communication.toldOn !== today && isEmpty(communication.note);
  return isLate ? ofCase('Say why the urgent result was not told today.') : [];
};

/** What is said to a signer who is not licensed in the state of the facility. */
export const licenceText = (region: string): string => `Your ${region} licence is not valid today.`;

const licence: Judge = ({ licences, region, today }) =>
  maySignIn(licences, region, today) ? [] : ofCase(licenceText(region));

const citedMarks: Judge = ({ citing: { texts, marks } }) => citedGaps(texts, marks).flatMap(ofCase);

const JUDGES: Readonly<Record<Rule, Judge>> = {
  images_opened: imagesOpened,
  open_requests: openRequests,
  diagnosis_text: diagnosisText,
  site_words: siteWords,
  synoptic,
  icd10,
  second_review: secondReview,
  urgent_result: urgentResult,
  licence,
  cited_marks: citedMarks,
};

const RULES = keysOf(JUDGES);

/** Every line of the sign-out checklist that is known before the signing: one that passed, or one for each gap. */
export function signOutChecklist(aCase: SignableCase): readonly SignOutCheck[] {
  return RULES.flatMap((rule): readonly SignOutCheck[] => {
    const gaps = JUDGES[rule](aCase);
    if (gaps.length === 0) return [{ rule, passed: true, specimenID: null, text: null }];
    return gaps.map((gap) => ({ rule, passed: false, ...gap }));
  });
}

/** The gaps by rule, as a refused sign-out names them; empty when all is in order. */
export function gapsByRule(checks: readonly SignOutCheck[]): Readonly<Record<string, readonly string[]>> {
  const byRule: Record<string, string[]> = {};
  for (const { rule, passed, text } of checks) if (!passed && text !== null) (byRule[rule] ??= []).push(text);
  return byRule;
}
