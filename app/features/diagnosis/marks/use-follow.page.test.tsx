import { useCallback, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { MarkSight } from '#contracts/generated/wire.ts';
import { useFollow } from './use-follow.ts';

const CITED = [{ number: 1, kind: 'ruler', imageId: 'img_1', markId: 'ruler-1', seen: SEEN }] as const;

function Written({ now }: { readonly now: MarkSight }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('413.1 μm [mark 1] was put into Comment.');
  useFollow(
    field,
    CITED,
    () => now,
    useCallback(() => setTold(''), []),
  );
  return (
    <form>
      <p role="status">{told}</p>
      <textarea ref={field} readOnly name="marks" />
      <textarea name="comment" defaultValue="413.1 μm [mark 1]" />
    </form>
  );
}

const follow = async (now: MarkSight): Promise<string> => {
  await mount(<Written now={now} />);
  return found<HTMLTextAreaElement>('textarea[name=comment]').value;
};

it('a length follows its ruler, but never to one on an assumed scale', async () => {
  const now: MarkSight = { ...SEEN, value: '420.0 μm' };
  expect(await follow(now)).toBe('420.0 μm [mark 1]');
  expect(await follow({ ...now, basis: 'assumed' })).toBe('413.1 μm [mark 1]');
});

it('a sentence about the length that was put there goes with that length', async () => {
  await follow({ ...SEEN, value: '420.0 μm', basis: 'assumed' });
  expect(textOf(found('[role=status]'))).toBe('413.1 μm [mark 1] was put into Comment.');
  await follow({ ...SEEN, value: '420.0 μm' });
  expect(textOf(found('[role=status]'))).toBe('');
});
