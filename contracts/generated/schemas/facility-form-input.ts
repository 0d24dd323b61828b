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

export const zFacilityFormInput = z.object({
    legalName: z.string().min(2).max(120),
    displayName: z.string().min(2).max(120).nullish(),
    organisationKind: zOrganisationKind.nullish(),
    facilityType: zFacilityType.nullish(),
    labArrangement: zLabArrangement.nullish(),
    contractLab: zContractLab.nullish(),
    address: zPostalAddress.nullish(),
    phone: zPhone.nullish(),
    fax: zPhone.nullish(),
    timeZone: z.string().max(60).nullish(),
    clia: zClia.nullish(),
    cliaCertificate: zCliaCertificate.nullish(),
    cap: z.string().max(20).nullish(),
    provincialLabLicence: z.string().max(40).nullish(),
    accreditingBody: z.string().max(120).nullish(),
    npi: zNpi.nullish(),
    taxId: zTaxId.nullish(),
    labDirector: zLabDirector.nullish(),
    primaryContact: zFacilityContact,
    billingContact: zBillingContact.nullish(),
    billingModel: zBillingModel.nullish(),
    caseScope: zCaseScope.nullish(),
    service: zService.nullish(),
    slideDelivery: zSlideDelivery.nullish(),
    volumes: z.array(zCaseVolume).max(20).optional(),
    scanners: z.array(zFacilityScanner).max(20).optional(),
    holidays: z.array(zDay).max(60).nullish()
});

export type FacilityFormInputZodType = z.infer<typeof zFacilityFormInput>;
