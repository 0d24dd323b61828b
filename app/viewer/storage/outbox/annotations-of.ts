import { lengthOf } from '#app/core/marks/length.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { OF_LABORATORY, type Scale } from '#app/core/slides/scale.ts';
import type { AnnotationsInput, PatchMark, RulerMark } from '#contracts/generated/wire.ts';

function scaleMark(scale: Scale): RulerMark['scale'] {
  const none = { mppX: null, mppY: null, source: null, reason: null };
  switch (scale.state) {
    case 'file':
      return { ...none, state: 'file', mppX: scale.mppX, mppY: scale.mppY, source: scale.source };
    case 'manual': {
      const source = scale.enteredAt === undefined ? null : OF_LABORATORY;
      return { ...none, state: 'manual', mppX: scale.mppX, mppY: scale.mppY, source, reason: scale.reason };
    }
    case 'assumed':
      return { ...none, state: 'assumed', mppX: scale.mppX, mppY: scale.mppY };
    case 'none':
    case 'invalid':
      return { ...none, state: scale.state };
  }
}

const authorMark = (author: Ruler['author']): RulerMark['author'] =>
  author === null ? null : { userId: author.userId, displayName: author.displayName };

function rulerMark(ruler: Ruler): RulerMark {
  const { id, imageId, checksum, mode, from, to, scale, name } = ruler;
  const length = lengthOf(from, to, scale);
  return {
    id,
    imageId,
    checksum,
    mode,
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    scale: scaleMark(scale),
    name,
    author: authorMark(ruler.author),
    lengthMicrometres: length?.unit === 'micrometre' ? length.value : null,
  };
}

function patchMark(patch: Patch): PatchMark {
  const { id, imageId, checksum, note, color, isPoint, box, widthInClient } = patch;
  const { x, y, width, height } = box;
  const author = authorMark(patch.author);
  return { id, imageId, checksum, note, color, isPoint, box: { x, y, width, height }, widthInClient, author };
}

/** The marks of one image as the API keeps them: what is shown, and how it came about. */
export function annotationsOf(marks: {
  readonly checksum: string | null;
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
  readonly log: readonly string[];
  /** Null where the image's own scale stands. */
  readonly scaleByHand: Scale | null;
}): AnnotationsInput {
  return {
    checksum: marks.checksum,
    rulers: marks.rulers.map(rulerMark),
    patches: marks.patches.map(patchMark),
    log: [...marks.log],
    scaleByHand: marks.scaleByHand === null ? null : scaleMark(marks.scaleByHand),
  };
}
