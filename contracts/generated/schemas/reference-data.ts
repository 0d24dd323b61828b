// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBodySiteEntry } from './body-site-entry.ts';
import { zDiagnosisCodeEntry } from './diagnosis-code-entry.ts';
import { zMarkerEntry } from './marker-entry.ts';
import { zModifierEntry } from './modifier-entry.ts';
import { zPayerEntry } from './payer-entry.ts';
import { zProcedureCodeEntry } from './procedure-code-entry.ts';
import { zRecutOrderEntry } from './recut-order-entry.ts';
import { zReferenceEntry } from './reference-entry.ts';
import { zRegionEntry } from './region-entry.ts';
import { zSlideTypeEntry } from './slide-type-entry.ts';
import { zSpecimenTypeEntry } from './specimen-type-entry.ts';
import { zStainEntry } from './stain-entry.ts';

export const zReferenceData = z.object({
    usStates: z.array(zRegionEntry).min(1),
    canadianProvinces: z.array(zRegionEntry).min(1),
    insurancePayers: z.array(zPayerEntry).min(1),
    pathologySubspecialties: z.array(zReferenceEntry).min(1),
    specialStains: z.array(zStainEntry).min(1),
    ihcMarkers: z.array(zMarkerEntry).min(1),
    recutAndUnstainedOrders: z.array(zRecutOrderEntry).min(1),
    specimenTypes: z.array(zSpecimenTypeEntry).min(1),
    bodySites: z.array(zBodySiteEntry).min(1),
    lateralities: z.array(zReferenceEntry).min(1),
    slideTypes: z.array(zSlideTypeEntry).min(1),
    icd10Codes: z.array(zDiagnosisCodeEntry).min(1),
    cptCodes: z.array(zProcedureCodeEntry).min(1),
    billingModifiers: z.array(zModifierEntry).min(1),
    races: z.array(zReferenceEntry).min(1)
});

export type ReferenceDataZodType = z.infer<typeof zReferenceData>;
