import { wordKey } from '../billing/word-key.ts';
import type { SignableCase } from '../sign-out/signable-case.ts';
import { SYNOPTIC_LISTS, type SynopticList } from './synoptic-lists.ts';

/** What a report of a cancer resection answers, whatever the organ; a reader adds what the organ asks for besides. */
export const ANY_ORGAN: SynopticList = {
  template: 'Cancer resection',
  elements: [
    'Procedure',
    'Tumor site',
    'Tumor size',
    'Histologic type',
    'Histologic grade',
    'Extent of invasion',
    'Margins',
    'Lymphovascular invasion',
    'Perineural invasion',
    'Regional lymph nodes',
    'Distant metastasis',
    'Pathologic stage (pTNM)',
  ],
};

const MELANOMA = /^(C43|D03)/;

/** The list of an organ. What skin is asked depends on whether its tumor is a melanoma, which the code says. */
export function synopticListFor(
  { specimenID, bodysite }: { readonly specimenID: string; readonly bodysite: string | null },
  findings: SignableCase['findings'],
): SynopticList {
  const own = findings.filter((finding) => finding.specimenID === null || finding.specimenID === specimenID);
  const isMelanoma = own.some(({ code }) => MELANOMA.test(code));
  const site = wordKey(bodysite === 'Skin' && isMelanoma ? 'Melanoma of skin' : (bodysite ?? ''));
  return SYNOPTIC_LISTS.find(({ sites }) => sites.some((one) => wordKey(one) === site)) ?? ANY_ORGAN;
}

interface Line {
  readonly element: string;
  readonly response: string;
}

/** The saved lines; the whole list where nothing was saved. */
export function synopticLinesFor(saved: readonly Line[], list: SynopticList): readonly Line[] {
  if (saved.length > 0) return saved;
  return list.elements.map((element) => ({ element, response: '' }));
}

/** Whether lines were begun on the list of another tumor. The list of any organ is no other tumor's. */
export const isOfAnotherList = (template: string, { template: due }: SynopticList): boolean =>
  template !== due && SYNOPTIC_LISTS.some((list) => list.template === template);

export const isAnswered = ({ response }: Line): boolean => response.trim() !== '';

interface LinesInList {
  readonly lines: readonly Line[];
  /** The names of the lines that are answered and that the list does not ask for: they stand at its end. */
  readonly besides: readonly string[];
}

interface WrittenLines {
  readonly template: string;
  readonly elements: readonly Line[];
}

/** What was answered, or added by the reader, on another list: nothing that was written goes. */
export function linesInList({ template, elements }: WrittenLines, list: SynopticList): LinesInList {
  const answered = elements.filter(isAnswered);
  const asked = list.elements.map(
    (element) => answered.find((line) => line.element === element) ?? { element, response: '' },
  );
  const others = elements.filter(
    (line) =>
      (isAnswered(line) || (isAdded(line.element, template) && !list.elements.includes(line.element))) &&
      !asked.includes(line),
  );
  return { lines: [...asked, ...others], besides: others.map(({ element }) => element) };
}

export const synopticListCalled = (template: string): SynopticList | undefined =>
  [...SYNOPTIC_LISTS, ANY_ORGAN].find((list) => list.template === template);

/** Whether the reader has named a line that the list does not ask for. Of a list that nobody knows nobody can say. */
export function isAdded(element: string, template: string): boolean {
  const list = synopticListCalled(template);
  return list !== undefined && element.trim() !== '' && !list.elements.includes(element.trim());
}

export const isKnownList = (template: string): boolean => synopticListCalled(template) !== undefined;
