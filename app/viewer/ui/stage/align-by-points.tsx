import { useUnit } from 'effector-react';
import { Spline } from 'lucide-react';
import { micrometresLabel } from '#app/core/marks/length.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import type { PatchNames } from '#app/core/marks/patch-names.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import { type Alignment, alignByPoints, type PointPair } from '#app/core/viewing/alignment.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { commandAsked } from '../../state/log.ts';
import { panes } from '../../state/panes.ts';
import { $patchNames } from '../../state/patches.ts';

/** More would be no better: the first three are what a reader chose to align by. */
const MOST_POINTS = 3;
/** Micrometres: below it stands what rounding leaves, which is nothing of the tissue. */
const LEAST_TOLD = 0.001;

interface Section {
  readonly patches: readonly Patch[];
  readonly names: Pick<PatchNames, 'nameOf'>;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** By the numbers that the reader sees: the model gives a point that was moved or noted as the newest one. */
const pointsOf = ({ patches, names }: Section): readonly Patch[] =>
  patches
    .filter(({ isPoint }) => isPoint)
    .sort((one, other) => byNumber.compare(names.nameOf(one.id), names.nameOf(other.id)));

/** The first point of one section belongs to the first point of the other, and so on. */
export function pairsOf(lead: Section, own: Section): readonly PointPair[] {
  const [from, to] = [pointsOf(lead), pointsOf(own)];
  return from.slice(0, Math.min(MOST_POINTS, to.length)).flatMap((point, at) => {
    const other = to[at];
    return other === undefined
      ? []
      : [{ from: { x: point.box.x, y: point.box.y }, to: { x: other.box.x, y: other.box.y } }];
  });
}

function lengthText(pixels: number, scale: Scale): string {
  if (!('mppX' in scale)) return `${pixels.toFixed(1)} px`;
  const micrometres = pixels * Math.sqrt(scale.mppX * scale.mppY);
  const text = micrometres < LEAST_TOLD ? 'less than 1 nm' : micrometresLabel(micrometres);
  return scale.state === 'file' ? text : `${text} (${scale.state} scale)`;
}

/** What came of it; the residual is measured on the second section. */
export function alignedText({ residual }: Alignment, count: number, scale: Scale): string {
  return count < MOST_POINTS
    ? `Aligned by ${String(count)} points. A third point on each section shows how well they fit.`
    : `Aligned by ${String(count)} points. Residual: ${lengthText(residual, scale)}.`;
}

/** Lays two serial sections on one another by the points that were placed on both; hidden until both have two. */
export function AlignByPoints() {
  const { lead, leadNames, own, ownNames, first, second } = useUnit({
    lead: panes.primary.$current,
    leadNames: $patchNames.primary,
    own: panes.secondary.$current,
    ownNames: $patchNames.secondary,
    first: panes.primary.$openImage,
    second: panes.secondary.$openImage,
  });
  const ask = useUnit(commandAsked);
  const pairs = pairsOf(
    { patches: lead.patches, names: leadNames },
    { patches: own.patches, names: ownNames },
  );
  if (first === null || second === null || first.id === second.id || pairs.length < 2) return null;
  const align = (): void => {
    const alignment = alignByPoints({ from: first.id, to: second.id }, pairs);
    if (alignment === null) {
      notify.error('The points lie on one another. Place them further apart.');
      return;
    }
    ask({ pane: 'secondary', command: { type: 'align-by-points', pairs } });
    notify.info(alignedText(alignment, pairs.length, second.scale));
  };
  return (
    <IconButton label="Align by points" size="sm" onClick={align}>
      <Spline aria-hidden />
    </IconButton>
  );
}
