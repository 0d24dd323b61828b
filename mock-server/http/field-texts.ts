import { type Refusal, refuse } from './refusal.ts';

/** A field rule of a move that is not met. */
export const wrongField = (field: string, text: string): Refusal =>
  refuse('VALIDATION_FAILED', { status: 422, fields: { [field]: [text] } });

/** The reason in words, trimmed. Throws where there are none. */
export function requireReason(reason: string | undefined, field = 'reason'): string {
  const words = (reason ?? '').trim();
  if (words === '') throw wrongField(field, 'Reason is required');
  return words;
}
