import { afterEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving, posts } from '#app/ui/mount-page.test-support.tsx';
import { headings, showReport } from './final-report-screen.test-support.tsx';
import type { FinalReportScreenProps } from './final-report-screen.tsx';
import { anAmendment, aReport } from './report.test-support.ts';

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

  it('waits while an addendum or an amendment is in progress, and says until when that can be dropped', async () => {
    const amending: FinalReportScreenProps['amending'] = {
      open: anAmendment({ kind: 'Addendum' }),
      findings: [],
      licenceFault: null,
      sites: [],
      usualSite: null,
      signerName: 'Dr. Me',
    };
    const held = (about: Partial<FinalReportScreenProps> = {}) =>
      showReport({ amending, loadedAt: '2026-11-23T15:00:18Z', ...about });
    await held();
    expect(headings()).toContain('Take the report back');
    expect(textOf()).toContain('9:42');
    expect(textOf()).toContain('Drop the addendum that is in progress first');
    await held({ loadedAt: '2026-11-23T15:10:01Z' });
    expect(headings()).not.toContain('Take the report back');
    await held({ readerId: 'usr_demo000002' });
    expect(headings()).not.toContain('Take the report back');
    await held({ report: aReport({ version: 2 }) });
    expect(headings()).not.toContain('Take the report back');
  });

  it('ends with the signature of an addendum or an amendment, and says so before', async () => {
    await showReport({ mayRecall: true });
    expect(textOf()).toContain(
      'Once an addendum or an amendment is signed, the report cannot be taken back any more.',
    );
  });

  it('is not there for whoever may not take it back', async () => {
    await showReport();
    expect(headings()).not.toContain('Take the report back');
  });
});
