import { allSettled } from 'effector';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { nextAsked, previousAsked } from '../../state/slides.ts';
import { panel, rows } from '../marks/marks-panel.test-support.tsx';
import { measure, readerAt, shown } from '../marks/panels.test-support.tsx';
import { TextProvider } from '../text/text-port.ts';
import { awaiting } from './awaiting.test-support.ts';
import { RescanNotes } from './rescan-notes.tsx';
import { RescansProvider } from './rescans-provider.tsx';

/** What the page asks for, and what it is answered. */
const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json({ userId: 'u', isGone: false, replaced: [], rescans: [] });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(async () => {
  await mount(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const former = {
  image: {
    imageId: 'a1-before',
    checksum: null,
    fileName: 'a1.svs',
    fileContent: 'blob-before',
    notShown: null,
    enteredScale: null,
    opened: true,
    isNew: false,
  },
  subsectionId: 'of-a1',
  reason: 'out_of_focus',
  replacedBy: 'a1',
  replacedAt: '2026-11-27T14:30:00Z',
} as const;

const notes = (
  sought: readonly string[],
  replaced: readonly ReplacedImage[] = [former],
  slides: ViewerCase['slides'] = [],
  isFormer = false,
  within: ReactNode = <RescanNotes />,
  onGone?: () => void,
) => (
  <RescansProvider
    slides={slides}
    replaced={replaced}
    rescans={[]}
    sought={sought}
    isFormer={isFormer}
    onGone={onGone}
  >
    {within}
  </RescansProvider>
);

it('says of the image that took the place of the one of a link that it is another, while it is on the screen', async () => {
  const scope = await readerAt();
  await shown(scope, notes(['a1-before']));
  const told = 'of-a1 was scanned again on 11/27/2026 ';
  expect(textOf()).toContain(told);
  expect(textOf()).toContain('this is the new image.');
  expect(found('a').getAttribute('href')).toBe('/viewer?case=c&former=a1-before');
  await act(() => allSettled(nextAsked, { scope }));
  expect(textOf()).toBe('');
  await act(() => allSettled(previousAsked, { scope }));
  expect(textOf()).toContain(told);
  await click(named('Dismiss'));
  expect(textOf()).toBe('');
});

it('says nothing to whoever did not ask for the former image', async () => {
  await shown(await readerAt(), notes([]));
  expect(textOf()).toBe('');
});

it('a page that stands open hears that its image was scanned again, and leads to the new one', async () => {
  const scope = await readerAt();
  await shown(scope, notes([], [], [awaiting('b1')]));
  await passing(29_000);
  expect(asked).toEqual([]);
  answer = () =>
    Response.json({
      userId: 'u',
      isGone: false,
      replaced: [
        { imageId: 'a1', replacedAt: former.replacedAt, reason: 'out_of_focus' },
        { imageId: 'of-another-page', replacedAt: former.replacedAt, reason: 'out_of_focus' },
      ],
      rescans: [],
    });
  await passing(2_000);
  expect(asked).toEqual(['/resources/rescan-news/c?slide=of-a1&slide=of-b1&blob=blob-a1']);
  expect(textOf()).toContain('of-a1 was scanned again on 11/27/2026 ');
  expect(textOf()).toContain('This page still shows the former image. Open the new image');
  expect(found('a').getAttribute('href')).toBe('/viewer?case=c&image=a1');
  await act(() => allSettled(nextAsked, { scope }));
  expect(textOf()).toContain('of-a1 was scanned again');
});

it('asks when the reader comes back, and believes neither another person nor a failure', async () => {
  await shown(await readerAt(), notes([], []));
  const replaced = [{ imageId: 'a1', replacedAt: former.replacedAt, reason: 'out_of_focus' }];
  answer = () => Response.json({ userId: 'other', isGone: false, replaced, rescans: [] });
  const comeBack = () =>
    act(async () => {
      window.dispatchEvent(new Event('focus'));
      await Promise.resolve();
    });
  await comeBack();
  await passing(0);
  expect(asked).toEqual(['/resources/rescan-news/c?slide=of-a1&blob=blob-a1']);
  expect(textOf()).toBe('');
  answer = () => new Response('no', { status: 500 });
  await passing(31_000);
  expect(textOf()).toBe('');
});

it('a case that is read again says so of the slides that are laid out as they were', async () => {
  const here = { ...former, image: { ...former.image, imageId: 'a1' }, replacedBy: 'a1-new' };
  const scope = await readerAt();
  await shown(scope, notes([], [here]));
  expect(textOf()).toContain('This page still shows the former image.');
  await act(() => allSettled(nextAsked, { scope }));
  expect(textOf()).toContain('This page still lists the former image.');
});

it('leads to no former image of another slide, and says of a former image that it is looked at and no more', async () => {
  await shown(await readerAt(), notes(['a1-before'], [{ ...former, reason: 'wrong_slide' }]));
  expect(textOf()).toContain('this is the new image.');
  expect(document.querySelectorAll('a')).toHaveLength(0);
  const here = { ...former, image: { ...former.image, imageId: 'a1' }, replacedBy: 'a1-new' };
  await shown(await readerAt(), notes([], [here], [], true));
  expect(textOf()).toContain(
    'This page shows the former image, whose marks can be looked at and not changed.',
  );
});

it('a mark of an image that was scanned again meanwhile cannot be put into the text, and the list says why', async () => {
  const scope = await readerAt();
  await measure(scope, 1);
  const cite = vi.fn();
  const list = <TextProvider value={{ cite, toText: () => undefined }}>{panel}</TextProvider>;
  await shown(scope, notes([], [], [], false, list));
  await click(named('Put 25.000 μm into the text'));
  expect(cite).toHaveBeenCalledOnce();
  expect(textOf(rows()[0])).not.toContain('scanned again');
  answer = () =>
    Response.json({
      userId: 'u',
      isGone: false,
      replaced: [{ imageId: 'a1', replacedAt: former.replacedAt, reason: 'out_of_focus' }],
      rescans: [],
    });
  await passing(31_000);
  expect(named('Put 25.000 μm into the text').matches(':disabled')).toBe(true);
  expect(textOf(rows()[0])).toContain(
    'Its slide was scanned again, so this mark cannot be put into the text',
  );
});

it('says of an image of another slide, while it stands open, that nothing of it is of use', async () => {
  const here = { ...former, image: { ...former.image, imageId: 'a1' }, replacedBy: 'a1-new' };
  const scope = await readerAt();
  await shown(scope, notes([], [here]));
  expect(textOf()).not.toContain('another slide');
  await shown(scope, notes([], [{ ...here, reason: 'wrong_slide' }]));
  expect(textOf()).toContain('It shows another slide, and nothing of it is of use to this case.');
});

it('whoever goes from slide to slide hears within half a minute that the case is not theirs any more', async () => {
  const onGone = vi.fn();
  const scope = await readerAt();
  await shown(scope, notes([], [], [], false, null, onGone));
  await passing(20_000);
  await act(() => allSettled(nextAsked, { scope }));
  await passing(9_000);
  expect(asked).toEqual([]);
  answer = () => Response.json({ userId: 'other', isGone: true, replaced: [], rescans: [] });
  await passing(2_000);
  expect(asked).toEqual(['/resources/rescan-news/c?slide=of-a2&blob=blob-a2']);
  expect(onGone).not.toHaveBeenCalled();
  answer = () => Response.json({ userId: 'u', isGone: true, replaced: [], rescans: [] });
  await passing(30_000);
  expect(onGone).toHaveBeenCalledOnce();
});

it('what is being typed when the case goes is kept before the page goes', async () => {
  const told: string[] = [];
  const field = <textarea onBlur={() => told.push('left')} />;
  const gone = () => told.push('gone');
  await shown(await readerAt(), notes([], [], [], false, field, gone));
  found<HTMLTextAreaElement>('textarea').focus();
  answer = () => Response.json({ userId: 'u', isGone: true, replaced: [], rescans: [] });
  await passing(31_000);
  expect(told).toEqual(['left', 'gone']);
});
