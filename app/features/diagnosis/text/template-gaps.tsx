import { gapTexts } from '#app/core/diagnosis/templates.ts';

interface TemplateGapsProps {
  /** What the field holds now. */
  readonly text: string | undefined;
  /** How a sentence calls the field: 'the comment'. */
  readonly where: string;
}

/** What a template left to be filled in, at the field itself: the text cannot be signed with it. */
export const TemplateGaps = ({ text, where }: TemplateGapsProps) => (
  <p role="status" className="text-sm text-warning empty:hidden">
    {gapTexts(text ?? '', where).join(' ')}
  </p>
);
