import type { CaseQuestion } from '#contracts/generated/wire.ts';

/** What came back to a question, in words; null while nothing has, and where it was taken back unanswered. */
export function answerWords({
  status,
  answer,
  cannotProvideReason,
  answeredAt,
}: Pick<CaseQuestion, 'status' | 'answer' | 'cannotProvideReason' | 'answeredAt'>): string | null {
  if (answeredAt === null || status === 'Cancelled') return null;
  return answer ?? `Cannot be provided: ${cannotProvideReason ?? 'no reason is recorded'}`;
}
