// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUploadStepName } from './upload-step-name.ts';
import { zUploadStepState } from './upload-step-state.ts';

export const zUploadStep = z.object({
    step: zUploadStepName,
    state: zUploadStepState
});

export type UploadStepZodType = z.infer<typeof zUploadStep>;
