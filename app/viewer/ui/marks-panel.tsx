import { useUnit } from 'effector-react';
import { Crosshair, Eye, EyeOff, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { $sealed, commandAsked } from '../model/log.ts';
import { $marksOfCase, type CaseMark, markSought, marksListOpened } from '../model/marks-of-case.ts';
import { $current } from '../model/slides.ts';
import { MarkName } from './mark-name.tsx';

interface MarksPanelProps {
  /** Of the first pane in CSS pixels, into which a mark is brought. */
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
  const { marks, current, listed } = useUnit({
    marks: $marksOfCase,
    current: $current,
    listed: marksListOpened,
  });
  const [filter, setFilter] = useState('');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    listed();
  }, [listed]);
  const here = current.image?.imageId ?? null;
  const isFiltered = marks.length > FILTERED_FROM && filter !== '';
  const found = isFiltered ? marks.filter((mark) => matches(mark, filter)) : marks;
  // The slide that is open first, the others in reading order.
  const shown = [
    ...found.filter(({ imageId }) => imageId === here),
    ...found.filter(({ imageId }) => imageId !== here),
  ];
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
            {isFiltered ? `${String(shown.length)} of ${String(marks.length)}` : marks.length}
          </span>
        </h2>
        <IconButton label="Close marks" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
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
      {shown.length === 0 ? (
        <EmptyState title={marks.length === 0 ? 'No marks yet' : 'No mark fits the filter'}>
          {marks.length === 0 && 'Press M and drag across the slide to measure.'}
        </EmptyState>
      ) : (
        <MarksTable marks={shown} here={here} paneSize={paneSize} onLastGone={() => panel.current?.focus()} />
      )}
    </aside>
  );
}

interface MarksTableProps {
  readonly marks: readonly CaseMark[];
  readonly here: string | null;
  readonly paneSize: MarksPanelProps['paneSize'];
  /** The row that is about to go has no neighbour to take the keyboard's focus. */
  readonly onLastGone: () => void;
}

const COLUMNS = ['Mark', 'Slide and author'] as const;

function MarksTable({ marks, here, paneSize, onLastGone }: MarksTableProps) {
  return (
    <div role="region" aria-label="List of marks" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Marks of the case</caption>
        <thead className="sticky top-0 z-10 bg-sunken text-left text-muted">
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col" className="px-3 py-1.5 font-medium">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <MarkRow
              key={`${mark.kind} ${mark.id}`}
              mark={mark}
              isHere={mark.imageId === here}
              paneSize={paneSize}
              onLastGone={onLastGone}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MarkRowProps extends Omit<MarksTableProps, 'marks' | 'here'> {
  readonly mark: CaseMark;
  readonly isHere: boolean;
}

function MarkRow({ mark, isHere, paneSize, onLastGone }: MarkRowProps) {
  const sealed = useUnit($sealed);
  const canChange = isHere && mark.kind !== 'box' && sealed === null;
  return (
    <tr className="border-t border-border align-top" data-mark={mark.id}>
      <th scope="row" className="px-3 py-2 text-left font-normal">
        <span className={mark.visible ? 'font-medium tabular-nums' : 'text-muted tabular-nums line-through'}>
          {mark.value}
        </span>
        {!mark.visible && <span className="sr-only">, hidden</span>}
        <MarkName mark={mark} canEdit={canChange && !mark.earlier} />
      </th>
      <td className="px-3 py-2">
        <span className="line-clamp-2 break-all">{mark.slideTitle}</span>
        <span className="block text-muted">{mark.author}</span>
        {mark.earlier && <span className="block text-warning">Belongs to an earlier image</span>}
        {mark.kind === 'box' && <span className="block text-warning">From an older copy, not drawn</span>}
      </td>
      <td className="px-1 py-1 text-right whitespace-nowrap">
        <MarkActions mark={mark} canChange={canChange} paneSize={paneSize} onLastGone={onLastGone} />
      </td>
    </tr>
  );
}

interface MarkActionsProps extends Omit<MarkRowProps, 'isHere'> {
  /** Only on the slide that is open: elsewhere there is no pane to ask. */
  readonly canChange: boolean;
}

/** Before a row goes, the keyboard's focus moves on to its neighbour instead of falling back to the page. */
function focusBeside(button: HTMLElement): boolean {
  const row = button.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    beside?.querySelector<HTMLElement>('[data-act=delete]') ??
    beside?.querySelector<HTMLElement>('button:enabled');
  target?.focus();
  return target instanceof HTMLElement;
}

function MarkActions({ mark, canChange, paneSize, onLastGone }: MarkActionsProps) {
  const emit = useUnit({ commandAsked, markSought });
  const called = mark.name === '' ? mark.value : `${mark.name}, ${mark.value}`;
  const isRuler = mark.kind === 'ruler';
  const remove = (button: HTMLElement) => {
    if (!focusBeside(button)) onLastGone();
    const command = isRuler
      ? ({ type: 'remove-ruler', rulerId: mark.id } as const)
      : ({ type: 'remove-patch', patchId: mark.id } as const);
    emit.commandAsked({ pane: 'primary', command });
  };
  return (
    <>
      <IconButton
        label={`Go to ${called}`}
        size="sm"
        disabled={mark.earlier}
        onClick={() => emit.markSought({ mark, pane: paneSize() })}
      >
        <Crosshair aria-hidden />
      </IconButton>
      {canChange && isRuler && !mark.earlier && (
        <IconButton
          label={`${mark.visible ? 'Hide' : 'Show'} ${called}`}
          size="sm"
          onClick={() =>
            emit.commandAsked({ pane: 'primary', command: { type: 'toggle-ruler', rulerId: mark.id } })
          }
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
