// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zDisclosureAnswer } from './disclosure-answer.ts';

export const zProviderDisclosures = z.object({
    licenceAction: zDisclosureAnswer,
    exclusion: zDisclosureAnswer,
    claims: zDisclosureAnswer
});

export type ProviderDisclosuresZodType = z.infer<typeof zProviderDisclosures>;
