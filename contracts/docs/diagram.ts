import { instance } from '@viz-js/viz';
import type { StateMachine } from '../lint/state-machines.ts';
import { dotOf } from './dot.ts';
import { escapeText } from './escaped.ts';

/** The machine as one SVG element to stand in a page, with a title and a description for who cannot see it. */
export async function diagramOf(machine: StateMachine): Promise<string> {
  const { name, states, transitions } = machine;
  const drawn = (await instance()).renderString(dotOf(machine), { format: 'svg' });
  const start = drawn.indexOf('<svg');
  const inside = drawn.indexOf('>', start) + 1;
  const sizes = drawn.slice(start + '<svg'.length, inside - 1);
  const words = `${states.length} states and ${transitions.length} transitions; the table below lists them all.`;
  return [
    `<svg role="img" aria-labelledby="${name}-title ${name}-words"${sizes}>`,
    `<title id="${name}-title">States of ${escapeText(name)}</title>`,
    `<desc id="${name}-words">${escapeText(words)}</desc>`,
    drawn.slice(inside).trim(),
  ].join('\n');
}
