import { z } from 'zod';
import { type AncillaryStudyZodType, zAncillaryStudy } from '#contracts/generated/schemas/ancillary-study.ts';
import {
  type CitedMarkInputZodType,
  zCitedMarkInput,
} from '#contracts/generated/schemas/cited-mark-input.ts';
import { type ColleagueZodType, zColleague } from '#contracts/generated/schemas/colleague.ts';
import { type FindingCodeZodType, zFindingCode } from '#contracts/generated/schemas/finding-code.ts';
import { type KeyImageZodType, zKeyImage } from '#contracts/generated/schemas/key-image.ts';
import { type SynopticBlockZodType, zSynopticBlock } from '#contracts/generated/schemas/synoptic-block.ts';
import { parseJson } from '../objects.ts';

const Findings = z.array(zFindingCode);
const Studies = z.array(zAncillaryStudy);
const Colleagues = z.array(zColleague);
const KeyImages = z.array(zKeyImage);
const CitedMarks = z.array(zCitedMarkInput);

export const readFindings = (text: string): FindingCodeZodType[] =>
  Findings.safeParse(parseJson(text)).data ?? [];
export const readStudies = (text: string): AncillaryStudyZodType[] =>
  Studies.safeParse(parseJson(text)).data ?? [];
export const readColleagues = (text: string): ColleagueZodType[] =>
  Colleagues.safeParse(parseJson(text)).data ?? [];
export const readKeyImages = (text: string): KeyImageZodType[] =>
  KeyImages.safeParse(parseJson(text)).data ?? [];
export const readCitedMarks = (text: string): CitedMarkInputZodType[] =>
  CitedMarks.safeParse(parseJson(text)).data ?? [];
export const readSynoptic = (text: string): SynopticBlockZodType | null =>
  zSynopticBlock.safeParse(parseJson(text)).data ?? null;

const KIND_NAMES: Readonly<Record<AncillaryStudyZodType['kind'], string>> = {
  special_stain: 'Special stain',
  ihc: 'IHC',
  ish: 'In situ hybridization',
  immunofluorescence: 'Immunofluorescence',
  flow_cytometry: 'Flow cytometry',
  molecular: 'Molecular study',
  other: 'Other study',
};

export const studyKinds: readonly { readonly value: string; readonly label: string }[] = Object.entries(
  KIND_NAMES,
).map(([value, label]) => ({ value, label }));

const findingLine = ({ code, specimenID }: FindingCodeZodType): string =>
  specimenID === null ? `${code}, whole case` : `${code}, specimen ${specimenID}`;

const CONTROLS = { true: 'controls adequate', false: 'controls not adequate' } as const;

function studyLine(study: AncillaryStudyZodType): string {
  const { kind, stain, specimenID, block, result, controlsAdequate, score, clone, fixation, method } = study;
  const named = { Score: score, Clone: clone, Fixation: fixation, Method: method };
  const rest = Object.entries(named).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  const controls = controlsAdequate === null ? [] : [CONTROLS[`${controlsAdequate}`]];
  const about = [...controls, ...rest].join('; ');
  // The result comes last, as it was typed: a sentence may end with it.
  return `${KIND_NAMES[kind]} ${stain}, specimen ${specimenID}, block ${block}${about && ` (${about})`}: ${result || 'no result yet'}`;
}

/** An opinion as the report prints it. */
export const colleagueLine = ({ name, opinion }: ColleagueZodType): string => `${name}: ${opinion}`;

/** The slides of a case by their images. */
export type SlideNames = Readonly<Record<string, string>>;

const keyImageLine = ({ imageId, caption }: KeyImageZodType, slides: SlideNames): string =>
  `${slides[imageId] ?? 'A slide that has gone'}: ${caption ?? 'no caption'}`;

const markLine = ({ number, kind, seen }: CitedMarkInputZodType): string =>
  `Mark ${String(number)}: ${[kind, seen.value].filter(Boolean).join(' of ')}`;

function synopticLines(block: SynopticBlockZodType | null): readonly string[] {
  if (block === null) return [];
  const lines =
    block.notApplicableReason === null
      ? block.elements.map(({ element, response }) => `${element}: ${response}`)
      : [`Not applicable: ${block.notApplicableReason}`];
  // The report prints the name of the list too, and whoever reads over the text has to see a wrong one.
  return [block.template, ...lines];
}

/** What a field holds, in words: a table line by line. */
export function readableText(name: string, text: string, slides: SlideNames = {}): string {
  if (name === 'findings') return readFindings(text).map(findingLine).join('\n');
  if (name === 'ancillary') return readStudies(text).map(studyLine).join('\n');
  if (name === 'colleagues') return readColleagues(text).map(colleagueLine).join('\n');
  if (name === 'keyImages')
    return readKeyImages(text)
      .map((image) => keyImageLine(image, slides))
      .join('\n');
  if (name === 'marks') return readCitedMarks(text).map(markLine).join('\n');
  if (name.startsWith('synoptic.')) return synopticLines(readSynoptic(text)).join('\n');
  if (name === 'seeDiagnosis' || name === 'fullRecordsReviewed') return text === 'yes' ? 'Yes' : 'No';
  return text;
}

/** What a field is called in a sentence. */
export function fieldLabel(name: string): string {
  const [part = '', letter] = name.split('.');
  const label = LABELS[part] ?? part;
  return letter === undefined ? label : `${label}, specimen ${letter}`;
}

const LABELS: Readonly<Record<string, string>> = {
  diagnosis: 'Diagnosis',
  reason: 'Reason for another site or side',
  synoptic: 'Synoptic report',
  comment: 'Comment',
  microscopic: 'Microscopic description',
  seeDiagnosis: 'The microscopic description says no more than the diagnosis',
  findings: 'ICD-10 codes of the finding',
  ancillary: 'Ancillary studies',
  colleagues: 'Colleagues consulted',
  intraoperativeResult: 'Intraoperative result',
  intraoperativeCorrelation: 'Intraoperative correlation',
  keyImages: 'Key pictures',
  marks: 'Cited marks',
  fullRecordsReviewed: 'All records and specimens were reviewed in full',
};
