import { describe, expect, it } from 'vitest';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { amendedReport, changesIn, presentTexts, replacesText } from './amended.ts';
import { specimenPlace } from './specimen-place.ts';

const report: Parameters<typeof presentTexts>[0] = {
  patient: {
    lastName: 'Haverly',
    firstName: 'Conrad',
    birthDate: '1951-03-09',
    age: 75,
    gender: 'Male',
    medicalRecordNumber: 'MRN-1',
    healthCardNumber: null,
  },
  diagnoses: ['A', 'B'].map((specimenID) => ({
    specimenID,
    facilitySpecimenID: null,
    bodysite: 'Skin',
    subsite: null,
    laterality: 'Right',
    specimenType: 'Biopsy - Shave',
    lines: ['SKIN, RIGHT:', '- Invented finding.'],
  })),
  comment: 'A comment.',
  microscopic: null,
  gross: { text: 'One shave.', grossedBy: null, grossedAt: null },
  ordering: { submittingPhysician: 'Dr. Demo', submittingPhysicianNpi: null, copies: [] },
};
const untouched = ({ was }: { was: string }) => was;

describe('the changes of an amendment', () => {
  it('are none where every text is as it was, whatever the line ends of the form', () => {
    expect(changesIn(report, untouched)).toEqual([]);
    expect(changesIn(report, ({ was }) => was.replaceAll('\n', '\r\n'))).toEqual([]);
    expect(changesIn(report, () => undefined)).toEqual([]);
  });

  it('name what was and what is, for the one specimen that it is about', () => {
    const changes = changesIn(report, (text) =>
      text.field === 'laterality' && text.specimenID === 'B' ? 'Left' : text.was,
    );
    expect(changes).toEqual([{ field: 'laterality', specimenID: 'B', was: 'Right', is: 'Left' }]);
    expect(amendedReport(report, changes).diagnoses.map(({ laterality }) => laterality)).toEqual([
      'Right',
      'Left',
    ]);
  });

  it('name the place of a specimen anew, down to its subsite', () => {
    const diagnoses = report.diagnoses.map((one) => ({ ...one, subsite: 'Nose' }));
    const changes = changesIn({ ...report, diagnoses }, ({ field, specimenID, was }) => {
      if (specimenID !== 'A') return was;
      return field === 'bodysite' ? 'Breast' : field === 'subsite' ? '' : was;
    });
    const places = amendedReport({ ...report, diagnoses }, changes).diagnoses.map(specimenPlace);
    expect(places).toEqual(['Breast, Right, Biopsy - Shave', 'Skin, Nose, Right, Biopsy - Shave']);
  });

  it('come out in the report just as they were typed, for each text that it has', () => {
    const changes = changesIn(report, ({ field, specimenID }) =>
      field === 'gender' ? 'Other' : `New ${field} ${specimenID ?? ''}`.trim(),
    );
    expect(changes).toHaveLength(presentTexts(report).length);
    const after = presentTexts(amendedReport(report, changes)).map(({ was }) => was);
    expect(after).toEqual(changes.map(({ is }) => is));
    expect(changes.every((change) => replacesText(change, report))).toBe(true);
  });

  it('may be of every text of a specimen', () => {
    const ofB = presentTexts(report).filter(({ specimenID }) => specimenID === 'B');
    expect(ofB.map(({ field, was }) => [field, was])).toEqual([
      ['bodysite', 'Skin'],
      ['subsite', ''],
      ['laterality', 'Right'],
      ['specimenType', 'Biopsy - Shave'],
      ['diagnosis', 'SKIN, RIGHT:\n- Invented finding.'],
    ]);
  });

  it('replace no text of a specimen that the report does not have, though another one has such a text', () => {
    const change: AmendedField = { field: 'laterality', specimenID: 'B', was: 'Right', is: 'Left' };
    expect(replacesText(change, report)).toBe(true);
    expect(replacesText(change, { ...report, diagnoses: report.diagnoses.slice(0, 1) })).toBe(false);
  });

  it('keep the paragraphs of a text, and of a diagnosis its lines', () => {
    const typed = 'One.\r\n\r\nTwo.\r\n';
    const changes = changesIn(report, ({ field, specimenID, was }) =>
      field === 'comment' || (field === 'diagnosis' && specimenID === 'A') ? typed : was,
    );
    expect(changes.map(({ is }) => is)).toEqual(['One.\nTwo.', 'One.\n\nTwo.']);
  });

  it('may take a text away, and leave the report alone where it has no such text', () => {
    const gone = changesIn(report, ({ field, was }) => (field === 'comment' ? '' : was));
    expect(amendedReport(report, gone).comment).toBeNull();
    const told: AmendedField = { field: 'dates', specimenID: 'A', was: '11/17', is: '11/18' };
    expect(amendedReport(report, [told])).toEqual(report);
    expect(replacesText(told, report)).toBe(false);
  });
});
