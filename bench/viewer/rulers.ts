import { rulerLabel } from '../../app/core/marks/length.ts';
import type { ShownRuler } from '../../app/core/marks/shown.ts';
import type { ImageSize } from '../../app/core/slides/geometry.ts';
import type { Scale } from '../../app/core/slides/scale.ts';

/** The numbers are alike at every start: a bench that draws others each time compares nothing. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes `count` rulers anywhere on the image, up to a tenth of it long. */
export function benchRulers(count: number, size: ImageSize, scale: Scale): readonly ShownRuler[] {
  const random = createRandom(7);
  const near = (at: number, most: number): number =>
    Math.min(Math.max(at + (random() - 0.5) * most * 0.1, 0), most);
  return Array.from({ length: count }, (_, index) => {
    const from = { x: random() * size.width, y: random() * size.height };
    const to = { x: near(from.x, size.width), y: near(from.y, size.height) };
    const label = rulerLabel({ from, to, scale });
    return { id: `bench-${String(index)}`, mode: 'straight', from, to, label, isFormer: false, look: 'own' };
  });
}
