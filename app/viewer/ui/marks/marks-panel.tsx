import { useUnit } from 'effector-react';
import { Eye, EyeOff, MapPin, Trash2, X } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { $sealed } from '../../state/log.ts';
import {
  $marksOfCase,
  type CaseMark,
  markSought,
  marksCommandAsked,
  marksListOpened,
} from '../../state/marks-of-case.ts';
import { $areMarksHidden } from '../../state/outbox-state.ts';
import { $split } from '../../state/panes.ts';
import { $chosenMark } from '../../state/sharing/chosen-mark.ts';
import { $currentIn } from '../../state/slides.ts';
import { isNarrow } from '../screen/narrow.ts';
import { CiteButton, WhyNotCited } from '../text/cite-button.tsx';
import { tooltipKey } from '../toolbar/shortcut-table.ts';
import { KeyTableContext } from '../toolbar/use-key-settings.ts';
import { MarkName } from './mark-name.tsx';
import { MarksFile } from './marks-file.tsx';
import { bySlide, type SlideMarks } from './marks-of-case.ts';

interface MarksPanelProps {
  /** The size of the first pane in CSS pixels, into which a mark is brought. */
  readonly paneSize: () => { readonly width: number; readonly height: number };
  readonly onClose: () => void;
}

/** Fewer are found by eye. */
const FILTERED_FROM = 10;

const matches = (mark: CaseMark, text: string): boolean =>
  [mark.value, mark.name, mark.slideTitle, mark.author].some((part) =>
    part.toLowerCase().includes(text.toLowerCase()),
  );

/** All marks of the case: the second view of what the canvas shows, for reading, naming and finding. */
export function MarksPanel({ paneSize, onClose }: MarksPanelProps) {
  const { marks, areHidden, first, second, split } = useUnit({
    marks: $marksOfCase,
    areHidden: $areMarksHidden,
    first: $currentIn.primary,
    second: $currentIn.secondary,
    split: $split,
  });
  const { listed, sought } = useUnit({ listed: marksListOpened, sought: markSought });
  const [filter, setFilter] = useState('');
  const [places] = useState(() => new Map<string, number>());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    listed();
  }, [listed]);
  const isFiltered = marks.length > FILTERED_FROM && filter !== '';
  const found = isFiltered ? marks.filter((mark) => matches(mark, filter)) : marks;
  const open = [first?.imageId ?? null, ...(split ? [second?.imageId ?? null] : [])];
  const slides = bySlide(found, open, places);
  const seek = (mark: CaseMark) => {
    sought({ mark, pane: paneSize() });
    // There the list lies on the slide and hides what it led to.
    if (isNarrow()) onClose();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Marks of the case"
      className="flex w-96 shrink-0 flex-col border-l border-border bg-raised max-desktop:absolute max-desktop:inset-y-0 max-desktop:right-0 max-desktop:z-20 max-desktop:w-full max-desktop:max-w-96 max-desktop:shadow-lg"
    >
      <div className="flex h-9 shrink-0 items-center justify-between border-b border-border pr-1 pl-4 coarse:h-12">
        <h2 className="font-semibold">
          Marks{' '}
          <span className="font-normal text-muted tabular-nums">
            {isFiltered ? `${String(found.length)} of ${String(marks.length)}` : marks.length}
          </span>
        </h2>
        <span className="flex items-center">
          <MarksFile />
          <IconButton label="Close marks" size="sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
      {marks.length > FILTERED_FROM && (
        <div className="border-b border-border p-2">
          <TextInput
            aria-label="Filter marks"
            placeholder="Filter"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 ? (
        <NoMarks isFiltered={marks.length > 0} areHidden={areHidden} />
      ) : (
        <MarksTable slides={slides} split={split} onSeek={seek} onLastGone={() => panel.current?.focus()} />
      )}
    </aside>
  );
}

interface NoMarksProps {
  /** There are marks, and the filter hides all of them. */
  readonly isFiltered: boolean;
  /** The case does not say which marks it has. */
  readonly areHidden: boolean;
}

/** Why the list is empty. Where no marks are taken, nothing is said of how to make one. */
function NoMarks({ isFiltered, areHidden }: NoMarksProps) {
  const measureKey = tooltipKey(useContext(KeyTableContext), 'toggleStraight');
  const sealed = useUnit($sealed);
  if (isFiltered) return <EmptyState title="No mark fits the filter" />;
  if (areHidden) return <EmptyState title="The marks of this case are not shown to you" />;
  return (
    <EmptyState title={sealed === null ? 'No marks yet' : 'No marks'}>
      {sealed === null &&
        `${measureKey === null ? 'Turn measuring on' : `Press ${measureKey}`} and drag across the slide to measure.`}
    </EmptyState>
  );
}

interface MarksTableProps {
  readonly slides: readonly SlideMarks[];
  /** Two panes are open, and a slide that is open may be in either. */
  readonly split: boolean;
  readonly onSeek: (mark: CaseMark) => void;
  /** The row that is about to go has no neighbour to take the keyboard's focus. */
  readonly onLastGone: () => void;
}

const PANES = ['first pane', 'second pane'] as const;

function MarksTable({ slides, split, ...rest }: MarksTableProps) {
  return (
    <div role="region" aria-label="List of marks" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">Marks of the case, by slide</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-left text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Mark
            </th>
            <th scope="col" className="w-28 px-2 py-1.5 font-medium">
              Author
            </th>
            <th scope="col" className="w-36 coarse:w-26">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        {slides.map(({ imageId, slideTitle, pane, marks }) => (
          <tbody key={imageId} className="border-t border-border">
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="px-3 pt-2.5 pb-1 text-left font-semibold wrap-anywhere"
              >
                {slideTitle}
                {pane !== null && (
                  <span className="font-normal text-muted"> ({split ? PANES[pane] : 'open'})</span>
                )}
              </th>
            </tr>
            {marks.map((mark) => (
              <MarkRow key={`${mark.kind} ${mark.id}`} mark={mark} isHere={pane !== null} {...rest} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface MarkRowProps extends Omit<MarksTableProps, 'slides' | 'split'> {
  readonly mark: CaseMark;
  readonly isHere: boolean;
}

function MarkRow({ mark, isHere, ...rest }: MarkRowProps) {
  const { sealed, chosen } = useUnit({ sealed: $sealed, chosen: $chosenMark });
  const row = useRef<HTMLTableRowElement>(null);
  const isChosen = mark.id === chosen;
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const canChange = isHere && mark.kind !== 'box' && sealed === null && !mark.ofAnother;
  return (
    <tr
      ref={row}
      aria-current={isChosen ? 'true' : undefined}
      className="align-top hover:bg-hover aria-[current=true]:bg-accent-soft"
      data-mark={mark.id}
    >
      <th scope="row" className="px-3 py-1.5 text-left font-normal">
        <span className={mark.visible ? 'tabular-nums' : 'text-muted tabular-nums line-through'}>
          {mark.value}
        </span>
        {!mark.visible && <span className="sr-only">, hidden</span>}
        <MarkName mark={mark} canEdit={canChange && !mark.earlier} />
        {mark.earlier && <span className="block text-warning">Belongs to an earlier image</span>}
        <WhyNotCited mark={mark} />
        {mark.byEarlierScale && (
          <span className="block text-warning">By a scale that the slide has no more</span>
        )}
        {mark.kind === 'box' && <span className="block text-warning">From an older copy, not drawn</span>}
      </th>
      <td className="px-2 py-1.5 text-muted">{mark.author}</td>
      {/* Two by two for a finger: side by side they would leave a length no room on one line. */}
      <td className="px-1 text-right whitespace-nowrap coarse:whitespace-normal">
        <MarkActions mark={mark} canChange={canChange} {...rest} />
      </td>
    </tr>
  );
}

interface MarkActionsProps extends Omit<MarkRowProps, 'isHere'> {
  /** Only on a slide that is open: elsewhere there is no pane to ask. */
  readonly canChange: boolean;
}

/** Before a row goes, the keyboard's focus moves on to its neighbour instead of falling back to the page. */
function focusBeside(button: HTMLElement): boolean {
  const row = button.closest('tr');
  const rows = [...(row?.closest('table')?.querySelectorAll('[data-mark]') ?? [])];
  const at = rows.findIndex((one) => one === row);
  const beside = rows[at + 1] ?? rows[at - 1];
  const target =
    beside?.querySelector<HTMLElement>('[data-act=delete]') ??
    beside?.querySelector<HTMLElement>('button:enabled');
  target?.focus();
  return target instanceof HTMLElement;
}

function MarkActions({ mark, canChange, onSeek, onLastGone }: MarkActionsProps) {
  const ask = useUnit(marksCommandAsked);
  const called = mark.name === '' ? mark.value : `${mark.name}, ${mark.value}`;
  const isRuler = mark.kind === 'ruler';
  const remove = (button: HTMLElement) => {
    if (!focusBeside(button)) onLastGone();
    const command = isRuler
      ? ({ type: 'remove-ruler', rulerId: mark.id } as const)
      : ({ type: 'remove-patch', patchId: mark.id } as const);
    ask({ imageId: mark.imageId, command });
  };
  return (
    <>
      <IconButton label={`Go to ${called}`} size="sm" disabled={mark.earlier} onClick={() => onSeek(mark)}>
        <MapPin aria-hidden />
      </IconButton>
      <CiteButton mark={mark} called={called} />
      {canChange && isRuler && !mark.earlier && (
        <IconButton
          label={`${mark.visible ? 'Hide' : 'Show'} ${called}`}
          size="sm"
          onClick={() => ask({ imageId: mark.imageId, command: { type: 'toggle-ruler', rulerId: mark.id } })}
        >
          {mark.visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </IconButton>
      )}
      {canChange && (
        <IconButton
          label={`Delete ${called}`}
          size="sm"
          data-act="delete"
          onClick={(event) => remove(event.currentTarget)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </>
  );
}
