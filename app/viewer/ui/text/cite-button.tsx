import { useUnit } from 'effector-react';
import { TextQuote } from 'lucide-react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $sealed } from '../../state/log.ts';
import type { CaseMark } from '../../state/marks-of-case.ts';
import { useTextPort } from './text-port.ts';

/** From a mark of the slide into the text of the case. A mark of other pixels is not cited. */
export function CiteButton({ mark, called }: { readonly mark: CaseMark; readonly called: string }) {
  const text = useTextPort();
  const sealed = useUnit($sealed);
  // What is signed is changed by an amendment alone.
  if (text === null || mark.kind === 'box' || sealed !== null) return null;
  return (
    <IconButton
      label={`Put ${called} into the text`}
      size="sm"
      disabled={mark.earlier}
      onClick={() => text.cite(mark)}
    >
      <TextQuote aria-hidden />
    </IconButton>
  );
}
