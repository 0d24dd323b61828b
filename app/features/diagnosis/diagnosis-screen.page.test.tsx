import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { caseNextStep } from '#app/core/cases/wait-words.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { clinical, itemOf } from './diagnosis-screen.test-support.ts';
import { treeOf } from './diagnosis-tree.test-support.tsx';

const box = (letter: string) => found<HTMLTextAreaElement>(`textarea[name="diagnosis.${letter}"]`);
const section = (id: string) => textOf(found(`#${id}`));

/** The focus goes on to something else. */
const leave = (control: Element) =>
  act(async () => {
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
  });

/** What the page sends, and what the test answers with. */
let sent: unknown[] = [];
let answer: unknown = null;
let caseNow: unknown = null;

beforeEach(() => {
  sent = [];
  answer = {
    kind: 'saved',
    userId: 'usr_1',
    caseId: 'cas_1',
    etag: '"v2"',
    savedAt: '2026-11-23T15:01:00Z',
    warnings: [],
    earlier: [],
  };
  caseNow = null;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address === '/resources/slide-requests/cas_1' && caseNow !== null)
      return Promise.resolve(new Response(JSON.stringify(caseNow)));
    if (!address.startsWith('/resources/diagnosis/')) return Promise.reject(new TypeError('no network'));
    sent.push([address, typeof init.body === 'string' ? JSON.parse(init.body) : null]);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

describe('the page of a case', () => {
  it('shows who it is, what was told, which slides are not opened yet, and a box for each specimen', async () => {
    await mount(treeOf(diagnosisOf()));
    const banner = textOf(found('[aria-label=Patient]'));
    expect(banner).toContain(`${PATIENT.lastName}, ${PATIENT.firstName}`);
    expect(banner).toContain('Accession PMD26-1 · Case DP-2026-000001');
    expect(section('clinical')).toContain('The ordering physician gave none.');
    expect(section('clinical')).toContain('Clinical impressionNot recorded');
    expect(section('clinical')).toContain('PSA7.8');
    expect(section('slides')).toContain('1 of 2 opened');
    const lines = [...document.querySelectorAll('#slides li li')].map(textOf);
    expect(lines).toEqual(['OpenedA1-1.svs', 'Not openedA1-2.svsNEW']);
    expect(named('A1-2.svs').getAttribute('href')).toBe('/viewer?case=cas_1&image=img_2');
    expect(section('diagnosis-A')).toContain('Right, Prostate, Lateral base · Biopsy - Core Needle');
    expect(section('diagnosis-B')).toContain('Left, Prostate, Lateral base');
    expect(box('A').value).toBe('');
  });

  it('opens the files of the order, by addresses that name no file', async () => {
    const attachments = [
      {
        slot: 'labReports' as const,
        name: 'Marsh, Jonas.pdf',
        contentType: 'application/pdf',
        bytes: 2048,
        uploadedAt: '2026-11-20T15:00:00Z',
      },
    ];
    await mount(treeOf(diagnosisOf(), { clinical: { ...clinical, attachments } }));
    const link = named('Marsh, Jonas.pdf');
    expect(link.getAttribute('href')).toBe('/files/case/cas_1/labReports');
    expect(link.getAttribute('download')).toBe('Marsh, Jonas.pdf');
    expect(section('clinical')).toContain('Lab reports, 2');
  });

  it.each([
    ['QAReview', 'The text is locked while a second reader reviews the case.'],
    ['SignOutCompleted', 'The report is signed. Only an addendum or an amendment changes it.'],
    ['Selected', 'This case is not yours to write.'],
  ] as const)('is for reading only in %s where it may not be edited, and says why', async (status, why) => {
    await mount(treeOf(diagnosisOf({ status, allowedActions: [], comment: 'A comment.' })));
    expect(section('diagnosis')).toContain(why);
    expect(section('diagnosis')).toContain('CommentA comment.');
    expect(document.querySelectorAll('textarea, #requests details')).toHaveLength(0);
    const report = document.querySelector('a[href="/final-report/cas_1"]');
    expect(report !== null).toBe(status === 'SignOutCompleted');
  });

  it.each(['Amended', 'Addended'] as const)(
    'shows no word of the text once the report is %s, and leads to the report',
    async (reportState) => {
      const diagnosis = diagnosisOf({ status: 'SignOutCompleted', reportState, allowedActions: [] });
      await mount(treeOf({ ...diagnosis, comment: 'What was signed.' }));
      expect(section('diagnosis')).toContain('Read the diagnosis there');
      expect(section('diagnosis')).not.toContain('What was signed.');
      expect(document.querySelector('a[href="/final-report/cas_1"]')).not.toBeNull();
    },
  );

  it.each(['operator', 'facility'] as const)(
    'names the same side that does what was asked for as the page of the case: %s',
    async (asked) => {
      await mount(treeOf(diagnosisOf({ status: 'AdditionalWorkRequested' }), { asked }));
      expect(textOf()).toContain(caseNextStep('AdditionalWorkRequested', asked));
    },
  );

  it('leads to the signature where the second review is done and the text stays locked', async () => {
    const reviewed = diagnosisOf({ status: 'QAReview', allowedActions: [] });
    const signLink = () =>
      document.querySelector('a[href="/pathologist/primary-diagnosis-case?case=cas_1&step=sign-out"]');
    await mount(treeOf(reviewed));
    expect(signLink()).toBeNull();
    await mount(treeOf(reviewed, { item: { ...itemOf('QAReview'), allowedActions: ['signOut'] } }));
    expect(section('diagnosis')).toContain('The second review is done.');
    expect(textOf()).toContain('You sign the report');
    expect(signLink()).not.toBeNull();
  });

  it('says whose text it is where another reader wrote it, however the case left them', async () => {
    await mount(treeOf(diagnosisOf({ releasedBy: { userId: 'usr_2', displayName: 'Dr. Lee' } })));
    expect(section('diagnosis')).toContain('written by Dr. Lee, who had the case before');
  });

  it('says that the requests could not be read, and never that there are none', async () => {
    await mount(treeOf(diagnosisOf(), { requests: null }));
    expect(section('requests')).toContain('could not be read');
    expect(section('requests')).not.toContain('Nothing is waited for');
  });

  it('asks for the reason as soon as the text names another side than the specimen', async () => {
    await mount(treeOf(diagnosisOf()));
    await fill(box('A'), 'PROSTATE, LEFT: benign.');
    expect(section('diagnosis-A')).toContain('The side in the text is not that of the specimen.');
    await fill(box('A'), 'PROSTATE, RIGHT: benign.');
    expect(section('diagnosis-A')).not.toContain('is not that of the specimen');
  });
});

describe('the first save of a text', () => {
  it.each([
    ['makes the next request one on the version that it made', 1, '"v9"'],
    ['leaves the version of the page where somebody else was here too', 2, itemOf('Selected').etag],
  ])('%s', async (_, steps, etag) => {
    const item = { ...itemOf('Selected'), allowedActions: ['requestWork' as const] };
    await mount(treeOf(diagnosisOf({ savedAt: null }), { item }));
    const now = { ...item, provider: null, version: item.version + steps, etag: '"v9"' };
    const about = { ok: true, userId: 'usr_1', stains: [], idempotencyKey: '"k"' };
    caseNow = { ...about, loadedAt: '2026-11-23T15:01:00Z', item: now };
    const inForm = () => found<HTMLInputElement>('#requests form input[name=etag]').value;
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(section('diagnosis')).toContain('Saved at'));
    await eventually(() => expect(inForm()).toBe(etag));
  });
});

describe('what the browser had stored', () => {
  it('and is not there any more is told', async () => {
    // The document of the tests has no locks.
    vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true });
    localStorage.setItem('diagnosis:usr_1:cas_1:page-1', 'noise');
    const told = 'Text of this case that this browser had stored could not be read';
    await mount(treeOf(diagnosisOf()));
    await eventually(() => expect(section('diagnosis')).toContain(told));
    localStorage.clear();
    await mount(treeOf(diagnosisOf()));
    expect(section('diagnosis')).not.toContain(told);
  });

  it('of earlier texts goes, for the server has them', async () => {
    localStorage.setItem('diagnosis-history:usr_1:cas_1', 'of an earlier version');
    await mount(treeOf(diagnosisOf()));
    await eventually(() => expect(localStorage.getItem('diagnosis-history:usr_1:cas_1')).toBeNull());
  });
});

describe('what is written', () => {
  it('is sent for this case alone when the field is left, and said to be saved', async () => {
    await mount(treeOf(diagnosisOf()));
    await fill(box('B'), 'LEFT: benign.');
    expect(section('diagnosis')).toContain('Saving…');
    await leave(box('B'));
    await eventually(() => expect(section('diagnosis')).toContain('Saved at'));
    expect(sent).toEqual([
      [
        '/resources/diagnosis/cas_1',
        { userId: 'usr_1', caseId: 'cas_1', etag: '"v1"', fields: { 'diagnosis.B': 'LEFT: benign.' } },
      ],
    ]);
  });

  it('of a cancer resection has a synoptic report from the moment its code is there, and it goes along', async () => {
    const resection = specimenOf('A', { specimenType: 'Prostatectomy' });
    const study = diagnosisOf({
      diagnoses: [resection, specimenOf('B')],
      findings: [{ code: 'N40.0', specimenID: 'A' }],
    });
    await mount(treeOf(study));
    expect(document.querySelector('#synoptic-A')).toBeNull();
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'C61');
    expect(document.querySelector('#synoptic-B')).toBeNull();
    const margins = [...document.querySelectorAll<HTMLInputElement>('#synoptic-A [name$=".response"]')].find(
      ({ id }) => textOf(found(`label[for="${id}"]`)) === 'Margins',
    );
    await fill(margins ?? found<HTMLInputElement>('#nothing'), 'Free');
    // The code is taken back: what was answered stays on the page.
    await fill(found<HTMLInputElement>('[name="findings.0.code"]'), 'N40.0');
    await leave(box('A'));
    await eventually(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent)).toContain(String.raw`{\"element\":\"Margins\",\"response\":\"Free\"}`);
  });

  it('of a cancer resection has the lines of its organ, of which the reader removes some and adds others', async () => {
    const resection = specimenOf('A', { specimenType: 'Prostatectomy' });
    const findings = [{ code: 'C61', specimenID: 'A' }];
    await mount(treeOf(diagnosisOf({ diagnoses: [resection], findings })));
    expect(section('synoptic-A')).toContain('Prostate cancer resection');
    const lines = () => [...document.querySelectorAll('#synoptic-A [role=group] label[for]')].map(textOf);
    expect(lines()).toContain('Seminal vesicle invasion');
    const before = lines().length;
    await fill(found<HTMLInputElement>('#synoptic-A [name$="elements.0.response"]'), 'Radical');
    await click(named('Remove Seminal vesicle invasion'));
    expect(lines()).toHaveLength(before - 1);
    expect(document.activeElement).toBe(named('Add a line'));
    await click(named('Add a line'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Name of line ${String(before)}`);
    await fill(document.activeElement as HTMLInputElement, 'PSA in the tissue');
    await fill(found<HTMLInputElement>(`[aria-label="Answer of line ${String(before)}"]`), 'Positive');
    await leave(box('A'));
    await eventually(() => expect(JSON.stringify(sent.at(-1))).toContain('PSA in the tissue'));
    const [, { fields }] = sent.at(-1) as [string, { fields: Record<string, string> }];
    const { template, elements } = JSON.parse(fields['synoptic.A'] ?? '') as {
      template: string;
      elements: { element: string; response: string }[];
    };
    expect(template).toBe('Prostate cancer resection');
    expect(elements).toHaveLength(before);
    expect(elements[0]).toEqual({ element: 'Procedure', response: 'Radical' });
    expect(elements.at(-1)).toEqual({ element: 'PSA in the tissue', response: 'Positive' });
    expect(JSON.stringify(elements)).not.toContain('Seminal');
  });

  it('is not called saved when the answer is about another person', async () => {
    answer = {
      kind: 'saved',
      userId: 'usr_9',
      caseId: 'cas_1',
      etag: '"v2"',
      savedAt: '2026-11-23T15:01:00Z',
      warnings: [],
      earlier: [],
    };
    await mount(treeOf(diagnosisOf()));
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() =>
      expect(section('diagnosis')).toContain('Not saved: another person has logged in with this browser'),
    );
  });

  it('stands beside the text of whoever saved meanwhile', async () => {
    const theirs = { etag: '"v7"', fields: { comment: 'Theirs.' }, changedBy: 'Dr. Lee' };
    answer = { kind: 'stale', userId: 'usr_1', caseId: 'cas_1', theirs };
    await mount(treeOf(diagnosisOf()));
    const comment = found<HTMLTextAreaElement>('textarea[name=comment]');
    await fill(comment, 'Mine.');
    await leave(comment);
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Changed by Dr. Lee'));
    expect(textOf(found('[role=dialog]'))).toContain('CommentYoursMine.TheirsTheirs.');
    expect(section('diagnosis')).toContain('Not saved: the text was changed elsewhere. Choose what to keep');
  });
});

describe('what was given up', () => {
  it('is not in the browser any more once the page was left', async () => {
    vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true });
    const answers = window.fetch;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address === '/resources/storage-key'
        ? Promise.resolve(
            new Response(JSON.stringify({ ok: true, userId: 'usr_1', key: btoa('k'.repeat(32)) })),
          )
        : answers(address, init),
    );
    const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('diagnosis:'));
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message: 'The text is locked.' };
    await mount(treeOf(diagnosisOf()));
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(section('diagnosis')).toContain('Not saved: The text is locked.'));
    await eventually(() => expect(keptNames()).toHaveLength(1));
    await click(named('A1-2.svs'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
    await click(named('Leave and lose the changes'));
    await eventually(() => expect(keptNames()).toEqual([]));
  });
});
