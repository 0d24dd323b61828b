import { useUnit } from 'effector-react';
import { TextQuote } from 'lucide-react';
import { useContext } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $sealed } from '../../state/log.ts';
import type { CaseMark } from '../../state/marks-of-case.ts';
import { RescansTold } from '../rescans/rescans-told.ts';
import { useTextPort } from './text-port.ts';

/** From a mark of the slide into the text of the case. A mark of other pixels, or of an image that another took the place of, is not cited. */
export function CiteButton({ mark, called }: { readonly mark: CaseMark; readonly called: string }) {
  const text = useTextPort();
  const sealed = useUnit($sealed);
  const isReplaced = useIsReplaced(mark);
  // What is signed is changed by an amendment alone.
  if (text === null || mark.kind === 'box' || sealed !== null) return null;
  return (
    <IconButton
      label={`Put ${called} into the text`}
      size="sm"
      disabled={mark.earlier || isReplaced}
      onClick={() => text.cite(mark)}
    >
      <TextQuote aria-hidden />
    </IconButton>
  );
}

/** Why a mark of an image that was scanned again is not cited, where nothing else shows that it belongs to former pixels. */
export function WhyNotCited({ mark }: { readonly mark: CaseMark }) {
  const text = useTextPort();
  const isReplaced = useIsReplaced(mark);
  if (text === null || !isReplaced || mark.kind === 'box') return null;
  return (
    <span className="block text-warning">
      Its slide was scanned again, so this mark cannot be put into the text
    </span>
  );
}

const useIsReplaced = ({ imageId }: CaseMark): boolean =>
  useContext(RescansTold).gone.some((one) => one.imageId === imageId);
