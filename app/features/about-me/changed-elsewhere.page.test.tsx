import { describe, expect, it } from 'vitest';
import { click, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountSteps } from '#app/ui/mount-page.test-support.tsx';
import { page, profile, reader } from './about-me.test-support.tsx';

describe('the own page, where another window has saved a part meanwhile,', () => {
  const away = [
    { from: '2026-12-10', to: '2026-12-20', coveredBy: { userId: 'usr_2', displayName: 'Dr. Sol Ray' } },
  ];
  const byNow = { ...profile, etag: '"v5"', phone: '+1 614 555 0100', provider: { ...reader, away } };
  const typeTimeAway = async () => {
    await click(named('Add time away'));
    await fill(found<HTMLInputElement>('[name="away[0].from"]'), '2027-01-01');
  };
  const typed = () => document.querySelector<HTMLInputElement>('[name="away[0].from"]')?.value;
  const TOLD = 'Press “Save times away” only if what stands in the form is to take the place of';

  it('keeps what is typed, and says what a save would take the place of', async () => {
    await mountSteps(page(), page({ profile: byNow }));
    await typeTimeAway();
    await click(named('Show what came'));
    expect(typed()).toBe('2027-01-01');
    expect(textOf()).toContain(TOLD);
    expect(textOf()).toContain('12/10/2026 to 12/20/2026, covered by Dr. Sol Ray');
    // Nothing was typed into the phone, which shows what is saved.
    expect(found<HTMLInputElement>('[name=phone]').value).toBe('+1 614 555 0100');
    expect(textOf()).not.toContain('Press “Save profile”');
  });

  it('begins anew after its own save, and says nothing', async () => {
    await mountSteps(page(), page({ profile: byNow, outcome: { intent: 'away', refused: null } }));
    await typeTimeAway();
    await click(named('Show what came'));
    expect(typed()).toBe('2026-12-10');
    expect(textOf()).not.toContain('changed elsewhere');
  });

  it.each([
    ['phone', 'Save profile', 'Phone: +1 614 555 0100'],
    ['printedName', 'Save signature', 'Printed name: A. Lee, MD'],
  ])('says so of %s too', async (name, button, line) => {
    const renamed = { ...byNow, provider: { ...reader, printedName: 'A. Lee, MD' } };
    await mountSteps(page(), page({ profile: renamed }));
    await fill(found<HTMLInputElement>(`[name=${name}]`), 'Typed');
    await click(named('Show what came'));
    expect(textOf()).toContain(`Press “${button}” only`);
    expect(textOf()).toContain(line);
    expect(found<HTMLInputElement>(`[name=${name}]`).value).toContain('Typed');
  });

  it('says so of the choice of notices', async () => {
    const chosen = { ...profile, notices: { ...profile.notices, taskDigest: false } };
    await mountSteps(page(), page({ profile: chosen }));
    await click(found('input[name=mailOnReport]'));
    await click(named('Show what came'));
    expect(textOf()).toContain('Tasks due tomorrow or overdue: off');
    expect(textOf()).toContain('New available cases that fit: on');
  });
});
