import type { UploadStepZodType } from '#contracts/generated/schemas/upload-step.ts';
import { zUploadStepName } from '#contracts/generated/schemas/upload-step-name.ts';

export type Step = UploadStepZodType;

/** Tells how a step of the intake went, while it goes. */
export type Tell = (step: Step['step'], state: Step['state']) => void;

export const waitingSteps = (): Step[] =>
  zUploadStepName.options.map((step) => ({ step, state: 'waiting' as const }));

export const stepsWith = (steps: readonly Step[], changed: Step): Step[] =>
  steps.map((one) => (one.step === changed.step ? changed : one));

/** After a refusal: what was running is what failed. */
export const listFailedSteps = (steps: readonly Step[]): Step[] =>
  steps.map((one) => (one.state === 'running' ? { ...one, state: 'failed' } : one));
