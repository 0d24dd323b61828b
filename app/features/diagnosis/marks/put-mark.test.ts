import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marksOf, rulerMark } from '#app/core/citing/citing.test-support.ts';
import { sightIn } from '#app/core/citing/sight.ts';
import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';
import { awaitMark } from './put-mark.ts';

const PLACE = { kind: 'ruler', imageId: 'img_1', markId: 'ruler-1' } as const;
/** The ruler as it lies on the slide. */
const ASKED = { ...PLACE, box: { x: 1000, y: 900, width: 2449.38, height: 0 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The ruler as the case has it, this long in micrometres. */
function rulerOf(micrometres: number): CitableMark {
  const to = { x: 1000 + 4 * micrometres, y: 900 };
  const sight = sightIn(marksOf([rulerMark({ to, lengthMicrometres: micrometres })]), PLACE);
  if (sight === null) throw new Error('the ruler is there');
  return { ...PLACE, called: '', name: '', sight };
}

/** What is put into the text where the case has these marks, one list at each question and then always the last. */
async function put(...answers: readonly (readonly CitableMark[])[]) {
  let asked = 0;
  const load = () => {
    const marks = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return Promise.resolve(marks);
  };
  const found = awaitMark(ASKED, load);
  await vi.runAllTimersAsync();
  return { value: (await found)?.sight.value, asked };
}

it('waits until the case has the mark as it lies on the slide, and takes no length from before it was moved', async () => {
  expect(await put([], [rulerOf(413.1)], [rulerOf(612.345)])).toEqual({ value: '612.3 μm', asked: 3 });
});

it('puts nothing in where the case keeps the mark as it lay before', async () => {
  expect((await put([rulerOf(413.1)])).value).toBeUndefined();
});

it('takes at once what the case has as it lies on the slide', async () => {
  expect(await put([rulerOf(612.345)])).toEqual({ value: '612.3 μm', asked: 1 });
});
