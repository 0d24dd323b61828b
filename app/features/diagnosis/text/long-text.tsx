import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import type { TemplatePart } from '#contracts/generated/wire.ts';
import { TemplateGaps } from './template-gaps.tsx';
import { TextTools } from './text-tools.tsx';

interface LongTextProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The templates that fit it. */
  readonly part: TemplatePart;
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** What it holds now. */
  readonly written: DiagnosisFields;
  /** How a sentence calls it: 'the comment'. */
  readonly where: string;
  readonly most?: number;
}

/** A text about the whole case, with its templates and what it said before. */
export function LongText({ name, label, hint, part, fields, written, where, most }: LongTextProps) {
  return (
    <div id={name} className="flex scroll-mt-28 flex-col gap-2">
      <Field label={label} hint={hint}>
        <TextArea
          name={name}
          className="field-sizing-content min-h-24"
          defaultValue={fields[name] ?? ''}
          maxLength={most}
        />
      </Field>
      <TextTools name={name} label={label.toLowerCase()} part={part} specimen={null} />
      <TemplateGaps text={written[name]} where={where} />
    </div>
  );
}
