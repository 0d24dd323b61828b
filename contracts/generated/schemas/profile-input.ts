// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zNoticeChoices } from './notice-choices.ts';
import { zPersonName } from './person-name.ts';
import { zPostalAddress } from './postal-address.ts';
import { zProviderProfileInput } from './provider-profile-input.ts';
import { zSalutation } from './salutation.ts';
import { zTimeZone } from './time-zone.ts';

export const zProfileInput = z.object({
    salutation: zSalutation.optional(),
    firstName: zPersonName.optional(),
    middleName: zPersonName.nullish(),
    lastName: zPersonName.optional(),
    phone: z.string().max(30).nullish(),
    address: zPostalAddress.nullish(),
    timeZone: zTimeZone.optional(),
    notices: zNoticeChoices.optional(),
    provider: zProviderProfileInput.optional()
});

export type ProfileInputZodType = z.infer<typeof zProfileInput>;
