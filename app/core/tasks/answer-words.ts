import type { CaseQuestion } from '#contracts/generated/wire.ts';

/** What came back to a question, in words; null while nothing has. */
export function answerWords({
  answer,
  cannotProvideReason,
  answeredAt,
}: Pick<CaseQuestion, 'answer' | 'cannotProvideReason' | 'answeredAt'>): string | null {
  if (answeredAt === null) return null;
  return answer ?? `Cannot be provided: ${cannotProvideReason ?? 'no reason is recorded'}`;
}
