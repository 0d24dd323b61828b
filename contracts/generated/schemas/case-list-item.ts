// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';
import { zCaseAction } from './case-action.ts';
import { zCaseChange } from './case-change.ts';
import { zCaseClocks } from './case-clocks.ts';
import { zCaseDraftFacts } from './case-draft-facts.ts';
import { zCaseId } from './case-id.ts';
import { zCasePermissions } from './case-permissions.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseType } from './case-type.ts';
import { zCaseWaitShare } from './case-wait-share.ts';
import { zEtag } from './etag.ts';
import { zGender } from './gender.ts';
import { zInfantMonths } from './infant-months.ts';
import { zPatientInfo } from './patient-info.ts';
import { zPersonRef } from './person-ref.ts';
import { zPickupBar } from './pickup-bar.ts';
import { zPostSignOutState } from './post-sign-out-state.ts';
import { zPriority } from './priority.ts';
import { zReportState } from './report-state.ts';
import { zSubspecialty } from './subspecialty.ts';

export const zCaseListItem = z.object({
    id: zCaseId,
    caseID: z.string().min(1).nullable(),
    caseRecordId: z.string().nullable(),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    priority: zPriority,
    type: zCaseType.nullable(),
    subspecialty: zSubspecialty.nullable(),
    parts: z.int().gte(0),
    slides: z.int().gte(0),
    stains: z.array(z.string()),
    facilityName: z.string(),
    facilityRegion: z.string(),
    billingComponent: zBillingComponent.nullable(),
    availableAt: z.iso.datetime({ offset: true }).nullable(),
    dueAt: z.iso.datetime({ offset: true }).nullable(),
    selectedAt: z.iso.datetime({ offset: true }).nullable(),
    sentAt: z.iso.datetime({ offset: true }).nullable(),
    signedAt: z.iso.datetime({ offset: true }).nullable(),
    provider: zPersonRef.nullable(),
    reportState: zReportState,
    postSignOut: zPostSignOutState,
    turnaround: zCaseClocks.nullable(),
    waits: z.array(zCaseWaitShare).max(1000),
    openRequests: z.int().gte(0),
    newImages: z.int().gte(0),
    newSince: z.iso.datetime({ offset: true }).nullable(),
    waitingSince: z.iso.datetime({ offset: true }).nullable(),
    onHold: z.boolean(),
    pickupBar: zPickupBar.nullable(),
    nameAlert: z.boolean(),
    patientAge: z.int().gte(0).lte(130).nullable(),
    patientAgeMonths: zInfantMonths,
    patientGender: zGender.nullable(),
    patientInfo: zPatientInfo.nullable(),
    draft: zCaseDraftFacts.nullable(),
    imagesOpened: z.int().gte(0),
    imagesTotal: z.int().gte(0),
    notShown: z.array(z.string().min(1).max(500)),
    lastChange: zCaseChange.nullable(),
    permissions: zCasePermissions,
    allowedActions: z.array(zCaseAction)
});

export type CaseListItemZodType = z.infer<typeof zCaseListItem>;
