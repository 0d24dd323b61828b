import { afterEach, expect, it } from 'vitest';
import { createDraftRuler } from './draft-ruler.client.ts';
import { cameraOn, PANE, rulerOf } from './marks.test-support.ts';

const NAME = 'getComputedTextLength';

/** This document measures no texts: here each letter is 8 wide. Gives what ends that. */
function measureTexts(): () => void {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  // What a text and a part of one have in common.
  const shared = Reflect.getPrototypeOf(Reflect.getPrototypeOf(text) ?? text) ?? text;
  const value = function (this: Element) {
    return (this.textContent ?? '').length * 8;
  };
  Object.defineProperty(shared, NAME, { configurable: true, value });
  return () => void Reflect.deleteProperty(shared, NAME);
}

let unmeasure = (): void => undefined;
afterEach(() => unmeasure());

it('shows the ruler under the hand where it is, with its label as text, and hides again', () => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const draft = createDraftRuler(host);
  const svg = host.querySelector('svg');
  if (svg === null) throw new Error('there is no drawing');
  expect(svg.style.display).toBe('none');
  draft.show(rulerOf('a', { label: '<b>1 px</b>' }));
  draft.draw(cameraOn(450, 300, 1, 0));
  expect(svg.style.display).toBe('');
  expect(svg.getAttribute('aria-hidden')).toBe('true');
  expect(svg.style.pointerEvents).toBe('none');
  const lines = Array.from(svg.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
  expect(lines.some((line) => line.startsWith('M100 100L300 200'))).toBe(true);
  expect(svg.querySelector('text')?.textContent).toBe('<b>1 px</b>');
  draft.show(null);
  expect(svg.style.display).toBe('none');
  draft.destroy();
  expect(host.children).toHaveLength(0);
});

it.each([
  ['near a side of the pane', '798.123 μm', 1],
  ['wider than the pane', `${'Margin '.repeat(30)}: 798.123 μm`, 2],
])('a label %s is whole', (_, label, count) => {
  unmeasure = measureTexts();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const draft = createDraftRuler(host);
  draft.show(rulerOf('a', { from: { x: 880, y: 100 }, to: { x: 890, y: 400 }, label }));
  draft.draw(cameraOn(450, 300, 1, 0));
  const plate = host.querySelector('rect');
  const figureOf = (name: string) => Number(plate?.getAttribute(name));
  expect(figureOf('x')).toBeGreaterThanOrEqual(0);
  expect(figureOf('x') + figureOf('width')).toBeLessThanOrEqual(PANE.width);
  expect([...host.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toHaveLength(count);
  expect(host.querySelector('text')?.textContent).toMatch(/798\.123 μm$/);
  draft.destroy();
});
