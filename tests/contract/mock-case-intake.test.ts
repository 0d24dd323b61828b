import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseIntake } from '#contracts/generated/wire.ts';
import { changeFacts } from '#mock-server/rules/cases/case-facts.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import type { RequisitionRecord } from '#mock-server/store/records/case-form.ts';
import type { ImageRecord } from '#mock-server/store/records/records.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, IMAGE, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const intake = async () =>
  dataOf<CaseIntake>(
    await world.client.ask('getCaseIntake', { params: { caseId: CASE }, as: await world.tokenOf('admin') }),
  );
const texts = ({ findings }: CaseIntake) => findings.map(({ about, blocks, text }) => [about, blocks, text]);
const upload = (uploadId: string) => ({
  uploadId,
  checksum: 'c'.repeat(64),
  sizeBytes: 1,
  addedAt: '2026-11-18T14:00:00.000Z',
  readable: true,
  notShown: null,
  hasScale: true,
});

function otherCase() {
  const other = world.api.world().cases.find('cas_dp-2026-000004');
  if (other === null) throw new Error('the demo world has changed');
  return other;
}

const REPORT: RequisitionRecord['attachments'][number] = {
  slot: 'labReports',
  sha256: 'c'.repeat(64),
  fileId: 'fil_report',
  name: 'outside-report.pdf',
  contentType: 'application/pdf',
  sizeBytes: 2048,
  uploadedAt: '2026-11-18T14:00:00.000Z',
};

describe('what the intake found', () => {
  it('is nothing for a consultation without a gross, and without a history where the physician provided none', async () => {
    const given = world.given({
      status: 'Submitted',
      type: { value: 'Consultation', displayName: 'Consultation' },
      gross: null,
      ...withImages(world.stored()),
    });
    world.given({ status: 'Submitted', clinicalInfo: { ...given.clinicalInfo, history: '' } });
    changeRequisition(world.api.world(), given, ({ clinical }) => ({ clinical, attachments: [REPORT] }));
    expect(texts(await intake())).toEqual([['history', true, 'Clinical history is required.']]);
    changeRequisition(world.api.world(), given, ({ clinical }) => ({
      clinical: { ...clinical, historyNotProvided: true },
    }));
    expect(await intake()).toMatchObject({ isReady: true, findings: [] });
  });

  it('is nothing where everything is in place', async () => {
    world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const { isReady, findings, images } = await intake();
    expect([isReady, findings]).toEqual([true, []]);
    expect(images.length).toBeGreaterThan(0);
    expect(images[0]).toMatchObject({ imageId: IMAGE, label: 'matches', hasScale: true, usedIn: [] });
  });

  it('tells image by image what keeps the case out of the pool, and what was confirmed by hand', async () => {
    const given = world.given({
      status: 'Submitted',
      gross: null,
      ...withImages(world.stored(), ({ imageId }) =>
        imageId === IMAGE ? { fileName: 'XYZ26-99999_A1.svs' } : {},
      ),
    });
    const [slide] = given.specimens[0]?.subsections ?? [];
    const found = await intake();
    expect(texts(found)).toEqual([
      ['labels', true, `The label of slide ${slide?.displayId} does not match.`],
      ['gross', true, 'Gross description is required.'],
    ]);
    expect([found.isReady, found.images[0]?.label, found.images[0]?.labelCheckedAt]).toEqual([
      false,
      'differs',
      null,
    ]);
    world.given({ status: 'Submitted', gross: 'A tan shave of skin.' });
    await world.move('admin', 'releaseToPool', { labelChecks: [{ imageId: IMAGE, confirmed: true }] });
    expect((await intake()).images[0]).toMatchObject({ labelCheckedAt: '2026-11-18T15:00:00.000Z' });
  });

  const OTHERS_LABEL = (image: ImageRecord) =>
    image.imageId === IMAGE ? { fileName: 'XYZ26-99999_A1.svs' } : {};
  const change = (body: unknown) => world.move('admin', 'updateCase', body, { 'If-Match': '"v3"' });

  it('asks for a label again that was compared by eye, once the case has another number or patient', async () => {
    for (const body of [
      { clinical: { caseRecordId: 'PMD26-00999' } },
      { patient: { lastName: 'Someone' } },
    ]) {
      world.given({ status: 'Submitted', ...withImages(world.stored(), OTHERS_LABEL) });
      changeFacts(world.api.world(), CASE, () => ({
        labelChecks: [
          { imageId: IMAGE, byUserId: 'usr_demo000006', at: '2026-11-18T14:00:00.000Z', note: null },
        ],
      }));
      expect((await change({ clinical: { clinicalHistory: 'A new lesion.' } })).status).toBe(200);
      expect((await intake()).images[0]).toMatchObject({ labelCheckedAt: '2026-11-18T14:00:00.000Z' });
      world.given({ status: 'Submitted' });
      expect((await change(body)).status).toBe(200);
      const found = await intake();
      expect(found.images[0]).toMatchObject({ label: 'differs', labelCheckedAt: null });
      expect(texts(found)).toContainEqual(['labels', true, expect.stringMatching('does not match')]);
      await world.wait(HOUR_MS);
      expect(world.stored().status).toBe('Submitted');
    }
  });

  it.each([
    ['S26-00417', 'S26-00418 A1.svs', 'differs'],
    ['S26-00417', 's26-00417 A1.svs', 'matches'],
    ['MWP26-00417-B', 'MWP26-00417-B_A1.svs', 'matches'],
    ['mwp26-00417', 'MWP26-00417_A1.svs', 'matches'],
  ])('reads for the accession number %s the label of %s, which %s', async (caseRecordId, fileName, label) => {
    world.given({ status: 'Submitted', caseRecordId, ...withImages(world.stored(), () => ({ fileName })) });
    expect((await intake()).images[0]).toMatchObject({ fileName, label });
  });

  it('names an image that another case shows too, which blocks nothing', async () => {
    const other = otherCase();
    const given = world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const [slide] = given.specimens[0]?.subsections ?? [];
    world.given(withImages(given, ({ imageId }) => (imageId === IMAGE ? { upload: upload('upl_one') } : {})));
    world.given(
      { ...withImages(other, () => ({ upload: upload('upl_two') })), version: other.version },
      other.id,
    );
    const found = await intake();
    expect([found.isReady, found.images[0]?.usedIn]).toEqual([true, [other.caseID]]);
    expect(texts(found)).toEqual([
      [
        'duplicate_image',
        false,
        `An image of slide ${slide?.displayId} is used in case ${other.caseID} too.`,
      ],
    ]);
  });

  it('asks for the label of an image that a case of another facility shows too, and names neither', async () => {
    const other = otherCase();
    const given = world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const [slide] = given.specimens[0]?.subsections ?? [];
    world.given(withImages(given, ({ imageId }) => (imageId === IMAGE ? { upload: upload('upl_one') } : {})));
    const elsewhere = { facilityId: 'fac_demo-9', version: other.version };
    world.given({ ...withImages(other, () => ({ upload: upload('upl_two') })), ...elsewhere }, other.id);
    const text = `A case of another facility has an image of slide ${slide?.displayId} too. Compare its label with this case.`;
    const found = await intake();
    expect([found.isReady, texts(found)[0]]).toEqual([false, ['duplicate_image', true, text]]);
    expect(await world.move('admin', 'releaseToPool', {})).toMatchObject({
      status: 409,
      code: 'INTAKE_INCOMPLETE',
      body: { data: { duplicate_image: [text] } },
    });
    const labelChecks = [{ imageId: IMAGE, confirmed: true }];
    expect((await world.move('admin', 'releaseToPool', { labelChecks })).status).toBe(200);
  });

  it('is looked for anew when the clinical information changes, which keeps the case back or lets it in', async () => {
    const given = world.given({ status: 'Submitted', ...withImages(world.stored()) });
    changeRequisition(world.api.world(), given, ({ clinical }) => ({
      clinical: { ...clinical, submittingPhysicianNpi: null },
    }));
    const write = async (version: string, submittingPhysicianNpi?: string) => {
      const { history, icd10, submittingPhysician } = given.clinicalInfo;
      const body = { submittingPhysician, submittingPhysicianNpi, history, icd10, gross: given.gross };
      return (await world.move('facility', 'updateClinicalInfo', body, { 'If-Match': version })).status;
    };
    expect(await write('"v1"')).toBe(200);
    expect(texts(await intake())).toEqual([['form', true, 'NPI is required.']]);
    await world.wait(HOUR_MS);
    expect(world.stored().status).toBe('Submitted');
    expect(await write('"v2"', '1234567893')).toBe(200);
    await world.wait(HOUR_MS);
    expect(world.stored().status).toBe('Available');
  });

  it('holds a case back whose form breaks the rules of sending, without a word of another patient', async () => {
    const other = otherCase();
    const given = world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const [specimen] = given.specimens;
    if (specimen === undefined) throw new Error('the demo world has changed');
    const { caseRecordId, patientInfo, facilityId } = given;
    world.given({
      patientInfo: { ...patientInfo, lastName: null, birthDate: '2026-11-17' },
      specimens: [{ ...specimen, bodysite: null, specimenCollectionDate: '2026-11-16' }],
    });
    const number = { ...other.patientInfo, medicalRecordNumber: patientInfo.medicalRecordNumber };
    world.given({ facilityId, caseRecordId, patientInfo: number, version: other.version }, other.id);
    const found = await intake();
    expect(texts(found)).toEqual([
      ['form', true, 'Last name is required.'],
      ['form', true, 'Specimen A: Body site is required.'],
      ['birth_date', true, 'Date of birth is after the collection date of specimen A.'],
      ['accession', true, 'This accession number is already used in your facility.'],
      ['accession', false, `Case ${other.caseID} has the same accession number.`],
    ]);
    expect(found.isReady).toBe(false);

    world.given({ patientInfo });
    expect(texts(await intake())).toContainEqual([
      'form',
      true,
      'The medical record number belongs to another patient.',
    ]);
  });
});
