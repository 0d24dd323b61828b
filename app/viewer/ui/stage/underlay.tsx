import type { LinkState } from '../../state/links.ts';

interface UnderlayProps {
  readonly link: LinkState | null;
  /** The pane begins with the whole slide, which is what the picture shows. */
  readonly isWhole: boolean;
}

/** The address of the picture that is shown until the tiles of the whole slide are there; null where there is none. */
export const underlayOf = ({ link, isWhole }: UnderlayProps): string | null =>
  isWhole && link?.kind === 'ready' ? link.link.thumbnailUrl : null;

/**
 * The whole slide, coarse, a moment before its tiles: a reader sees at once whether it is the right one. It lies where the
 * tiles will lie, and nothing can be measured on it.
 */
export function Underlay({ url }: { readonly url: string }) {
  return <img src={url} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />;
}
