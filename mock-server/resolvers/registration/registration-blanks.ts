import type { FacilityFormZodType } from '#contracts/generated/schemas/facility-form.ts';
import type { OtherFormZodType } from '#contracts/generated/schemas/other-form.ts';
import type { ProviderFormZodType } from '#contracts/generated/schemas/provider-form.ts';
import type { StaffFormZodType } from '#contracts/generated/schemas/staff-form.ts';
import type { UserFormZodType } from '#contracts/generated/schemas/user-form.ts';

type Named = Pick<ProviderFormZodType, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Forms that hold no more than they must; null and empty lists are what has not been given yet. */
export const blankProviderForm = (named: Named): ProviderFormZodType => ({
  salutation: null,
  middleName: null,
  address: null,
  accountType: null,
  groupName: null,
  specialty: null,
  specialtyOther: null,
  degree: null,
  npi: null,
  mincOrCollegeNumber: null,
  licences: [],
  boardEligible: false,
  boardCertifications: [],
  subspecialties: [],
  fellowship: [],
  workAuthorization: null,
  workAuthorizationExpiresOn: null,
  experienceYears: null,
  wsiExperienceYears: null,
  residency: null,
  medicalSchool: null,
  malpractice: null,
  readingSites: [],
  workingHours: [],
  timeZone: null,
  maxOpenCases: null,
  disclosures: null,
  ...named,
});

export const blankFacilityForm = (
  named: Pick<FacilityFormZodType, 'legalName' | 'primaryContact'>,
): FacilityFormZodType => ({
  displayName: null,
  organisationKind: null,
  facilityType: null,
  labArrangement: null,
  contractLab: null,
  address: null,
  phone: null,
  fax: null,
  timeZone: null,
  clia: null,
  cliaCertificate: null,
  cap: null,
  provincialLabLicence: null,
  accreditingBody: null,
  npi: null,
  taxId: null,
  labDirector: null,
  billingContact: null,
  billingModel: null,
  caseScope: null,
  service: null,
  slideDelivery: null,
  volumes: [],
  scanners: [],
  holidays: null,
  ...named,
});

export const blankUserForm = (named: Named & Pick<UserFormZodType, 'userType'>): UserFormZodType => ({
  salutation: null,
  ownerGroup: null,
  facilityId: null,
  role: null,
  npi: null,
  rights: null,
  startDate: null,
  ...named,
});

export const blankStaffForm = (named: Named): StaffFormZodType => ({
  salutation: null,
  staffRole: null,
  ownerGroup: null,
  rights: null,
  startDate: null,
  ...named,
});

export const blankOtherForm = (
  named: Pick<OtherFormZodType, 'organisation' | 'contactName' | 'email' | 'phone' | 'interest'>,
): OtherFormZodType => ({ organisationKind: null, country: null, region: null, leadSource: null, ...named });
