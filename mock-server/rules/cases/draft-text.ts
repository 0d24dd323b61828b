import {
  diagnosisField,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
} from '#app/core/diagnosis/fields.ts';
import type { OtherText } from '#app/core/sign-out/text-warnings.ts';
import { canonical, sha256 } from '../../store/hashes.ts';
import type { DiagnosisRecord } from '../../store/records/reports.ts';

/** The text of a diagnosis, saved or shared. */
export type DraftText = Omit<
  DiagnosisRecord,
  'id' | 'version' | 'savedAt' | 'savedBy' | 'earlier' | 'shared'
>;

export const NO_TEXT: DraftText = {
  texts: [],
  comment: null,
  colleagues: [],
  synoptic: [],
  ancillary: [],
  intraoperative: null,
  microscopic: null,
  seeDiagnosis: false,
  findings: [],
  urgentResult: { isUrgent: null, communication: null },
  keyImages: [],
  citedMarks: [],
  fullRecordsReviewed: false,
};

/** What a saved or sent text says, without what is kept beside it. */
export const onlyText = (text: DraftText): DraftText => ({
  texts: text.texts,
  comment: text.comment,
  colleagues: text.colleagues,
  synoptic: text.synoptic,
  ancillary: text.ancillary,
  intraoperative: text.intraoperative,
  microscopic: text.microscopic,
  seeDiagnosis: text.seeDiagnosis,
  findings: text.findings,
  urgentResult: text.urgentResult,
  keyImages: text.keyImages,
  citedMarks: text.citedMarks,
  fullRecordsReviewed: text.fullRecordsReviewed,
});

/**
 * By which two texts are known to be the same, whatever their versions. The answer about urgency is no part of it: it
 * is given at the signature, also beside a text that is locked; and no word is as good as none.
 */
export function hashOfText(text: DraftText): string {
  const { urgentResult: _, texts, ...others } = onlyText(text);
  const written = texts
    .filter((one) => one.text !== '')
    .toSorted((one, other) => (one.specimenID < other.specimenID ? -1 : 1));
  return sha256(canonical({ ...others, texts: written }));
}

/** Everything of a text that may cite a mark of a slide. */
export const wordsOf = ({ texts, comment, microscopic, synoptic }: DraftText): readonly string[] => [
  ...texts.map(({ text }) => text),
  ...synoptic.flatMap(({ elements }) => elements.map(({ response }) => response)),
  ...[comment, microscopic].filter((text) => text !== null),
];

/** The texts that have a history, by the names of the page. */
export const namedTexts = ({ texts, comment, microscopic, intraoperative }: DraftText) => ({
  ...Object.fromEntries(texts.map(({ specimenID, text }) => [diagnosisField(specimenID), text])),
  comment: comment ?? '',
  microscopic: microscopic ?? '',
  [INTRAOPERATIVE_RESULT]: intraoperative?.result ?? '',
  [INTRAOPERATIVE_CORRELATION]: intraoperative?.correlation ?? '',
});

/** The text of one specimen, bound to its letter; empty until it is written. */
export function textOfSpecimen({ texts }: DraftText, specimenID: string) {
  const found = texts.find((one) => one.specimenID === specimenID);
  return { text: found?.text ?? '', siteConfirmedReason: found?.siteConfirmedReason ?? null };
}

/** Everything that is written besides the diagnoses, for whoever looks for words of another case. */
export function otherTextsOf(draft: DraftText): readonly OtherText[] {
  const { comment, microscopic, texts, synoptic, ancillary, intraoperative, urgentResult, keyImages } = draft;
  const ofCase = [
    comment,
    microscopic,
    intraoperative?.result,
    intraoperative?.correlation,
    urgentResult.communication?.note,
    ...keyImages.map(({ caption }) => caption),
  ];
  const ofSpecimens = [
    ...texts.map(({ specimenID, siteConfirmedReason }) => ({ specimenID, text: siteConfirmedReason })),
    ...synoptic.flatMap(({ specimenID, elements, notApplicableReason }) => [
      { specimenID, text: notApplicableReason },
      ...elements.map(({ element, response }) => ({ specimenID, text: `${element}: ${response}` })),
    ]),
    ...ancillary.map(({ specimenID, result, method }) => ({ specimenID, text: `${result} ${method ?? ''}` })),
  ];
  return [...ofCase.map((text) => ({ specimenID: null, text })), ...ofSpecimens].flatMap(
    ({ specimenID, text }) =>
      text === null || text === undefined || text.trim() === '' ? [] : [{ specimenID, text }],
  );
}
