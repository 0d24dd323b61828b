import { allSettled, createWatch } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { click, eventually, mount, named } from '#app/ui/mount.test-support.tsx';
import { unsentHurried } from '../../state/outbox.ts';
import { rulersIn } from '../../state/reading.test-support.ts';
import { rulerChosen } from '../../state/sharing/chosen-mark.ts';
import { measure, readerAt, shown } from '../marks/panels.test-support.tsx';
import { RescansTold } from '../rescans/rescans-told.ts';
import { useCopyLink } from './use-copy-link.ts';

afterEach(async () => {
  await mount(null);
  vi.unstubAllGlobals();
});

function CopyButton() {
  const { copy } = useCopyLink({ pane: () => null });
  return (
    <button type="button" onClick={copy}>
      Copy
    </button>
  );
}

function copied(): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
  });
  return written;
}

it('leads to the former image where that is what is looked at, and not to the one in its place', async () => {
  const scope = await readerAt();
  const written = copied();
  await shown(
    scope,
    <RescansTold.Provider
      value={{ replaced: [], sought: [], gone: [], asked: new Map(), tags: new Map(), isFormer: true }}
    >
      <CopyButton />
    </RescansTold.Provider>,
  );
  await click(named('Copy'));
  await eventually(() => expect(written).toHaveLength(1));
  const { searchParams } = new URL(written[0] ?? '');
  expect([...searchParams.keys()]).toEqual(['case', 'former']);
});

it('names the ruler that was chosen on the slide, and has it sent to the case at once', async () => {
  const scope = await readerAt();
  await measure(scope, 2);
  const [, second] = rulersIn(scope);
  const written = copied();
  const hurried = vi.fn();
  createWatch({ unit: unsentHurried, scope, fn: hurried });
  await shown(scope, <CopyButton />);
  await allSettled(rulerChosen, { scope, params: second?.id ?? '' });
  await click(named('Copy'));
  await eventually(() => expect(written).toHaveLength(1));
  expect(new URL(written[0] ?? '').searchParams.get('mark')).toBe(second?.id);
  expect(hurried).toHaveBeenCalledOnce();
});
