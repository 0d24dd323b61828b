import { afterEach, describe, expect, it } from 'vitest';
import { instantOfWall } from '#app/core/calendar/wall-text.ts';
import { aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import type { Case, SignOutCheck } from '#contracts/generated/wire.ts';
import { SignOutScreen, type SignOutScreenProps } from './sign-out-screen.tsx';

const item = aWholeCase({
  provider: { userId: 'usr_1', displayName: 'Dr. Me' },
  reportState: 'Draft',
  imagesOpened: 1,
  allowedActions: ['signOut'],
  slides: [],
});

const site = { code: 'HOME-OH-1', name: 'Reading site', clia: null };

const screen = (checklist: readonly SignOutCheck[], about: Partial<SignOutScreenProps> = {}) => (
  <SignOutScreen
    item={item}
    clinical={someClinicalInfo()}
    diagnosis={diagnosisOf({ version: 7, checklist: [...checklist] })}
    sites={[site]}
    usualSite={site.code}
    signerId="usr_1"
    signerName="Dr. Me, MD"
    idempotencyKey={'"key"'}
    loadedAt="2026-11-23T15:00:00Z"
    posted={null}
    {...about}
  />
);
const show = (...page: Parameters<typeof screen>) => mountPage(screen(...page));

const gap = (rule: SignOutCheck['rule'], text: string): SignOutCheck => ({
  rule,
  passed: false,
  specimenID: null,
  text,
});
const PAGE = '/pathologist/primary-diagnosis-case?case=cas_1';

afterEach(unmount);

describe('the checklist of sign-out', () => {
  it.each([
    ['images_opened', '2 slides were not opened.', `${PAGE}#slides`],
    ['images_opened', 'Specimen A waits for the image of a slide that was added.', `${PAGE}#slides`],
    ['open_requests', 'Orders or questions are still open.', `${PAGE}#requests`],
    ['diagnosis_text', 'Write the diagnosis of specimen A.', `${PAGE}#diagnosis`],
    ['site_words', 'The side in the diagnosis of specimen A is another.', `${PAGE}#diagnosis`],
    ['synoptic', 'The synoptic report of specimen A is not complete.', `${PAGE}#diagnosis`],
    ['icd10', 'Give at least one ICD-10 code of the finding.', `${PAGE}#diagnosis`],
    ['second_review', 'The second review is not done.', `${PAGE}#reviews`],
    ['urgent_result', 'Answer whether the result is urgent.', '/#urgent'],
    ['licence', 'Your OH licence is not valid today.', '/about-me'],
    ['cited_marks', 'The text cites mark 7, and no mark has this number.', `${PAGE}#marks`],
  ] as const)('S2.5-11 the gap of %s says what is missing and leads to its place', async (rule, text, to) => {
    await show([gap(rule, text)]);
    const link = named(text);
    expect(link.getAttribute('href')).toBe(to);
    expect(textOf(link.closest('li') ?? undefined)).toContain(': missing');
  });

  it('S2.5-11 says once what several specimens lack, each a link to its own text', async () => {
    const ofSpecimen = (letter: 'A' | 'B') => ({
      ...gap('diagnosis_text', `Write the diagnosis of specimen ${letter}.`),
      specimenID: letter,
    });
    await show([
      ofSpecimen('A'),
      ofSpecimen('B'),
      gap('diagnosis_text', 'The gross description is missing.'),
    ]);
    const [line, ...others] = [...document.querySelectorAll('li')].filter((one) =>
      textOf(one).includes('Write the diagnosis'),
    );
    expect(others).toEqual([]);
    expect(textOf(line)).toContain('Write the diagnosis of specimens A, B.The gross description is missing.');
    expect(named('Specimen B').getAttribute('href')).toBe(`${PAGE}#diagnosis-B`);
  });

  it('takes the answer that the result is not urgent for done as soon as it is given, and a yes not by itself', async () => {
    await show([gap('urgent_result', 'Answer whether the result is urgent.')]);
    const line = () =>
      [...document.querySelectorAll('li')].find((one) => textOf(one).includes('Urgent result'));
    expect(textOf(line())).toContain(': missing');
    await click(found('input[type=radio][value=no]'));
    await eventually(() => expect(textOf(line())).toMatch(/: done$/));
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(textOf(line())).toContain(': missing'));
  });

  it('takes a no that is saved already back as soon as the answer is yes, until somebody was told', async () => {
    const check = { rule: 'urgent_result', passed: true, specimenID: null, text: null } as const;
    const urgentResult = { isUrgent: false, communication: null };
    await show([], { diagnosis: diagnosisOf({ urgentResult, checklist: [check] }) });
    const line = () =>
      [...document.querySelectorAll('li')].find((one) => textOf(one).includes('Urgent result'));
    expect(textOf(line())).toMatch(/: done$/);
    await click(found('input[type=radio][value=yes]'));
    await eventually(() => expect(textOf(line())).toContain(': missing'));
    expect(textOf(line())).toContain('Say who was told of the urgent result, how and when.');
  });

  it('says of what is in order that it is done', async () => {
    await show([{ rule: 'icd10', passed: true, specimenID: null, text: null }]);
    const line = [...document.querySelectorAll('li')].find((one) => textOf(one).includes('finding code'));
    expect(textOf(line)).toMatch(/: done$/);
  });
});

describe('the signature of a case', () => {
  it('names the patient by name, birth date, accession and facility beside the tick', async () => {
    await show([]);
    const panel = textOf(found('section[aria-label="Patient and case"]'));
    expect(panel).toContain('Haverly, Conrad');
    expect(panel).toContain('March 9, 1951, 75 y');
    expect(panel).toContain('INV26-1');
    expect(panel).toContain('Invented Clinic');
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

  it('begins anew, and names what changed, where the text on the page is another than its signer has read', async () => {
    const texts = (text: string) => diagnosisOf({ diagnoses: [specimenOf('A'), specimenOf('B', { text })] });
    const error = { '': ['Somebody else has changed this since you opened it. Nothing has been saved.'] };
    const initialValue = { isUrgent: 'no', identityConfirmed: 'on' };
    const refused = { status: 'error', error, initialValue, refusal: 412 } as const;
    const posted = { intent: 'sign-out', refused };
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
    expect(box().checked).toBe(true);
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

  it('of an urgent result tells who was told, by whom, how and when', async () => {
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

  it('of an urgent result that is told already shows everything that was told of it', async () => {
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

  it('asks how a difference was settled only where there is one to settle', async () => {
    await show([gap('second_review', 'Say how the difference with the reviewer was settled.')]);
    expect(document.querySelector('textarea[name=reviewResolution]')).not.toBeNull();
    await show([gap('second_review', 'The second review is not done.')]);
    expect(document.querySelector('textarea[name=reviewResolution]')).toBeNull();
  });
});
