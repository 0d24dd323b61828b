import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACT_FILE } from '#contracts/generate/contract-file.ts';
import { labels } from '#contracts/generated/labels.ts';
import { getCurrentUser } from '#contracts/generated/operations/getCurrentUser.ts';
import { getDownloadLink } from '#contracts/generated/operations/getDownloadLink.ts';
import { contract } from './bundled.test-support.ts';

const { schemas } = contract.components;
const valuesOf = (name: string): readonly unknown[] => schemas[name]?.enum ?? [];

interface Row {
  readonly value: string;
  readonly label: string;
}

/** The lists are kept as files of their own, which the contract, the forms and the mock all read. */
function list(name: string): readonly Row[] {
  const file = path.join(path.dirname(CONTRACT_FILE), 'contracts', 'reference', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
}

const words = (text: string): readonly string[] => text.split(', ');

// Written out by hand from section 3.3 of the specification.
describe('the enumerations', () => {
  it.each([
    ['S3.3-01', 'AccountType', words('Individual, Physician_Group, Laboratory, Other')],
    ['S3.3-02', 'Specialty', words('Pathology, Other')],
    ['S3.3-02', 'RegistrationSpecialty', words('Pathology, Radiology, Other')],
    ['S3.3-04', 'StaffRole', words('Admin, Accounts, Lab_Operations, Relationship_Manager')],
    ['S3.3-06', 'UserStatus', words('New, In Progress, Provisionally Active, Active, Deactivated')],
    ['S3.3-07', 'WorkAuthorization', words('Citizen, Green_Card, EAD, Work_Visa, Student_Visa, Other, N/A')],
    [
      'S3.3-08',
      'AccountLeadStatus',
      words(
        'Prospect, Ineligible, Interested, Follow_up, Not_Interested, ProvisionallyActive, Active, Deactivated',
      ),
    ],
    [
      'S3.3-09',
      'EnquiryLeadStatus',
      words('prospect, interested, follow_up, not_interested, onboarding_in_progress, active'),
    ],
    ['S3.3-10', 'Gender', words('Male, Female, Other')],
    ['S3.3-10', 'Country', words('US, Canada, Other')],
    ['S3.3-11', 'SlideDelivery', words('Mail_the_Slides, Upload_the_Slide_Images')],
    ['S3.3-12', 'BillingComponent', [0, 1, 2]],
    ['S3.3-13', 'CaseRelation', words('Standalone, Parent, Child, Other')],
    ['S3.3-13', 'Service', words('Send Out, Pick Up, Both')],
    ['S3.3-14', 'LeadSource', words('Website, Email Campaign, Inbound Email, Conference, Other')],
    ['S3.3-15', 'Salutation', words('None, Mr., Ms., Mrs., Dr., Prof., Mx.')],
    ['S3.3-16', 'OrganisationKind', words('Pathology Lab, Pathologist Group, Clinic/Facility, Other')],
    [
      'S3.3-17',
      'CaseScope',
      words('only_full_global_cases, professional_component, technical_component, all'),
    ],
    [
      'S3.3-18',
      'FacilityType',
      words('independent_facility, private_hospital, public_hospital, university_medical_center, other'),
    ],
    ['S3.3-19', 'LabArrangement', words('Own Lab, Contract Lab, No Lab, Other')],
    ['S3.3-20', 'SignOutExperience', words('none, 0-3, 3-5, 5-7, 7-10, 10+')],
    ['S3.3-20', 'WholeSlideExperience', words('none, 0-3, 3-5, 5-7, 7-10, 10+')],
  ])('%s %s has the values of the specification, in its order', (_, name, values) => {
    expect(valuesOf(name)).toEqual(values);
  });

  it('S3.3-03 S3.3-05 leave the operator’s own value to the operator', () => {
    expect(valuesOf('UserType')).toEqual(['Physician', 'Operator', 'Facility_NP', 'Other']);
    expect(valuesOf('OwnerGroup')).toEqual(['Operator', 'Facility', 'Both']);
  });

  it('S3.3-04 S3.3-12 carry the labels that the specification gives', () => {
    expect(labels.StaffRole.Accounts).toBe('Accounts and Billing');
    expect(labels.TaskAssigneeRole.Accounts).toBe('Accounts and Billing');
    expect(labels.BillingComponent).toEqual({
      '0': 'Professional Component (PC)',
      '1': 'Technical Component (TC)',
      '2': 'Global/Whole Case (PC+TC)',
    });
  });

  it('S3.3-21 number QA 2 and ONBOARDING 3, whose key is physicianOnboarding', () => {
    const task = schemas['TaskType'] as Readonly<Record<string, Readonly<Record<string, string>>>>;
    expect([task['x-names']?.['2'], task['x-names']?.['3']]).toEqual(['QA', 'ONBOARDING']);
    expect(task['x-keys']?.['3']).toBe('physicianOnboarding');
    expect(valuesOf('TaskType')).toContain(3);
  });

  it('have one set of twelve numbers, the types of tasks, without a gap (decision 0032)', () => {
    expect(valuesOf('TaskType')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('the reference lists', () => {
  it('S3.3-22 have the states, provinces, payers and subspecialties', () => {
    expect(list('us-states')).toHaveLength(56);
    expect(list('canadian-provinces')).toHaveLength(13);
    const payers = list('insurance-payers').map(({ value }) => value);
    expect(payers.length).toBeGreaterThanOrEqual(20);
    expect(payers).toEqual(expect.arrayContaining(['Aetna', 'Cigna', 'Humana']));
    const subspecialties = list('pathology-subspecialties').map(({ value }) => value);
    expect(subspecialties).toEqual([...valuesOf('Subspecialty')]);
    expect(subspecialties).toHaveLength(13);
    expect(subspecialties).toEqual(expect.arrayContaining(['Breast', 'Dermatopathology', 'Hematopathology']));
  });

  it('S3.3-23 have stains, markers and slide orders', () => {
    expect(list('special-stains').length).toBeGreaterThan(20);
    expect(list('ihc-markers').length).toBeGreaterThanOrEqual(80);
    expect(list('recut-and-unstained-orders').map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'H&E Deeper Cuts x3',
        'H&E Recut',
        'Unstained Slides x5',
        'Unstained Slides x10',
      ]),
    );
  });

  it('name nothing twice', () => {
    for (const name of ['us-states', 'canadian-provinces', 'ihc-markers', 'special-stains', 'body-sites']) {
      const values = list(name).map(({ value }) => value);
      expect(new Set(values).size, name).toBe(values.length);
    }
  });
});

describe('the fixed calls', () => {
  it('S7-07 the current user is read with the bearer token, and has a status', () => {
    expect(getCurrentUser).toMatchObject({
      method: 'GET',
      path: '/Users/current',
      auth: 'bearer',
      body: null,
    });
    expect(schemas['CurrentUser']?.required).toContain('status');
  });

  it('S7-09 a link is asked for by its blob, with the bearer token', () => {
    const path = '/wsi/get-download-link/{blobId}';
    expect(getDownloadLink).toMatchObject({ method: 'GET', path, auth: 'bearer', body: null });
    expect(schemas['Image']?.required).toContain('fileContent');
  });
});
