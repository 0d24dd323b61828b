import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { eventually, found, later, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { useCaseMarks } from './use-case-marks.ts';

const PLACE = { kind: 'ruler', imageId: 'img_1', markId: 'ruler-1' } as const;
const OWNER = { userId: 'usr_1', caseId: 'cas_1' };

function Length() {
  const { sightOf, load } = useCaseMarks(OWNER, [], []);
  return (
    <button type="button" onClick={() => void load(['img_1'])}>
      {sightOf(PLACE)?.value ?? 'unknown'}
    </button>
  );
}

const answerOf = (value: string): Response =>
  Response.json({
    ...OWNER,
    marks: [{ ...PLACE, called: '', name: '', sight: { ...SEEN, value } }],
    unread: [],
  });

it('an answer that comes after that of a later reading puts no former length back', async () => {
  const [first, second] = [later<Response>(), later<Response>()];
  const answers = [first.promise, second.promise];
  vi.stubGlobal('fetch', () => answers.shift());
  await mount(<Length />);
  const read = () => act(() => Promise.resolve(found('button').click()));
  await read();
  await read();
  second.resolve(answerOf('612.3 μm'));
  await eventually(() => expect(textOf()).toContain('612.3 μm'));
  first.resolve(answerOf('413.1 μm'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(textOf()).toContain('612.3 μm');
});
