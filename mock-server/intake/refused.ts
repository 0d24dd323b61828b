import type { UploadRefusalReasonZodType } from '#contracts/generated/schemas/upload-refusal-reason.ts';
import type { Reading } from './messages.ts';

/** Ends the reading of a file that cannot become a slide; the text is for the user. */
export class NoSlide extends Error {
  readonly reason: UploadRefusalReasonZodType;

  constructor(reason: UploadRefusalReasonZodType, text: string) {
    super(text);
    this.reason = reason;
  }
}

export const refusedAs = (reason: UploadRefusalReasonZodType, text: string): Reading => ({
  kind: 'refused',
  refusal: { reason, text },
});

/** A full disk, and other faults of the machine, say nothing of the file. */
export const isMachineFault = (error: unknown): boolean =>
  error instanceof Error && ('errno' in error || /no space left/i.test(error.message));
