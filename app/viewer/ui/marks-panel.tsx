import { useUnit } from 'effector-react';
import { Crosshair, Eye, EyeOff, Trash2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { commandAsked } from '../model/log.ts';
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
  useEffect(() => {
    listed();
  }, [listed]);
  const here = current.image?.imageId ?? null;
  const found = filter === '' ? marks : marks.filter((mark) => matches(mark, filter));
  // The slide that is open first, the others in reading order.
  const shown = [
    ...found.filter(({ imageId }) => imageId === here),
    ...found.filter(({ imageId }) => imageId !== here),
  ];
  return (
    <aside
      aria-label="Marks of the case"
      className="flex w-96 shrink-0 flex-col border-l border-border bg-raised max-desktop:absolute max-desktop:inset-y-0 max-desktop:right-0 max-desktop:z-20 max-desktop:w-full max-desktop:max-w-96 max-desktop:shadow-lg"
    >
      <div className="flex h-9 shrink-0 items-center justify-between border-b border-border pr-1 pl-4 coarse:h-12">
        <h2 className="font-semibold">
          Marks <span className="font-normal text-muted tabular-nums">{marks.length}</span>
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
        <MarksTable marks={shown} here={here} paneSize={paneSize} />
      )}
    </aside>
  );
}

interface MarksTableProps {
  readonly marks: readonly CaseMark[];
  readonly here: string | null;
  readonly paneSize: MarksPanelProps['paneSize'];
}

function MarksTable({ marks, here, paneSize }: MarksTableProps) {
  return (
    <div role="region" aria-label="List of marks" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Marks of the case</caption>
        <thead className="sticky top-0 bg-sunken text-left text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              Mark
            </th>
            <th scope="col" className="px-2 py-1.5 font-medium">
              Slide and author
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-medium">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map((mark) => (
            <MarkRow key={mark.id} mark={mark} isHere={mark.imageId === here} paneSize={paneSize} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MarkRowProps {
  readonly mark: CaseMark;
  readonly isHere: boolean;
  readonly paneSize: MarksPanelProps['paneSize'];
}

function MarkRow({ mark, isHere, paneSize }: MarkRowProps) {
  const emit = useUnit({ commandAsked, markSought });
  const called = mark.name === '' ? mark.value : `${mark.name}, ${mark.value}`;
  const isRuler = mark.kind === 'ruler';
  const ask = (type: 'toggle' | 'remove') => {
    const command = isRuler
      ? ({ type: `${type}-ruler`, rulerId: mark.id } as const)
      : ({ type: 'remove-patch', patchId: mark.id } as const);
    emit.commandAsked({ pane: 'primary', command });
  };
  return (
    <tr className="border-t border-border align-top" data-mark={mark.id}>
      <td className="px-3 py-2">
        <span className={mark.visible ? 'font-medium tabular-nums' : 'text-muted line-through'}>
          {mark.value}
        </span>
        <MarkName mark={mark} canEdit={isHere && !mark.earlier} />
      </td>
      <td className="px-2 py-2">
        <span className="line-clamp-2 break-all">{mark.slideTitle}</span>
        <span className="block text-muted">{mark.author}</span>
        {mark.earlier && <span className="block text-warning">Belongs to an earlier image</span>}
      </td>
      <td className="px-1 py-1 text-right whitespace-nowrap">
        <IconButton
          label={`Go to ${called}`}
          size="sm"
          disabled={mark.earlier}
          onClick={() => emit.markSought({ mark, pane: paneSize() })}
        >
          <Crosshair aria-hidden />
        </IconButton>
        {isHere && isRuler && (
          <IconButton
            label={`${mark.visible ? 'Hide' : 'Show'} ${called}`}
            size="sm"
            onClick={() => ask('toggle')}
          >
            {mark.visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          </IconButton>
        )}
        {isHere && (
          <IconButton label={`Delete ${called}`} size="sm" onClick={() => ask('remove')}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
