// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';
import { zCaseAction } from './case-action.ts';
import { zCaseClocks } from './case-clocks.ts';
import { zCaseHold } from './case-hold.ts';
import { zCaseId } from './case-id.ts';
import { zCasePermissions } from './case-permissions.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseType } from './case-type.ts';
import { zClinicalInfo } from './clinical-info.ts';
import { zEtag } from './etag.ts';
import { zGender } from './gender.ts';
import { zInfantMonths } from './infant-months.ts';
import { zPatientInfo } from './patient-info.ts';
import { zPersonRef } from './person-ref.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zPriority } from './priority.ts';
import { zReceivedSlides } from './received-slides.ts';
import { zReplacedImage } from './replaced-image.ts';
import { zReportState } from './report-state.ts';
import { zSpecimen } from './specimen.ts';
import { zSubspecialty } from './subspecialty.ts';

export const zCase = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    caseRecordId: z.string().nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    priority: zPriority,
    type: zCaseType,
    subspecialty: zSubspecialty.nullable(),
    parts: z.int().gte(0),
    stains: z.array(z.string()),
    facilityName: z.string(),
    facilityRegion: z.string(),
    billingComponent: zBillingComponent,
    availableAt: z.iso.datetime({ offset: true }).nullable(),
    dueAt: z.iso.datetime({ offset: true }).nullable(),
    selectedAt: z.iso.datetime({ offset: true }).nullable(),
    sentAt: z.iso.datetime({ offset: true }).nullable(),
    signedAt: z.iso.datetime({ offset: true }).nullable(),
    provider: zPersonRef.nullable(),
    reportState: zReportState,
    postSignOut: zPostSignOutState,
    turnaround: zCaseClocks.nullable(),
    openRequests: z.int().gte(0),
    newImages: z.int().gte(0),
    newSince: z.iso.datetime({ offset: true }).nullable(),
    waitingSince: z.iso.datetime({ offset: true }).nullable(),
    holds: z.array(zCaseHold).max(200),
    patientAge: z.int().gte(0).lte(130).nullable(),
    patientAgeMonths: zInfantMonths,
    patientGender: zGender,
    patientInfo: zPatientInfo,
    imagesOpened: z.int().gte(0),
    imagesTotal: z.int().gte(0),
    permissions: zCasePermissions,
    allowedActions: z.array(zCaseAction),
    clinicalInfo: zClinicalInfo,
    gross: z.string().nullable(),
    slides: z.array(zSpecimen),
    replacedImages: z.array(zReplacedImage),
    receivedSlides: z.array(zReceivedSlides).max(2000)
});

export type CaseZodType = z.infer<typeof zCase>;
