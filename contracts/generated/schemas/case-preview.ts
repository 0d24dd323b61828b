// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';
import { zCaseAction } from './case-action.ts';
import { zCaseId } from './case-id.ts';
import { zCasePermissions } from './case-permissions.ts';
import { zCaseStatus } from './case-status.ts';
import { zCaseType } from './case-type.ts';
import { zEtag } from './etag.ts';
import { zGender } from './gender.ts';
import { zInfantMonths } from './infant-months.ts';
import { zPreviewOverview } from './preview-overview.ts';
import { zPreviewSpecimen } from './preview-specimen.ts';
import { zPriority } from './priority.ts';
import { zSubspecialty } from './subspecialty.ts';

export const zCasePreview = z.object({
    id: zCaseId,
    caseID: z.string().min(1),
    version: z.int().gte(1),
    etag: zEtag,
    status: zCaseStatus,
    priority: zPriority,
    type: zCaseType,
    subspecialty: zSubspecialty.nullable(),
    parts: z.int().gte(0),
    slides: z.int().gte(0),
    stains: z.array(z.string()),
    facilityName: z.string(),
    facilityRegion: z.string(),
    billingComponent: zBillingComponent,
    availableAt: z.iso.datetime({ offset: true }).nullable(),
    dueAt: z.iso.datetime({ offset: true }).nullable(),
    selectedAt: z.iso.datetime({ offset: true }).nullable(),
    patientAge: z.int().gte(0).lte(130).nullable(),
    patientAgeMonths: zInfantMonths,
    patientGender: zGender,
    imagesOpened: z.int().gte(0),
    imagesTotal: z.int().gte(0),
    permissions: zCasePermissions,
    allowedActions: z.array(zCaseAction),
    clinicalHistory: z.string(),
    clinicalImpression: z.string().nullable(),
    gross: z.string().nullable(),
    specimens: z.array(zPreviewSpecimen),
    overviews: z.array(zPreviewOverview)
});

export type CasePreviewZodType = z.infer<typeof zCasePreview>;
