/** The name that the template of a cancer resection is saved under. */
export const SYNOPTIC_TEMPLATE = 'Cancer resection';

/** What a report of a cancer resection answers, whatever the organ; a reader adds what the organ asks for besides. */
export const SYNOPTIC_ELEMENTS: readonly string[] = [
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
];

interface Line {
  readonly element: string;
  readonly response: string;
}

/** The saved lines; the whole list where nothing was saved. */
export function synopticLinesFor(saved: readonly Line[]): readonly Line[] {
  if (saved.length > 0) return saved;
  return SYNOPTIC_ELEMENTS.map((element) => ({ element, response: '' }));
}
