import { describe, expect, it } from 'vitest';
import {
  begunKeyImages,
  begunLines,
  begunStudies,
  begunTexts,
  joinedRows,
  shownCorrelation,
  withCorrelation,
} from './begun-rows.ts';
import { findBegunRows, findRowFault } from './row-faults.ts';

const FORM = {
  'ancillary.0.kind': 'ihc',
  'ancillary.0.stain': 'CD20',
  'ancillary.0.block': 'A1',
  'ancillary.1.kind': 'special_stain',
  'ancillary.1.specimenID': 'B',
  'ancillary.1.stain': '',
  'ancillary.1.result': 'Organisms',
  'keyImages.0.imageId': '',
  'keyImages.0.caption': 'Invasion',
  'synoptic.A.elements.2.element': ' ',
  'synoptic.A.elements.2.response': 'Free',
  intraoperativeCorrelation: 'It agrees.',
};

describe('rows that lack something', () => {
  const begun = findBegunRows(Object.entries(FORM));

  it('are those that are begun, and none that is complete or empty', () => {
    expect(Object.keys(begun)).toEqual(['intraoperativeCorrelation', 'ancillary', 'keyImages', 'synoptic.A']);
    expect(begunStudies(begun)).toEqual([
      expect.objectContaining({
        kind: 'special_stain',
        specimenID: 'B',
        stain: '',
        block: '',
        result: 'Organisms',
      }),
    ]);
    expect(begunKeyImages(begun)).toEqual([{ imageId: '', caption: 'Invasion', scaleBarMicrometres: null }]);
    expect(begunLines(begun, 'A')).toEqual([{ element: '', response: 'Free' }]);
    expect(begunLines(begun, 'B')).toEqual([]);
    expect(findBegunRows([['ancillary.0.kind', 'ihc']])).toEqual({});
  });

  it('are lines that were added to a list without any answer, and are none once it has one', () => {
    const added = {
      'synoptic.A.template': 'Prostate cancer resection',
      'synoptic.A.elements.0.element': 'Procedure',
      'synoptic.A.elements.0.response': '',
      'synoptic.A.elements.15.element': 'PSA in the tissue ',
      'synoptic.A.elements.15.response': '',
    };
    const line = { element: 'PSA in the tissue', response: '' };
    expect(begunLines(findBegunRows(Object.entries(added)), 'A')).toEqual([line]);
    expect(findRowFault(Object.entries(added))).toBe(
      'A line of the synoptic report of specimen A was added, and no line of that report has an answer yet',
    );
    for (const answered of ['elements.0.response', 'notApplicableReason'])
      expect(findBegunRows(Object.entries({ ...added, [`synoptic.A.${answered}`]: 'Radical' }))).toEqual({});
    expect(findBegunRows(Object.entries({ ...added, 'synoptic.A.template': 'Own list' }))).toEqual({});
  });

  it('are read by what was typed in them', () => {
    expect(begunTexts(begun)).toEqual([
      { name: 'intraoperativeCorrelation', text: 'It agrees.' },
      { name: 'ancillary', text: 'Organisms' },
      { name: 'keyImages', text: 'Invasion' },
      { name: 'synoptic.A', text: 'Free' },
    ]);
    expect(begunTexts({ ancillary: [{ controlsAdequate: 'no' }] })).toEqual([]);
  });

  it('of two pages stand together, each once', () => {
    const other = { ...begun, ancillary: [{ stain: 'S100' }] };
    expect(joinedRows(begun, begun)).toEqual(begun);
    expect(begunStudies(joinedRows(begun, other)).map(({ stain }) => stain)).toEqual(['', 'S100']);
  });
});

describe('a correlation that was written before its result', () => {
  const begun = { intraoperativeCorrelation: [{ intraoperativeCorrelation: 'It agrees.' }] };

  it('stands in the form alone, until the text has the result', () => {
    expect(shownCorrelation({}, begun)).toEqual({ intraoperativeCorrelation: 'It agrees.' });
    expect(withCorrelation({}, begun)).toEqual({});
  });

  it('goes into a text that has its result, behind the correlation that stands there', () => {
    const theirs = { intraoperativeResult: 'Benign.', intraoperativeCorrelation: 'Theirs.' };
    expect(withCorrelation(theirs, begun)['intraoperativeCorrelation']).toBe('Theirs.\nIt agrees.');
    expect(shownCorrelation(theirs, begun)).toBe(theirs);
  });
});
