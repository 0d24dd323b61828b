import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AmendedSiteFault } from '#app/core/reports/amended-sites.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import type { OpenAmendment } from '#contracts/generated/wire.ts';
import { anAmendment, aReport, SIGNED_AT } from '../report.test-support.ts';
import { SigningScreen } from './signing-screen.tsx';
import { WritingScreen, type WritingScreenProps } from './writing-screen.tsx';

const given = {
  report: aReport(),
  readerId: 'usr_demo000001',
  etag: '"v7"',
  idempotencyKey: '"key"',
  outcome: undefined,
};

const write = (about: Partial<WritingScreenProps> = {}) =>
  mountPage(<WritingScreen {...given} what="Amendment" open={null} loadedAt={SIGNED_AT} {...about} />, {
    path: '/final-report/cas_1',
    search: '?step=amendment',
  });

const site = { code: 'HOME-OH-1', name: null, clia: null };
const signing = (open: OpenAmendment, sites = [site], siteFaults: readonly AmendedSiteFault[] = []) => (
  <SigningScreen
    {...given}
    open={open}
    siteFaults={siteFaults}
    amending={{ open, sites, usualSite: sites.length === 1 ? site.code : null, signerName: 'Dr. Me, MD' }}
    loadedAt={SIGNED_AT}
  />
);
const sign = (...page: Parameters<typeof signing>) => mountPage(signing(...page));

const area = (name: string) => found<HTMLTextAreaElement>(`textarea[name="${name}"]`);
const typed = 'SKIN, LEFT NOSE:\n- Invented finding.';

afterEach(unmount);

describe('when somebody was told', () => {
  const valueOf = (name: string) => found<HTMLSelectElement>(`[name="told[0].${name}"]`).value;

  it('keeps which of two hours it was, of now and of what was kept before', async () => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    await write({ loadedAt: '2026-11-01T06:40:20Z' });
    expect(['at', 'whichHour'].map(valueOf)).toEqual(['2026-11-01T01:40', 'later']);
    await unmount();
    const told = { told: 'Dr. Demo', toldBy: 'Dr. Me', channel: 'phone', note: null } as const;
    await write({ open: anAmendment({ told: [{ ...told, toldAt: '2026-11-01T05:40:00Z' }] }) });
    expect(['at', 'whichHour'].map(valueOf)).toEqual(['2026-11-01T01:40', 'earlier']);
    zone.mockRestore();
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

  it('asks of an addendum no more than its reason and its text', async () => {
    await write({ what: 'Addendum', open: anAmendment({ kind: 'Addendum', text: 'Kept words.' }) });
    expect(area('text').value).toBe('Kept words.');
    expect([...document.querySelectorAll('textarea')].map(({ name }) => name)).toEqual(['reason', 'text']);
  });
});

describe('signing an amendment', () => {
  it('shows the words as they were beside what they will be, and who was told', async () => {
    const dates = { field: 'dates', specimenID: null, was: '11/17', is: '11/18' } as const;
    await sign(anAmendment({ changes: [...anAmendment().changes, dates] }));
    const changes = [...document.querySelectorAll('li')].map(textOf);
    expect(changes[0]).toBe(
      'Diagnosis, specimen A' +
        'WasSkin, Nose, Right, Biopsy - Shave SKIN, RIGHT NOSE: - Invented finding.' +
        'IsSkin, Nose, Left, Biopsy - Shave SKIN, RIGHT NOSE: - Invented finding.',
    );
    expect(changes[1]).toBe('DatesWas11/17Is11/18');
    expect(textOf()).toMatch(/Dr\. Demo, told by Dr\. Me, by phone, 11\/23\/2026/);
  });

  it('tells a date of birth as people read it', async () => {
    const birthDate = { field: 'birthDate', specimenID: null, was: '1951-03-09', is: '1948-02-03' } as const;
    await sign(anAmendment({ changes: [birthDate] }));
    expect(textOf(found('li'))).toMatch(/Born 03\/09\/1951.*Born 02\/03\/1948/);
    expect(textOf()).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('is of the right patient, and of nobody who has no name', async () => {
    const lastName = { field: 'lastName', specimenID: null, was: 'Haverly', is: 'Rightly' } as const;
    await sign(anAmendment({ changes: [lastName] }));
    expect(textOf(found('li'))).toContain('IsRightly, Conrad');
    expect([...document.querySelectorAll('dd')].map(textOf)).toContain('Rightly, Conrad');
    await sign(anAmendment({ changes: [{ ...lastName, is: '' }] }));
    expect(textOf(found('[role=alert] a'))).toBe('Last name is required.');
  });

  it('is not ready while the diagnosis of a specimen is empty', async () => {
    const diagnosis = { field: 'diagnosis', specimenID: 'A', was: typed, is: '' } as const;
    await sign(anAmendment({ changes: [diagnosis] }));
    expect(textOf(found('[role=alert] a'))).toBe('Diagnosis of specimen A is required.');
  });

  it('names each gap with the way to its place', async () => {
    await sign(anAmendment({ cause: null, changes: [], told: [] }));
    const gaps = [...document.querySelectorAll('[role=alert] a')];
    expect(gaps.map((gap) => textOf(gap))).toEqual([
      'Choose what went wrong.',
      'Change what is to be changed: nothing is yet.',
      'Record who was told, how and when.',
    ]);
    expect(new Set(gaps.map((gap) => gap.getAttribute('href')))).toEqual(
      new Set(['/final-report/cas_1?step=amendment']),
    );
    await sign(anAmendment());
    expect(document.querySelector('[role=alert]')).toBeNull();
    const told = anAmendment().told.map((one) => ({ ...one, toldAt: '2027-11-23T14:00:00Z' }));
    await sign(anAmendment({ told }));
    expect(textOf(found('[role=alert] a'))).toBe('Nobody can have been told in the future.');
    const cites = { field: 'comment', specimenID: null, was: '', is: 'Depth 1.0 μm [mark 7].' } as const;
    await sign(anAmendment({ changes: [cites] }));
    expect(textOf(found('[role=alert] a'))).toBe('The text cites mark 7, and no mark has this number.');
  });

  it('begins anew where another text was kept meanwhile, and names what changed', async () => {
    const addendum = (text: string) => signing(anAmendment({ kind: 'Addendum', text }));
    await mountSteps(addendum('FISH is negative.'), addendum('FISH is positive.'));
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Show what came'));
    await eventually(() => expect(textOf(found('[role=alert] li'))).toBe('Text of the addendum'));
    expect(found<HTMLInputElement>('input[name=identityConfirmed]').checked).toBe(false);
    expect(found<HTMLInputElement>('input[name=password]').value).toBe('');
  });

  it('keeps where it is read where another text was kept meanwhile, and asks anew what is said of the text', async () => {
    const fault = {
      specimenID: 'A',
      text: 'The side in the diagnosis of specimen A is not that of the specimen.',
    };
    const sites = [site, { ...site, code: 'HOME-OH-2' }];
    const amendment = (reason: string) => signing(anAmendment({ reason }), sites, [fault]);
    await mountSteps(amendment('The side was wrong.'), amendment('The side was wrong there.'));
    const place = () => found<HTMLSelectElement>('select[name=readingSite]');
    await fill(place(), 'HOME-OH-2');
    for (const name of ['identityConfirmed', 'siteConfirmed']) await click(found(`input[name=${name}]`));
    await click(named('Show what came'));
    await eventually(() => expect(textOf(found('[role=alert] li'))).toBe('Reason'));
    const ticked = [...document.querySelectorAll<HTMLInputElement>('form input[type=checkbox]')];
    expect(ticked.map(({ name, checked }) => [name, checked])).toEqual([
      ['siteConfirmed', false],
      ['identityConfirmed', false],
    ]);
    expect(place().value).toBe('HOME-OH-2');
  });

  it('asks before a diagnosis that names another side than its specimen is signed', async () => {
    const fault = 'The side in the diagnosis of specimen A is not that of the specimen.';
    await sign(anAmendment(), [site], [{ specimenID: 'A', text: fault }]);
    expect(textOf(found('[aria-label="Site and side"]'))).toContain(fault);
    expect(named('Correct it').getAttribute('href')).toBe('/final-report/cas_1?step=amendment#specimen-A');
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign the amendment'));
    await eventually(() => expect(textOf()).toContain('Correct the text, or tick that it is right'));
    expect(posts).toEqual([]);
    await click(found('input[name=siteConfirmed]'));
    await click(named('Sign the amendment'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'sign', siteConfirmed: 'on' });
  });

  it('leads whoever corrects a side to its specimen, with the focus', async () => {
    await mountPage(<WritingScreen {...given} what="Amendment" open={anAmendment()} loadedAt={SIGNED_AT} />, {
      path: '/final-report/cas_1',
      search: '?step=amendment#specimen-A',
    });
    expect(document.activeElement).toBe(found('[aria-label="Specimen A"]'));
  });

  it('asks whether the MRN is right once the API has found it in a case of somebody else, and not before', async () => {
    await sign(anAmendment());
    expect(document.querySelector('input[name=numberConfirmed]')).toBeNull();
    await unmount();
    const asked = 'Correct the MRN, or confirm that it is this patient’s.';
    const refused = {
      status: 'error' as const,
      initialValue: { readingSite: 'HOME-OH-1' },
      error: { numberConfirmed: [asked] },
      refusal: 422,
    };
    const outcome = { intent: 'sign', refused };
    await mountPage(<SigningScreen {...signing(anAmendment()).props} outcome={outcome} />);
    expect(textOf(found('[aria-label="Medical record number"]'))).toContain(asked);
    await click(found('input[name=numberConfirmed]'));
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign the amendment'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'sign', numberConfirmed: 'on' });
  });

  it('takes site, identity and password, and signs the version on the page', async () => {
    await sign(anAmendment(), [site, { ...site, code: 'LAB-OH-1' }]);
    await click(named('Sign the amendment'));
    await eventually(() => expect(textOf()).toContain('Password is required'));
    expect(textOf()).toContain('Choose where you are');
    expect(textOf()).toContain('Tick that this is the right patient');
    expect(posts).toEqual([]);
    await fill(found<HTMLSelectElement>('select[name=readingSite]'), 'LAB-OH-1');
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign the amendment'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({ intent: 'sign', etag: '"v7"', readingSite: 'LAB-OH-1' });
  });
});
