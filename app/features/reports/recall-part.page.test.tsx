import { afterEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving, posts } from '#app/ui/mount-page.test-support.tsx';
import { headings, showReport } from './final-report-screen.test-support.tsx';

afterEach(unmount);

describe('the way back', () => {
  it('is open for ten minutes by its clock, and takes the version of the case and a reason along', async () => {
    await showReport({ mayRecall: true, loadedAt: '2026-11-23T15:00:18Z' });
    expect(textOf()).toContain('9:42');
    await click(named('Take back'));
    await eventually(() => expect(textOf()).toContain('Say why the report is taken back'));
    expect(posts).toEqual([]);
    await fill(found<HTMLTextAreaElement>('#recall textarea'), 'The side is wrong.');
    await click(named('Take back'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'recall', etag: '"v7"', reason: 'The side is wrong.' });
  });

  it('is not left with a reason in it without a question', async () => {
    await showReport({ mayRecall: true });
    expect(asksBeforeLeaving()).toBe(false);
    await fill(found<HTMLTextAreaElement>('#recall textarea'), 'The side is wrong.');
    await eventually(() => expect(asksBeforeLeaving()).toBe(true));
  });

  it('closes when the time is over while the page is open', async () => {
    await showReport({ mayRecall: true, loadedAt: '2026-11-23T15:09:59.500Z' });
    expect(textOf()).toContain('0:01');
    await eventually(() => expect(textOf()).toContain('The ten minutes are over'));
    expect(document.querySelector('#recall')).toBeNull();
  });

  it('says what it was refused with when its form is gone', async () => {
    const refused = { error: { '': ['The release window is over.'] }, refusal: 409 } as const;
    await showReport({
      outcome: { intent: 'recall', refused: { ...refused, error: { '': [...refused.error['']] } } },
    });
    expect(textOf(found('[role=alert]'))).toBe('The report was not taken back. The release window is over.');
  });

  it('is not there for whoever may not take it back', async () => {
    await showReport();
    expect(headings()).not.toContain('Take the report back');
  });
});
