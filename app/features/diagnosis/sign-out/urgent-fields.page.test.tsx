import { afterEach, describe, expect, it, vi } from 'vitest';
import { instantOfWall } from '#app/core/calendar/wall-text.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { show } from './sign-out-screen.test-support.tsx';

afterEach(unmount);

describe('the signature of an urgent result', () => {
  it('tells who was told, by whom, how and when', async () => {
    await show([]);
    expect(found('details').hasAttribute('open')).toBe(false);
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(found('details').hasAttribute('open')).toBe(true));
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign out'));
    await eventually(() => expect(textOf()).toContain('Say who was told'));
    for (const text of ['Say who told it', 'Choose how it was told', 'Give the day and the time'])
      expect(textOf()).toContain(text);
    expect(posts).toEqual([]);
  });

  it('drops no record of who was told where the result is said not to be urgent', async () => {
    await show([]);
    await click(found('input[type=radio][value=yes]'));
    await fill(found<HTMLInputElement>('input[name=told]'), 'Dr. Demo');
    await click(found('input[type=radio][value=no]'));
    expect(found('details').hasAttribute('open')).toBe(true);
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign out'));
    const asked = 'Somebody was told of it: answer Yes, or empty who was told';
    await eventually(() => expect(textOf()).toContain(asked));
    expect(posts).toEqual([]);
    await fill(found<HTMLInputElement>('input[name=told]'), '');
    expect(found('details').hasAttribute('open')).toBe(true);
    await click(named('Sign out'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ isUrgent: 'no' });
  });

  it('that is told already shows everything that was told of it', async () => {
    const communication = {
      told: 'Dr. Order',
      toldBy: 'Dr. Me',
      channel: 'fax',
      toldAt: '2026-11-21T15:05:00Z',
      note: 'Nobody answered the telephone.',
    } as const;
    await show([], { diagnosis: diagnosisOf({ urgentResult: { isUrgent: true, communication } }) });
    const valueOf = (name: string) => found<HTMLInputElement>(`[name=${name}]`).value;
    expect(['told', 'toldBy', 'channel', 'note'].map(valueOf)).toEqual([
      'Dr. Order',
      'Dr. Me',
      'fax',
      'Nobody answered the telephone.',
    ]);
    expect(instantOfWall(valueOf('at'), valueOf('timeZone'))).toBe('2026-11-21T15:05:00.000Z');
  });

  it('that was told in an hour which came twice keeps which one it was', async () => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const communication = {
      told: 'Dr. Order',
      toldBy: 'Dr. Me',
      channel: 'fax',
      toldAt: '2026-11-01T06:40:00Z',
      note: 'Nobody answered the telephone.',
    } as const;
    await show([], { diagnosis: diagnosisOf({ urgentResult: { isUrgent: true, communication } }) });
    const at = found<HTMLInputElement>('[name=at]');
    expect(at.value).toBe('2026-11-01T01:40');
    const which = found<HTMLSelectElement>('[name=whichHour]');
    expect(which.selectedOptions[0]?.textContent).toContain('01:40 AM EST');
    await fill(at, '2026-11-01T03:40');
    await eventually(() => expect(document.querySelector('[name=whichHour]')).toBeNull());
    zone.mockRestore();
  });
});
