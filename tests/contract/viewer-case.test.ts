import { describe, expect, it } from 'vitest';
import { zImage } from '#contracts/generated/schemas/image.ts';
import { zPatientInfo } from '#contracts/generated/schemas/patient-info.ts';
import { zSpecimen } from '#contracts/generated/schemas/specimen.ts';
import { zSubsection } from '#contracts/generated/schemas/subsection.ts';
import { zViewerCase } from '#contracts/generated/schemas/viewer-case.ts';

const fieldsOf = (schema: { readonly shape: object }): readonly string[] => Object.keys(schema.shape);

describe('the viewer case on the wire has every field of the specification', () => {
  it('S3.7-01 of a case and its patient', () => {
    expect(fieldsOf(zViewerCase)).toEqual(
      expect.arrayContaining(['type', 'slides', 'caseID', 'caseRecordId', 'patientInfo']),
    );
    expect(fieldsOf(zViewerCase.shape.type)).toContain('displayName');
    expect(fieldsOf(zPatientInfo)).toEqual(['lastName', 'firstName', 'birthDate', 'gender', 'race']);
  });

  it('S3.7-02 of a specimen', () => {
    expect(fieldsOf(zSpecimen)).toEqual([
      'specimenID',
      'facilitySpecimenID',
      'bodysite',
      'subsite',
      'laterality',
      'specimenType',
      'totalNumberSlides',
      'specimenCollectionDate',
      'collectionTime',
      'subsections',
    ]);
  });

  it('S3.7-03 of a subsection', () => {
    expect(fieldsOf(zSubsection)).toEqual([
      'id',
      'block',
      'displayId',
      'slideType',
      'slideCount',
      'facilityId',
      'stain',
      'isRequested',
      'requireRescan',
      'requireRescanReason',
      'images',
    ]);
  });

  it('S3.7-04 of an image, whose file content is the blob that the link is asked for by', () => {
    expect(fieldsOf(zImage)).toEqual(expect.arrayContaining(['fileName', 'fileContent']));
    const image = {
      imageId: 'img_a',
      checksum: null,
      fileName: 'a.svs',
      notShown: null,
      enteredScale: null,
      opened: false,
      isNew: false,
    };
    expect(zImage.safeParse({ ...image, fileContent: 'blob-a' }).success).toBe(true);
    expect(zImage.safeParse({ ...image, fileContent: null }).success).toBe(false);
  });
});
