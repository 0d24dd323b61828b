import { labels } from '#contracts/generated/labels.ts';
import type { CaseQuestion } from '#contracts/generated/wire.ts';

/** What a question is about, to be read after 'about': a kind is named for a list of choices, and not for a sentence. */
export function questionAbout({ about, specimenID }: Pick<CaseQuestion, 'about' | 'specimenID'>): string {
  if (about === 'specimen') return specimenID === null ? 'a specimen' : `specimen ${specimenID}`;
  const subject = about === 'other' ? 'another matter' : labels.QuestionAbout[about].toLowerCase();
  return specimenID === null ? subject : `${subject} of specimen ${specimenID}`;
}
