import { classNames } from '../class-names.ts';

/** Whose wait a piece is, by place in the palette; the word stands beside it everywhere. */
type WaitLook = 'facility' | 'operator' | 'pool' | 'pathologist' | 'second_reader';

interface Piece {
  readonly id: string;
  readonly owner: WaitLook;
  /** Whose it was, what for and how long, in a line. */
  readonly text: string;
  /** The part that this wait takes of the whole bar, between nought and one. */
  readonly share: number;
  readonly isOpen: boolean;
}

interface Total {
  readonly owner: WaitLook;
  readonly whose: string;
  readonly lasted: string;
  readonly percent: number;
}

interface WaitBarProps {
  readonly pieces: readonly Piece[];
  readonly totals: readonly Total[];
}

const fills: Readonly<Record<WaitLook, string>> = {
  facility: 'bg-warning',
  operator: 'bg-info',
  pool: 'bg-control',
  pathologist: 'bg-accent-fill',
  second_reader: 'bg-success',
};

/** A turn of no working time is still a turn, and is seen. */
const SMALLEST_SHARE = 0.012;

interface WaitStripProps {
  readonly pieces: readonly Piece[];
  readonly size?: 'sm' | 'md';
}

/** Every wait of a case as a piece of one bar, for the eye alone: words that say the same stand beside it. */
export function WaitStrip({ pieces, size = 'md' }: WaitStripProps) {
  const height = size === 'sm' ? 'h-1.5 rounded-sm' : 'h-5 rounded-md';
  return (
    <span
      aria-hidden
      className={classNames('flex w-full gap-px overflow-hidden bg-sunken forced-color-adjust-none', height)}
    >
      {pieces.map(({ id, owner, text, share, isOpen }) => (
        <span
          key={id}
          title={text}
          className={classNames(
            'h-full min-w-1',
            fills[owner],
            isOpen && 'border-r-4 border-dotted border-raised',
          )}
          style={{ flexGrow: Math.max(share, SMALLEST_SHARE), flexBasis: 0 }}
        />
      ))}
    </span>
  );
}

/** Every wait of a case in one bar, with what each owner kept it for. The bar is for the eye; the list says it all. */
export function WaitBar({ pieces, totals }: WaitBarProps) {
  return (
    <figure className="flex flex-col gap-2">
      <WaitStrip pieces={pieces} />
      <figcaption>
        <ul aria-label="Time by owner" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {totals.map(({ owner, whose, lasted, percent }) => (
            <li key={owner} className="flex items-center gap-1.5">
              <span
                aria-hidden
                className={classNames('size-2.5 shrink-0 rounded-sm forced-color-adjust-none', fills[owner])}
              />
              <span>{whose}</span>
              <span className="text-muted tabular-nums">
                {lasted}, {percent} %
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
