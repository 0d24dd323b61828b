import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { loadChunk } from '#app/browser/chunks.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { TemplatePart } from '#contracts/generated/wire.ts';
import { MenuChoice } from '../text/menu-choice.tsx';

/** Most texts are written without it. */
const OwnTemplates = lazy(() => loadChunk('the templates', () => import('./own-templates.tsx')));

interface SaveAsTemplateProps {
  /** The field whose text is kept. */
  readonly name: string;
  readonly label: string;
  readonly part: TemplatePart;
}

/** From a text to a template of one's own, and to those that one has. */
export function SaveAsTemplate({ name, label, part }: SaveAsTemplateProps) {
  const [text, setText] = useState<string | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const area = currentTarget.form?.elements.namedItem(name);
    setText(area instanceof HTMLTextAreaElement ? area.value : '');
    // The menu closes; the keyboard comes back to what opens the menu, since the button is hidden by then.
    const menu = currentTarget.closest('details');
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus();
  };
  return (
    <>
      <MenuChoice onClick={open}>
        Save this text as a template<VisuallyHidden>: {label}</VisuallyHidden>
      </MenuChoice>
      {text !== null && (
        <Suspense fallback={null}>
          <OwnTemplates part={part} text={text} onClose={() => setText(null)} />
        </Suspense>
      )}
    </>
  );
}
