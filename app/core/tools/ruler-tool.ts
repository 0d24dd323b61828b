import { isEmpty, type Measurement, type RulerMode } from '../marks/ruler.ts';
import { clampPoint, type ImagePoint, type ImageSize, isInside } from '../slides/geometry.ts';
import type { Step, Tool } from './tool.ts';

export type RulerToolState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly from: ImagePoint }
  | { readonly kind: 'drawing'; readonly from: ImagePoint; readonly to: ImagePoint };

export type RulerTool = Tool<RulerToolState, Measurement>;

export const RULER_TOOL_IDLE: RulerToolState = { kind: 'idle' };

/** The measuring tool of specification 4.5 on an image of that size. */
export function createRulerTool(size: ImageSize, mode: RulerMode): RulerTool {
  type RulerStep = Step<RulerToolState, Measurement>;
  const stay = (state: RulerToolState): RulerStep => ({ state, commands: [] });
  const end = (from: ImagePoint, to: ImagePoint): RulerStep => {
    const measurement = { mode, from, to };
    return { state: RULER_TOOL_IDLE, commands: isEmpty(measurement) ? [] : [measurement] };
  };

  return {
    idle: RULER_TOOL_IDLE,
    step: (state, input) => {
      if (!('at' in input)) {
        const leaves = input.kind === 'left' && state.kind === 'drawing';
        return leaves ? end(state.from, state.to) : stay(RULER_TOOL_IDLE);
      }
      const within = input.inside && isInside(input.at, size);
      if (state.kind === 'idle')
        return stay(input.kind === 'down' && within ? { kind: 'pressed', from: input.at } : state);
      // A second finger, say: the measurement under way goes on with the first.
      if (input.kind === 'down') return stay(state);
      const to = clampPoint(input.at, size);
      if (input.kind === 'up' || !within) return end(state.from, to);
      return stay({ kind: 'drawing', from: state.from, to });
    },
  };
}
