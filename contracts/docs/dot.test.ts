import { describe, expect, it } from 'vitest';
import type { StateMachine, Transition } from '../lint/state-machines.ts';
import { diagramOf } from './diagram.ts';
import { dotOf } from './dot.ts';

const step = (name: string, from: readonly string[], to: string | null): Transition => ({
  name,
  from,
  to,
  operation: 'moveLamp',
  who: ['anyone'],
  guards: [],
  refusal: null,
});

function lamp(transitions: readonly Transition[]): StateMachine {
  const labels = { Off: 'Dark', On_Now: 'On now' };
  return {
    name: 'Lamp',
    description: 'A lamp.',
    states: ['Off', 'On_Now'],
    labels,
    initial: 'Off',
    transitions,
  };
}

const arrowsIn = (dot: string) =>
  [...dot.matchAll(/"([^"]*)" -> "([^"]*)" \[id="[^"]*", label="([^"]*)", style=(\w+)\]/g)].map(
    ([, from, to, label, style]) => [
      from?.trim(),
      to?.trim(),
      label?.split('\\n').map((one) => one.trim()),
      style,
    ],
  );

describe('dotOf', () => {
  it('draws one arrow for each pair of states, with the names of all its transitions', () => {
    const dot = dotOf(lamp([step('press', ['Off'], 'On_Now'), step('clap', ['Off', 'On_Now'], 'On_Now')]));
    expect(arrowsIn(dot)).toEqual([
      ['beginning', 'Off', [''], 'solid'],
      ['Off', 'On_Now', ['press', 'clap'], 'solid'],
      ['On_Now', 'On_Now', ['clap'], 'solid'],
    ]);
  });

  it('draws the making and the removal as arrows from a dot and to a ring', () => {
    const dot = dotOf(lamp([step('buy', [], 'Off'), step('throw', ['Off'], null)]));
    expect(arrowsIn(dot)).toEqual([
      ['beginning', 'Off', ['buy'], 'solid'],
      ['Off', 'end', ['throw'], 'solid'],
    ]);
    expect(dot).toContain('shape=doublecircle');
    expect(dotOf(lamp([step('buy', [], 'Off')]))).not.toContain('doublecircle');
  });

  it('dashes an arrow only where every one of its transitions is the system’s own', () => {
    const fade = { ...step('fade', ['On_Now'], 'Off'), operation: null };
    expect(arrowsIn(dotOf(lamp([fade])))).toContainEqual(['On_Now', 'Off', ['fade'], 'dashed']);
    const both = dotOf(lamp([fade, step('press', ['On_Now'], 'Off')]));
    expect(arrowsIn(both)).toContainEqual(['On_Now', 'Off', ['fade', 'press'], 'solid']);
  });

  it('adds the words for people only where they are other words than the value', () => {
    const dot = dotOf(lamp([]));
    expect(dot).toContain('label="Off\\nDark"');
    expect(dot).toContain('label="On_Now"]');
  });

  it('lets no sign of a name end its string or change its meaning', async () => {
    const odd = 'a "quoted" \\N &lt; <b>';
    const machine = { ...lamp([]), states: ['Off', odd], transitions: [step('go', ['Off'], odd)] };
    const drawn = await diagramOf(machine);
    const texts = [...drawn.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
    expect(texts).toContain('a &quot;quoted&quot; \\N &amp;lt; &lt;b&gt;');
  });
});
