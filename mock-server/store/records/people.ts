import { z } from 'zod';
import { zAwayTimeInput } from '#contracts/generated/schemas/away-time-input.ts';
import { zEmail } from '#contracts/generated/schemas/email.ts';
import { zHeldLicence } from '#contracts/generated/schemas/held-licence.ts';
import { zOwnerGroup } from '#contracts/generated/schemas/owner-group.ts';
import { zProfile } from '#contracts/generated/schemas/profile.ts';
import { zProviderProfile } from '#contracts/generated/schemas/provider-profile.ts';
import { zSignedAgreement } from '#contracts/generated/schemas/signed-agreement.ts';
import { zStaffRole } from '#contracts/generated/schemas/staff-role.ts';
import { zUserRights } from '#contracts/generated/schemas/user-rights.ts';
import { zUserStatusStep } from '#contracts/generated/schemas/user-status-step.ts';
import { zUserType } from '#contracts/generated/schemas/user-type.ts';
import { FacilityFormRecord } from './facility-form.ts';

const instant = z.iso.datetime();
const text = z.string().min(1);

/** What stands between a provider and the next status (domain rule: provider account states). */
const OnboardingFacts = z.object({
  tasksExist: z.boolean(),
  agreementSigned: z.boolean(),
  trainingPassed: z.boolean(),
  /** A board certificate was accepted; those of the registration count beside it. */
  boardCertified: z.boolean(),
  /** Last day of the malpractice cover; null without one. */
  malpracticeEndsOn: z.iso.date().nullable(),
  proctoredCases: z.int().min(0),
  openMajors: z.int().min(0),
});

/** What makes a person a provider, besides what the pickup rules read from the user itself. */
export const ProviderFacts = zProviderProfile
  .omit({
    npi: true,
    subspecialties: true,
    licences: true,
    boardCertified: true,
    signingSites: true,
    openCases: true,
    away: true,
  })
  .extend({
    away: z.array(zAwayTimeInput.extend({ coveredBy: z.string().nullable() })),
    onboarding: OnboardingFacts,
  });
export type ProviderFacts = z.infer<typeof ProviderFacts>;

const Licence = zHeldLicence.omit({ region: true }).extend({ state: text });

export const UserRecord = z.object({
  id: z.string().regex(/^usr_[a-z0-9]{10,}$/),
  version: z.int().positive(),
  email: zEmail,
  passwordHash: text,
  /** The latest first; none of them may come back soon. */
  formerPasswordHashes: z.array(text),
  ...zProfile.pick({
    salutation: true,
    firstName: true,
    middleName: true,
    lastName: true,
    phone: true,
    address: true,
    timeZone: true,
    notices: true,
  }).shape,
  displayName: text,
  role: z.enum(['Provider', 'physician', 'MedicalFacility', 'Facility_NP', 'Admin']),
  status: z.enum(['New', 'In Progress', 'Provisionally Active', 'Active', 'Deactivated']),
  facilityId: z.string().nullable(),
  /** The duty of the operator's staff; null for everyone else, and for an admin who has all. */
  staffRole: zStaffRole.nullable(),
  userType: zUserType,
  ownerGroup: zOwnerGroup.nullable(),
  rights: zUserRights,
  npi: z.string().nullable(),
  /** No login before this day. */
  startDate: z.iso.date().nullable(),
  licences: z.array(Licence),
  subspecialties: z.array(text),
  excludedFacilityIds: z.array(text),
  readsAtCertifiedSite: z.boolean(),
  /** Null for everyone who is not a provider. */
  provider: ProviderFacts.nullable(),
  /** Null for those who came by registration. */
  invitedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  lastLoginAt: instant.nullable(),
  history: z.array(zUserStatusStep),
});
export type UserRecord = z.infer<typeof UserRecord>;

/** The flat fields follow from the form (facilityFrom), so that cases need not know of forms. */
export const FacilityRecord = z.object({
  id: z.string().regex(/^fac_[a-z0-9_-]{1,60}$/),
  version: z.int().positive(),
  name: text,
  type: z.enum([
    'independent_facility',
    'private_hospital',
    'public_hospital',
    'university_medical_center',
    'other',
  ]),
  country: z.enum(['US', 'Canada', 'Other']),
  state: text,
  stateName: text,
  labArrangement: z.enum(['Own Lab', 'Contract Lab', 'No Lab', 'Other']),
  timeZone: text,
  form: FacilityFormRecord,
  accountId: z.string().nullable(),
  /** Whether it may send cases. */
  active: z.boolean(),
  signed: zSignedAgreement.nullable(),
  createdAt: instant,
});
export type FacilityRecord = z.infer<typeof FacilityRecord>;

/** A bearer token; the id is the hash of the token, which is kept nowhere. */
export const TokenRecord = z.object({
  id: text,
  userId: text,
  expiresAt: instant,
  createdAt: instant,
  lastSeenAt: instant,
  /** Browser and system in words. */
  device: z.string().max(200),
  /** The address of the last request, where callers are told apart by address. */
  address: z.string().max(45).nullable(),
});
export type TokenRecord = z.infer<typeof TokenRecord>;
