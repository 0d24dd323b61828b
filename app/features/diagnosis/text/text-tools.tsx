import type { MouseEvent } from 'react';
import { filledTemplate, insertText, templatesFor } from '#app/core/diagnosis/templates.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Disclosure } from '#app/ui/lists/disclosure.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { PrimaryDiagnosis, TemplatePart } from '#contracts/generated/wire.ts';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { useAids } from '../writing-aids.ts';
import { MenuChoice } from './menu-choice.tsx';

interface TextToolsProps {
  /** The field that the tools write into. */
  readonly name: string;
  readonly label: string;
  readonly part: TemplatePart;
  readonly specimen: PrimaryDiagnosis['diagnoses'][number] | null;
}

/** The template's text goes where the caret is, as if it had been typed. */
function writeInto(
  button: HTMLButtonElement,
  name: string,
  change: (area: HTMLTextAreaElement) => void,
): void {
  const area = button.form?.elements.namedItem(name);
  if (!(area instanceof HTMLTextAreaElement)) return;
  change(area);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
  button.closest('details')?.removeAttribute('open');
}

/** What can be put into a field, templates that fit it and texts that it had before, and what keeps its text as one. All need script. */
export function TextTools({ name, label, part, specimen }: TextToolsProps) {
  const { templates, subspecialty, earlier } = useAids();
  const timeZone = useTimeZone();
  const isEnhanced = useEnhanced();
  const fitting = templatesFor(templates, {
    part,
    subspecialty,
    specimenType: specimen?.specimenType ?? null,
  });
  const before = earlier.filter((one) => one.name === name);
  if (!isEnhanced) return null;
  const insert = (text: string) => (event: MouseEvent<HTMLButtonElement>) =>
    writeInto(event.currentTarget, name, (area) => {
      const piece = insertText(area.value, area.selectionStart, filledTemplate(text, specimen));
      area.value = piece.text;
      area.setSelectionRange(piece.from, piece.to);
    });
  const putBack = (text: string) => (event: MouseEvent<HTMLButtonElement>) =>
    writeInto(event.currentTarget, name, (area) => {
      area.value = text;
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Disclosure label="Templates">
        {fitting.length > 0 && (
          <ul className="flex w-72 max-w-full flex-col">
            {fitting.map((template) => (
              <li key={template.id}>
                <MenuChoice onClick={insert(template.text)}>
                  {template.name}
                  <VisuallyHidden> into {label}</VisuallyHidden>
                  {template.origin === 'Own' && <span className="text-sm text-muted"> · my own</span>}
                </MenuChoice>
              </li>
            ))}
          </ul>
        )}
        <div className={fitting.length > 0 ? 'mt-1 border-t border-border pt-1' : ''}>
          <SaveAsTemplate name={name} label={label} part={part} />
        </div>
      </Disclosure>
      {before.length > 0 && (
        <Disclosure label="Earlier texts">
          <ul className="flex w-80 max-w-full flex-col">
            {before.map(({ at, text }) => (
              <li key={`${at} ${text}`}>
                <MenuChoice onClick={putBack(text)}>
                  <span className="block text-sm text-muted">Until {instantText(at, timeZone)}</span>
                  <span className="line-clamp-3 whitespace-pre-wrap">{text}</span>
                  <VisuallyHidden> Put this text back into {label}</VisuallyHidden>
                </MenuChoice>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
