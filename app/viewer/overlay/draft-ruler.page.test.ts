import { expect, it } from 'vitest';
import { createDraftRuler } from './draft-ruler.client.ts';
import { cameraOn, rulerOf } from './marks.test-support.ts';

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
