import { createStore } from 'effector';
import { recorded } from '../log.ts';

const MEASURES: ReadonlySet<string> = new Set(['STRAIGHT', 'COORDINATE']);

/**
 * What a reader meets with the first measurement of a visit: the wheel no longer zooms. It is said until that is drawn or
 * given up, and not again.
 */
export const $wheelRule = createStore<'unsaid' | 'said-now' | 'said'>('unsaid', { serialize: 'ignore' }).on(
  recorded,
  (rule, drafts) => {
    if (rule === 'said') return rule;
    const events = drafts.map(({ event }) => event);
    if (events.some(({ type }) => type === 'ruler.drawn')) return rule === 'said-now' ? 'said' : rule;
    const mode = events.findLast((event) => event.type === 'mode.changed');
    if (mode === undefined) return rule;
    if (MEASURES.has(mode.mode)) return 'said-now';
    return rule === 'said-now' ? 'said' : rule;
  },
);
