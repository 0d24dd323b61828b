import { afterEach, describe, expect, it } from 'vitest';
import { aHold, aQuestion, aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, STUDY, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { gap, item, screen, show } from './sign-out-screen.test-support.tsx';

afterEach(unmount);

describe('the signature of a case', () => {
  it('names the patient by name, birth date, accession and facility beside the tick', async () => {
    await show([]);
    const panel = textOf(found('section[aria-label="Patient and case"]'));
    expect(panel).toContain('Haverly, Conrad');
    expect(panel).toContain('March 9, 1951, 75 y');
    expect(panel).toContain('INV26-1');
    expect(panel).toContain('Invented Clinic');
  });

  it('is not asked for during a hold, which is told in its place', async () => {
    await show([], { item: { ...item, holds: [aHold({ to: '2026-11-24T04:59:00Z' })] } });
    expect(textOf()).toMatch(/On hold until 11\/2\d\/2026 .* Reason: Identity is being checked\./);
    expect(found('input[name=password]').closest('[hidden]')).not.toBeNull();
    await show([], { item: { ...item, holds: [aHold({ to: '2026-11-23T14:59:00Z' })] } });
    expect(textOf()).not.toContain('On hold');
    expect(found('input[name=password]').closest('[hidden]')).toBeNull();
  });

  it('stands beside which slides were announced and did not come', async () => {
    const lost = { subsectionId: 'sub_1', received: 0, missing: 1, condition: null, note: 'Asked.' };
    await show([], { item: { ...item, receivedSlides: [lost] } });
    expect(textOf()).toContain('A slide that the case lists no more: 1 of 1 did not come; Asked.');
  });

  it('stands beside what the facility answered, which may have come while the text was written', async () => {
    const questions = [
      aQuestion({ id: 'req_1', text: 'Any earlier polyps?', answer: 'Two, in 2019.' }),
      aQuestion({ id: 'req_2', text: 'Which block?', cannotProvideReason: 'It is lost.' }),
      aQuestion({ id: 'req_3', text: 'Still open?' }),
    ];
    await show([], { clinical: someClinicalInfo({ questions }) });
    expect(textOf()).toContain('Answers of the facility');
    expect(textOf()).toContain('Any earlier polyps?Two, in 2019.');
    expect(textOf()).toContain('Which block?It cannot be provided: It is lost.');
    expect(textOf()).not.toContain('Still open?');
    await show([]);
    expect(textOf()).not.toContain('Answers of the facility');
  });

  it('stands beside the studies that name the block of another specimen', async () => {
    const [slide] = itemOf('Selected').slides;
    const slides = slide === undefined ? [] : [slide, { ...slide, specimenID: 'B', subsections: [] }];
    const diagnosis = diagnosisOf({ ancillary: [STUDY, { ...STUDY, specimenID: 'B', stain: 'PAS' }] });
    await show([], { item: { ...item, slides }, diagnosis });
    expect(textOf()).toContain('PAS of specimen B: Block A1 is of specimen A.');
    expect(textOf()).not.toContain('CD20 of specimen A:');
  });

  it('stands beside whose text it is, where another reader wrote it', async () => {
    const releasedBy = { userId: 'usr_2', displayName: 'Dr. Lee' };
    await show([], { diagnosis: diagnosisOf({ releasedBy }) });
    expect(textOf()).toContain('This text was written by Dr. Lee, who had the case before.');
  });

  it('stands beside what the report prints of the order, and the result during surgery that the facility told', async () => {
    const told = { gross: 'One tan shave of skin.', intraoperativeResult: 'Frozen: benign.' };
    await show([], { clinical: someClinicalInfo(told) });
    for (const text of ['Changing mole.', 'Clinical impressionNevus', 'D22.5', 'One tan shave of skin.'])
      expect(textOf()).toContain(text);
    expect(textOf()).toContain('Intraoperative resultFrozen: benign.');
    const intraoperative = { result: 'Mine: malignant.', correlation: null };
    await show([], { clinical: someClinicalInfo(told), diagnosis: diagnosisOf({ intraoperative }) });
    expect(textOf()).toContain('Intraoperative resultMine: malignant.');
    expect(textOf()).not.toContain('Frozen: benign.');
  });

  it('begins anew where the facility has corrected what the report prints of its order, and names it', async () => {
    await mountSteps(
      screen([], { clinical: someClinicalInfo({ gross: 'One tan shave of skin.' }) }),
      screen([], {
        clinical: someClinicalInfo({
          gross: 'Two tan shaves of skin.',
          history: 'Melanoma in 2019.',
          icd10: ['C43.5'],
          intraoperativeResult: 'Frozen: malignant.',
        }),
      }),
    );
    const box = () => found<HTMLInputElement>('input[name=identityConfirmed]');
    await click(box());
    await click(named('Show what came'));
    await eventually(() => expect(box().checked).toBe(false));
    expect([...document.querySelectorAll('[role=alert] li')].map(textOf)).toEqual([
      'Clinical history',
      'Gross description',
      'ICD-10 codes of the order',
      'Intraoperative result',
    ]);
  });

  it('leads to the text as it will be printed, by the id of the case alone', async () => {
    await show([]);
    const link = named('See it as it will be printed (PDF, opens in a new tab)');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/files/report-draft/cas_1',
      '_blank',
    ]);
  });

  it('is sent with the versions of case and text that are on the page', async () => {
    await show([]);
    await click(found('input[type=radio][value=no]'));
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign out'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'sign-out',
      etag: '"v3"',
      textVersion: '7',
      isUrgent: 'no',
      // One's only reading site needs no choice.
      readingSite: 'HOME-OH-1',
    });
  });

  it('says where the text says something else than what the facility reads, since somebody may act on it', async () => {
    const changedSinceShown = [
      { section: 'diagnosis' as const, specimenID: 'A' },
      { section: 'comment' as const, specimenID: null },
    ];
    await show([], { diagnosis: diagnosisOf({ changedSinceShown }) });
    const note = 'The facility reads a preliminary result that says something else.';
    expect(textOf()).toContain(`${note} Call whoever may have acted on it`);
    expect([...document.querySelectorAll('li')].map(textOf)).toEqual(
      expect.arrayContaining(['Diagnosis, specimen A', 'Comment']),
    );
    await show([]);
    expect(textOf()).not.toContain(note);
  });

  it('signs what a refused try has saved until the page shows it, and then what the page shows', async () => {
    const error = { password: ['Wrong password'] };
    const refused = { status: 'error', error, refusal: 422 } as const;
    const posted = { intent: 'sign-out', refused, saved: { before: '"v3"', etag: '"v4"', textVersion: 8 } };
    await mountSteps(
      screen([], { posted }),
      screen([], { posted, item: { ...item, etag: '"v5"' }, diagnosis: diagnosisOf({ version: 9 }) }),
    );
    const sent = () =>
      ['etag', 'textVersion'].map((name) => found<HTMLInputElement>(`input[name=${name}]`).value);
    expect(sent()).toEqual(['"v4"', '8']);
    await click(named('Show what came'));
    expect(sent()).toEqual(['"v5"', '9']);
  });

  it('begins anew, and names what changed, where the text on the page is another than its signer has read', async () => {
    const texts = (text: string) => diagnosisOf({ diagnoses: [specimenOf('A'), specimenOf('B', { text })] });
    const error = {
      '': [
        'This was changed since you opened it, by somebody else or in another window of yours. Nothing has been saved.',
      ],
    };
    const initialValue = { isUrgent: 'no', identityConfirmed: 'on' };
    const refused = { status: 'error', error, initialValue, refusal: 412 } as const;
    const posted = { intent: 'sign-out', refused, saved: null };
    await mountSteps(
      screen([], { diagnosis: texts('Serrated lesion.') }),
      screen([], { diagnosis: texts('Serrated lesion.'), posted }),
      screen([], { diagnosis: texts('Adenocarcinoma.'), posted }),
      screen([], { diagnosis: texts('Adenocarcinoma.'), posted }),
    );
    const box = () => found<HTMLInputElement>('input[name=identityConfirmed]');
    const password = () => found<HTMLInputElement>('input[name=password]');
    await click(box());
    await fill(password(), 'a pass phrase');
    await click(named('Show what came'));
    // Nobody has looked at what the page is about to show.
    expect(box().checked).toBe(false);
    await click(named('Show what came'));
    await eventually(() =>
      expect(textOf(found('[role=alert]'))).toContain('What you sign was changed after you opened this page'),
    );
    expect([...document.querySelectorAll('[role=alert] li')].map(textOf)).toEqual(['Diagnosis, specimen B']);
    expect(document.activeElement).toBe(found('[role=alert]'));
    expect([box().checked, password().value]).toEqual([false, '']);
    // What was typed for the signature itself is not lost with it.
    expect(found<HTMLInputElement>('input[type=radio][value=no]').checked).toBe(true);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    // What it lacks is still said when the same page is shown once more.
    await click(named('Sign out'));
    await eventually(() => expect(textOf(found('form'))).toContain('Password is required'));
    await click(named('Show what came'));
    expect(textOf(found('form'))).toContain('Password is required');
  });

  it('names an answer about urgency that was given elsewhere, and none that its own refused try has saved', async () => {
    const answered = (version: number, isUrgent: boolean | null) =>
      diagnosisOf({ version, urgentResult: { isUrgent, communication: null } });
    const error = { password: ['Wrong password'] };
    const refused = { status: 'error', error, refusal: 422 } as const;
    const saved = { before: '"v3"', etag: '"v3"', textVersion: 8 };
    const posted = { intent: 'sign-out', refused, saved };
    await mountSteps(
      screen([], { diagnosis: answered(7, null) }),
      screen([], { diagnosis: answered(7, null), posted }),
      screen([], { diagnosis: answered(8, false), posted }),
      screen([], { diagnosis: answered(9, true), posted }),
    );
    const changed = () => [...document.querySelectorAll('[role=alert] li')].map(textOf);
    const version = () => found<HTMLInputElement>('input[name=textVersion]').value;
    await click(named('Show what came'));
    await click(named('Show what came'));
    expect([changed(), version()]).toEqual([['Wrong password'], '8']);
    await click(named('Show what came'));
    await eventually(() => expect(changed()).toEqual(['Whether the result is urgent, and who was told']));
    expect(version()).toBe('9');
  });

  it('keeps what was typed for it where another window saves the text meanwhile, but for the tick and the password', async () => {
    const texts = (text: string) => diagnosisOf({ diagnoses: [specimenOf('A'), specimenOf('B', { text })] });
    await mountSteps(
      screen([], { diagnosis: texts('Serrated lesion.') }),
      screen([], { diagnosis: texts('Adenocarcinoma.') }),
    );
    const input = (name: string) => found<HTMLInputElement>(`[name=${name}]`);
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(document.querySelector('[name=told]')).not.toBeNull());
    await fill(input('told'), 'Dr. T. Abernathy');
    await click(input('identityConfirmed'));
    await fill(input('password'), 'a pass phrase');
    await click(named('Show what came'));
    await eventually(() => expect(textOf(found('[role=alert]'))).toContain('Diagnosis, specimen B'));
    expect(found<HTMLInputElement>('input[type=radio][value=yes]').checked).toBe(true);
    await eventually(() => expect(input('told').value).toBe('Dr. T. Abernathy'));
    expect([input('identityConfirmed').checked, input('password').value]).toEqual([false, '']);
  });

  it('names the slides that were read on glass, of those that were not opened on the screen', async () => {
    const image = { opened: true } as Case['slides'][number]['subsections'][number]['images'][number];
    const slides = (id: string, images: readonly (typeof image)[]) => ({
      id,
      block: 'A1',
      displayId: id,
      slideType: 'HE',
      slideCount: 1,
      facilityId: null,
      stain: id === 'A3' ? 'CD20' : null,
      isRequested: false,
      requireRescan: false,
      requireRescanReason: null,
      images: [...images],
    });
    const [specimen] = aWholeCase({}).slides;
    if (specimen === undefined) throw new Error('The case has no specimen.');
    const subsections = [
      slides('A1', [image]),
      slides('A2', [{ ...image, opened: false }]),
      slides('A3', []),
    ];
    await show([], { item: { ...item, slides: [{ ...specimen, subsections }] } });
    expect(
      [...document.querySelectorAll('input[name=readOnGlass]')].map(
        (box) => box.closest('label')?.textContent,
      ),
    ).toEqual(['Specimen A, A2', 'Specimen A, A3 (CD20)']);
    await click(found('input[name=readOnGlass][value=A3]'));
    await click(found('input[type=radio][value=no]'));
    await click(found('input[name=identityConfirmed]'));
    await fill(found<HTMLInputElement>('input[name=password]'), 'a pass phrase');
    await click(named('Sign out'));
    await eventually(() => expect(posts.at(-1)).toMatchObject({ readOnGlass: 'A3' }));
  });

  it('asks how a difference was settled only where there is one to settle', async () => {
    await show([gap('second_review', 'Say how the difference with the reviewer was settled.')]);
    expect(document.querySelector('textarea[name=reviewResolution]')).not.toBeNull();
    await show([gap('second_review', 'The second review is not done.')]);
    expect(document.querySelector('textarea[name=reviewResolution]')).toBeNull();
  });
});
