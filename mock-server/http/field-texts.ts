import { type Refusal, refuse } from './refusal.ts';

/** A field rule of a move that is not met. */
export const wrongField = (field: string, text: string): Refusal =>
  refuse('VALIDATION_FAILED', { status: 422, fields: { [field]: [text] } });

/** Refuses with the texts of every field whose rule is not met (422); without any text the call goes on. */
export function refuseFields(fields: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(fields).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields });
}

/** The reason in words, trimmed. Throws where there are none. */
export function requireReason(reason: string | undefined, field = 'reason'): string {
  const words = (reason ?? '').trim();
  if (words === '') throw wrongField(field, 'Reason is required');
  return words;
}
