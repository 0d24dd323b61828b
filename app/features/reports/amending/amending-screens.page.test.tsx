import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { anAmendment } from '../report.test-support.ts';
import { area, sign, site, typed, write } from './amending.test-support.tsx';

afterEach(unmount);

describe('when somebody was told', () => {
  const valueOf = (name: string) => found<HTMLSelectElement>(`[name="told[0].${name}"]`).value;

  it('is asked for, and not taken from when the page was opened', async () => {
    await write();
    expect(valueOf('at')).toBe('');
    await fill(area('reason'), 'The side was wrong.');
    await fill(found<HTMLInputElement>('input[name="told[0].told"]'), 'Dr. Demo');
    await fill(found<HTMLInputElement>('input[name="told[0].toldBy"]'), 'Dr. Me');
    await click(named('See the difference'));
    await eventually(() => expect(textOf()).toContain('Give the day and the time'));
    expect(posts).toEqual([]);
  });

  it('keeps which of two hours it was of what was kept before', async () => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const told = { told: 'Dr. Demo', toldBy: 'Dr. Me', channel: 'phone', note: null } as const;
    await write({ open: anAmendment({ told: [{ ...told, toldAt: '2026-11-01T05:40:00Z' }] }) });
    expect(['at', 'whichHour'].map(valueOf)).toEqual(['2026-11-01T01:40', 'earlier']);
    zone.mockRestore();
  });
});

describe('a licence that does not count today', () => {
  const fault = 'Your OH licence is not valid today.';
  const note = () => found('[role=note][aria-label=Licence]');

  it.each(['Addendum', 'Amendment'] as const)(
    'is told before the text of an %s is written, with the way to the profile',
    async (what) => {
      await write({ what, licenceFault: fault });
      expect(textOf(note())).toContain(fault);
      expect(textOf(note())).toContain('you cannot sign it before a valid licence stands in your profile.');
      expect(named('your profile').getAttribute('href')).toBe('/about-me#licences');
    },
  );

  it('is told beside the signature too, and nothing is said of one that counts', async () => {
    await sign(anAmendment(), [site], [], [], fault);
    expect(textOf(note())).toContain(fault);
    await sign(anAmendment());
    expect(document.querySelector('[role=note][aria-label=Licence]')).toBeNull();
  });
});

describe('whose words they are', () => {
  const begun = 'This amendment was begun by Dr. Before.';
  const byAnother = anAmendment({ author: { userId: 'usr_2', displayName: 'Dr. Before' } });

  it('is said where another pathologist began them, while they are written and before they are signed', async () => {
    await write({ open: byAnother });
    expect(textOf()).toContain(begun);
    await unmount();
    await sign(byAnother);
    expect(textOf()).toContain(begun);
  });

  it('is not said of their own reader, nor beside another addition that is in progress', async () => {
    await sign(anAmendment());
    expect(textOf()).not.toContain('was begun by');
    await unmount();
    await write({ open: byAnother, what: 'Addendum' });
    expect(textOf()).not.toContain('was begun by');
  });
});

describe('writing an amendment', () => {
  it('begins with the words that were signed, each at its specimen', async () => {
    await write();
    expect(area('specimens[0].diagnosis').value).toBe('SKIN, RIGHT NOSE:\n- Invented finding.');
    expect(found<HTMLInputElement>('input[name="specimens[0].subsite"]').value).toBe('Nose');
    expect(found<HTMLSelectElement>('select[name="specimens[0].laterality"]').value).toBe('Right');
    expect(area('comment').value).toBe('First words.\n\nMore words.');
    expect(area('orderingPhysician').value).toBe('Dr. Demo');
    expect(textOf(found('section[aria-label=Patient]'))).toContain('Haverly, Conrad');
    expect(found<HTMLInputElement>('input[name="patient.lastName"]').value).toBe('Haverly');
    expect(found<HTMLInputElement>('input[name="patient.birthDate"]').value).toBe('03/09/1951');
    expect(found<HTMLSelectElement>('select[name="patient.gender"]').value).toBe('Male');
  });

  it('goes on with what was kept, and keeps it on the version of the page', async () => {
    const changes = [
      { field: 'diagnosis', specimenID: 'A', was: 'x', is: typed },
      { field: 'dates', specimenID: 'A', was: '11/17', is: '11/18' },
    ] as const;
    await write({ open: anAmendment({ changes: [...changes] }) });
    expect(area('specimens[0].diagnosis').value).toBe(typed);
    expect(area('others[0].is').value).toBe('11/18');
    expect(found<HTMLInputElement>('input[name="told[0].told"]').value).toBe('Dr. Demo');
    await click(named('See the difference'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'keep',
      kind: 'Amendment',
      etag: '"v7"',
      cause: 'report_defect',
      'specimens[0].specimenID': 'A',
      'others[0].field': 'dates',
    });
  });

  it('keeps no report without the diagnosis of a specimen, and no half line of who was told', async () => {
    await write();
    await fill(area('reason'), 'The side was wrong.');
    await fill(area('specimens[1].diagnosis'), '');
    await fill(found<HTMLInputElement>('input[name="told[0].told"]'), 'Dr. Demo');
    await click(named('See the difference'));
    await eventually(() => expect(textOf()).toContain('A report needs a diagnosis of each specimen'));
    expect(textOf()).toContain('Say who told it');
    expect(textOf()).toContain('Choose how it was told');
    expect(posts).toEqual([]);
  });

  it('drops no line of who was told of which the time alone is there', async () => {
    await write();
    await fill(area('reason'), 'The side was wrong.');
    await fill(found<HTMLInputElement>('input[name="told[0].at"]'), '2026-11-20T10:00');
    await click(named('Keep for later'));
    await eventually(() => expect(textOf()).toContain('Say who was told'));
    expect(posts).toEqual([]);
  });

  it('takes nobody for told before the time has come', async () => {
    await write({ open: anAmendment() });
    await fill(found<HTMLInputElement>('input[name="told[0].at"]'), '2999-01-01T10:00');
    await click(named('See the difference'));
    await eventually(() => expect(textOf()).toContain('This cannot lie in the future'));
    expect(posts).toEqual([]);
  });

  it('may be kept as far as it is, with nobody told yet', async () => {
    await write();
    await fill(area('reason'), 'The side was wrong.');
    await click(named('Keep for later'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'keep', reason: 'The side was wrong.' });
  });

  it('stays with its words where another addition was begun meanwhile, and leads to that one', async () => {
    await write({ what: 'Addendum', open: anAmendment({ text: 'Words of the other one.' }) });
    expect(textOf(found('[role=alert]'))).toMatch(/^An amendment of this report is in progress/);
    expect(named('Look at it and sign').getAttribute('href')).toBe('/final-report/cas_1?step=sign');
    expect(area('text').value).toBe('');
  });

  it.each(['Back to the report', 'Look at it and sign'])(
    'asks before “%s” takes words away that were not kept',
    async (link) => {
      await write({ what: 'Addendum', open: anAmendment({ text: 'Words of the other one.' }) });
      await fill(area('text'), 'Words of this one.');
      await click(named(link));
      await eventually(() => expect(textOf()).toContain('Leave without saving?'));
      await click(named('Stay on this page'));
      expect(area('text').value).toBe('Words of this one.');
    },
  );

  it('is another form than an addendum: the words of one are not brought back into the other', async () => {
    const idOfForm = async (what: 'Addendum' | 'Amendment') => {
      await write({ what });
      const { id } = found('form:has([name=kind])');
      await unmount();
      return id;
    };
    expect(await idOfForm('Addendum')).not.toBe(await idOfForm('Amendment'));
  });

  it('asks of an addendum no more than its reason and its text', async () => {
    await write({ what: 'Addendum', open: anAmendment({ kind: 'Addendum', text: 'Kept words.' }) });
    expect(area('text').value).toBe('Kept words.');
    expect([...document.querySelectorAll('textarea')].map(({ name }) => name)).toEqual(['reason', 'text']);
  });
});
