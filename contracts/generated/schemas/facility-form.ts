// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingContact } from './billing-contact.ts';
import { zBillingModel } from './billing-model.ts';
import { zCaseScope } from './case-scope.ts';
import { zCaseVolume } from './case-volume.ts';
import { zClia } from './clia.ts';
import { zCliaCertificate } from './clia-certificate.ts';
import { zContractLab } from './contract-lab.ts';
import { zDay } from './day.ts';
import { zFacilityContact } from './facility-contact.ts';
import { zFacilityScanner } from './facility-scanner.ts';
import { zFacilityType } from './facility-type.ts';
import { zLabArrangement } from './lab-arrangement.ts';
import { zLabDirector } from './lab-director.ts';
import { zNpi } from './npi.ts';
import { zOrganisationKind } from './organisation-kind.ts';
import { zPhone } from './phone.ts';
import { zPostalAddress } from './postal-address.ts';
import { zService } from './service.ts';
import { zSlideDelivery } from './slide-delivery.ts';
import { zTaxId } from './tax-id.ts';

export const zFacilityForm = z.object({
    legalName: z.string().min(2).max(120),
    displayName: z.string().min(2).max(120).nullable(),
    organisationKind: zOrganisationKind.nullable(),
    facilityType: zFacilityType.nullable(),
    labArrangement: zLabArrangement.nullable(),
    contractLab: zContractLab.nullable(),
    address: zPostalAddress.nullable(),
    phone: zPhone.nullable(),
    fax: zPhone.nullable(),
    timeZone: z.string().max(60).nullable(),
    clia: zClia.nullable(),
    cliaCertificate: zCliaCertificate.nullable(),
    cap: z.string().max(20).nullable(),
    provincialLabLicence: z.string().max(40).nullable(),
    accreditingBody: z.string().max(120).nullable(),
    npi: zNpi.nullable(),
    taxId: zTaxId.nullable(),
    labDirector: zLabDirector.nullable(),
    primaryContact: zFacilityContact,
    billingContact: zBillingContact.nullable(),
    billingModel: zBillingModel.nullable(),
    caseScope: zCaseScope.nullable(),
    service: zService.nullable(),
    slideDelivery: zSlideDelivery.nullable(),
    volumes: z.array(zCaseVolume).max(20),
    scanners: z.array(zFacilityScanner).max(20),
    holidays: z.array(zDay).max(60).nullable()
});

export type FacilityFormZodType = z.infer<typeof zFacilityForm>;
