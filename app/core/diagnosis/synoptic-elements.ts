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
