import { Link, useNavigate } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';
import type { WayBack } from './handed-case.ts';

/** A plain press without keys, which the page may handle itself; with keys the browser opens a tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Back to where one came from. The page before is gone back to, so that its filters and its place are there again. */
export function BackLink({ back }: { readonly back: WayBack }) {
  const navigate = useNavigate();
  const name = `Back to ${back.title}`;
  const goBack = (event: MouseEvent) => {
    if (!back.isBefore || !isPlain(event)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Tooltip text={name}>
      <Link
        to={back.path}
        onClick={goBack}
        aria-label={name}
        className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text low:size-7 coarse:size-11"
      >
        <ArrowLeft aria-hidden className="size-[1.125rem]" />
      </Link>
    </Tooltip>
  );
}
