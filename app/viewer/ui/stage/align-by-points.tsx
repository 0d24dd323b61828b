import { useUnit } from 'effector-react';
import { Spline } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { alignByPoints } from '#app/core/viewing/alignment.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/controls/field.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { commandAsked } from '../../state/log.ts';
import { panes } from '../../state/panes.ts';
import { $patchNames } from '../../state/patches.ts';
import {
  alignedText,
  type ChosenPair,
  foundPairs,
  type NamedPoint,
  pairsFault,
  pointPairs,
  pointsOf,
  proposedPairs,
} from '../sync/point-pairs.ts';

/** Lays two serial sections on one another by points that belong together; hidden until both have two. */
export function AlignByPoints() {
  const { current, names, first, second, ownCurrent, ownNames } = useUnit({
    current: panes.primary.$current,
    names: $patchNames.primary,
    first: panes.primary.$openImage,
    second: panes.secondary.$openImage,
    ownCurrent: panes.secondary.$current,
    ownNames: $patchNames.secondary,
  });
  const [isOpen, setIsOpen] = useState(false);
  const lead = pointsOf({ patches: current.patches, names });
  const own = pointsOf({ patches: ownCurrent.patches, names: ownNames });
  if (first === null || second === null || first.id === second.id) return null;
  if (lead.length < 2 || own.length < 2) return null;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <IconButton label="Align by points" size="sm">
          <Spline aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        {/* Not over the whole page: the numbers of the points stand on the slides. */}
        <Popover.Content
          aria-label="Align by points"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] gap-3 overflow-y-auto rounded-lg border border-border bg-raised p-4 text-text shadow-md"
        >
          <PairsForm lead={lead} own={own} images={{ first, second }} onDone={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface PairsFormProps {
  readonly lead: readonly NamedPoint[];
  readonly own: readonly NamedPoint[];
  readonly images: { readonly first: OpenImage; readonly second: OpenImage };
  readonly onDone: () => void;
}

/** Nobody but the reader knows which points are the same place of the tissue, so nothing is aligned unasked. */
function PairsForm({ lead, own, images: { first, second }, onDone }: PairsFormProps) {
  const ask = useUnit(commandAsked);
  const [pairs, setPairs] = useState<readonly ChosenPair[]>(() => proposedPairs(lead, own));
  const found = foundPairs(pairs, lead, own);
  const fault = pairsFault(found);
  const align = (): void => {
    const chosen = pointPairs(found);
    const alignment = alignByPoints({ from: first.id, to: second.id }, chosen);
    if (alignment === null) {
      notify.error('The points lie on one another. Place them further apart.');
      return;
    }
    ask({ pane: 'secondary', command: { type: 'align-by-points', pairs: chosen } });
    notify.info(alignedText(alignment, found, { from: first.scale, to: second.scale }));
    onDone();
  };
  const choose = (at: number, part: Partial<ChosenPair>): void =>
    setPairs(pairs.map((pair, place) => (place === at ? { ...pair, ...part } : pair)));
  return (
    <>
      <p className="text-sm">Which points are the same place of the tissue?</p>
      <div className="grid grid-cols-2 gap-2 text-sm">
        <span aria-hidden className="text-muted">
          First pane
        </span>
        <span aria-hidden className="text-muted">
          Second pane
        </span>
        {pairs.map((pair, at) => (
          // Pairs have no names of their own and never change places.
          <PairFields key={String(at)} at={at} pair={pair} lead={lead} own={own} onChoose={choose} />
        ))}
      </div>
      <FieldError id="align-by-points" message={fault ?? undefined} />
      <Button size="sm" variant="primary" disabled={fault !== null} onClick={align}>
        Align by these points
      </Button>
    </>
  );
}

interface PairFieldsProps extends Pick<PairsFormProps, 'lead' | 'own'> {
  readonly at: number;
  readonly pair: ChosenPair;
  readonly onChoose: (at: number, part: Partial<ChosenPair>) => void;
}

const choicesOf = (points: readonly NamedPoint[]) =>
  points.map(({ id, number, note }) => ({
    value: id,
    label: note.trim() === '' ? `Point ${number}` : `Point ${number}: ${note}`,
  }));

function PairFields({ at, pair, lead, own, onChoose }: PairFieldsProps) {
  const name = `Pair ${String(at + 1)}`;
  return (
    <>
      <Select
        aria-label={`${name}, first pane`}
        placeholder="No point"
        choices={choicesOf(lead)}
        value={pair.lead}
        onChange={(event) => onChoose(at, { lead: event.target.value })}
      />
      <Select
        aria-label={`${name}, second pane`}
        placeholder="No point"
        choices={choicesOf(own)}
        value={pair.own}
        onChange={(event) => onChoose(at, { own: event.target.value })}
      />
    </>
  );
}
