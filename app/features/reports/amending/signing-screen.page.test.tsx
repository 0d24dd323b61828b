import { afterEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import { anAmendment, SIGNED_AT } from '../report.test-support.ts';
import { given, sign, signing, site, typed } from './amending.test-support.tsx';
import { SigningScreen } from './signing-screen.tsx';
import { WritingScreen } from './writing-screen.tsx';

afterEach(unmount);

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

  it('names the numbers that stay where the report becomes another person’s, and none where a name was misspelt', async () => {
    const change = (field: 'lastName' | 'birthDate' | 'medicalRecordNumber', was: string, is: string) =>
      ({ field, specimenID: null, was, is }) as const;
    const lastName = change('lastName', 'Haverly', 'Rightly');
    const another = [lastName, change('birthDate', '1951-03-09', '1948-02-03')];
    const stays = 'The report becomes another person’s and keeps: Medical record number MRN-1.';
    await sign(anAmendment({ changes: another }));
    expect(textOf()).toContain(stays);
    expect(named('Correct what is the former patient’s').getAttribute('href')).toMatch(/step=amendment$/);
    await sign(anAmendment({ changes: [lastName] }));
    expect(textOf()).not.toContain('and keeps');
    await sign(anAmendment({ changes: [...another, change('medicalRecordNumber', 'MRN-1', 'MRN-2')] }));
    expect(textOf()).not.toContain('and keeps');
  });

  it('is not ready while the diagnosis of a specimen is empty', async () => {
    const diagnosis = { field: 'diagnosis', specimenID: 'A', was: typed, is: '' } as const;
    await sign(anAmendment({ changes: [diagnosis] }));
    expect(textOf(found('[role=alert] a'))).toBe('Diagnosis of specimen A is required.');
  });

  it('is not ready while a gap of a template is left', async () => {
    const comment = { field: 'comment', specimenID: null, was: '', is: 'A {grade}.' } as const;
    await sign(anAmendment({ changes: [comment] }));
    expect(textOf(found('[role=alert] a'))).toBe('Fill in {grade} in the comment.');
    await sign(anAmendment({ kind: 'Addendum', text: 'FISH: {result}.' }));
    expect(textOf(found('[role=alert] a'))).toBe('Fill in {result} in the addendum.');
  });

  it('says which codes of the finding stay, and which change cannot be made', async () => {
    const findings = [{ code: 'C18.0', specimenID: null }];
    const stay = 'Codes of the finding that stay, also on the bill: C18.0 of the whole case.';
    await sign(anAmendment(), [site], [], findings);
    expect(textOf()).toContain(stay);
    const changed = { field: 'findings', specimenID: null, was: 'C18.0', is: 'D12.0' } as const;
    await sign(anAmendment({ changes: [changed] }), [site], [], findings);
    expect(textOf()).not.toContain('that stay');
    expect(document.querySelector('[role=alert]')).toBeNull();
    await sign(anAmendment({ changes: [{ ...changed, was: 'C18.1' }] }), [site], [], findings);
    expect(textOf()).toContain(stay);
    expect(textOf(found('[role=alert] a'))).toBe('The report has no code C18.1 of the whole case.');
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
    await sign(anAmendment({ told: told.map((one) => ({ ...one, toldAt: '2026-11-22T14:00:00Z' })) }));
    expect(textOf(found('[role=alert] a'))).toBe(
      'Nobody can have been told of a change before the report was signed.',
    );
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
