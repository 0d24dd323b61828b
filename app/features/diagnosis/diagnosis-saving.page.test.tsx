import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, leave, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { itemOf } from './diagnosis-screen.test-support.ts';
import { DiagnosisScreen } from './diagnosis-screen.tsx';
import { propsOf, treeOf } from './diagnosis-tree.test-support.tsx';

const box = (letter: string) => found<HTMLTextAreaElement>(`textarea[name="diagnosis.${letter}"]`);
const section = (id: string) => textOf(found(`#${id}`));

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
    expect(textOf(found('[role=dialog]'))).toContain('CommentYoursMine.As it is saved nowTheirs.');
    expect(section('diagnosis')).toContain('Not saved: the text was changed elsewhere. Choose what to keep');
  });
});

describe('a text that was closed meanwhile, as when another window has signed it', () => {
  it('takes no more words, and keeps those in sight that could not be saved', async () => {
    const message = 'The report is signed. Only an addendum or an amendment changes it.';
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message, isLocked: true };
    await mount(treeOf(diagnosisOf({ comment: 'Saved before.' })));
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(textOf(found('#diagnosis [role=alert]'))).toContain(message));
    expect(document.querySelector('#diagnosis textarea')).toBeNull();
    expect(section('diagnosis')).toContain('Diagnosis, specimen B, not savedLEFT: benign.');
    expect(section('diagnosis')).not.toContain('Saved before.');
    await click(named('A1-2.svs'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
  });

  it('says no more who has the case, what is next and what the facility reads, and offers no withdrawal of it, where it was given to somebody else', async () => {
    const message = 'This case is not yours any more.';
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message, isLocked: true, isGone: true };
    await mount(treeOf(diagnosisOf({ reportState: 'Preliminary', sharedAt: '2026-11-23T14:55:00Z' })));
    expect(textOf()).toContain('You read the slides and write the diagnosis');
    expect(named('Withdraw the preliminary result')).toBeTruthy();
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(textOf()).toContain('is as it was when you opened it.'));
    expect(textOf()).not.toMatch(/Held by|You read the slides/);
    expect(textOf()).not.toContain('preliminary result');
    expect(section('requests')).not.toContain('Ask for');
    expect(section('diagnosis')).toContain('Diagnosis, specimen B, not savedLEFT: benign.');
  });

  it('says that they are saved where all of them arrived, and lets their reader leave', async () => {
    const message = 'The report is signed. Only an addendum or an amendment changes it.';
    const saved = { 'diagnosis.A': 'RIGHT: benign.', comment: 'Of the other window.' };
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message, isLocked: true, saved };
    await mount(treeOf(diagnosisOf({ comment: 'Saved before.' })));
    await fill(box('A'), 'RIGHT: benign.');
    await leave(box('A'));
    await eventually(() => expect(textOf(found('#diagnosis [role=alert]'))).toContain(message));
    expect(textOf(found('#diagnosis [role=alert]'))).toContain('What you wrote here is saved.');
    expect(section('diagnosis')).not.toContain('not saved');
    await click(named('A1-2.svs'));
    expect(textOf()).not.toContain('Leave without saving?');
  });

  it('keeps those in sight, and those alone, when the page reads the case again', async () => {
    const message = 'The report is signed. Only an addendum or an amendment changes it.';
    const saved = { 'diagnosis.A': 'RIGHT: benign.', comment: 'Of the other window.' };
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message, isLocked: true, saved };
    let shown = diagnosisOf({ comment: 'Saved before.' });
    function Page() {
      const [diagnosis, setDiagnosis] = useState(shown);
      return (
        <>
          <button type="button" onClick={() => setDiagnosis(shown)}>
            Read again
          </button>
          <DiagnosisScreen {...propsOf(diagnosis)} />
        </>
      );
    }
    await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
    await fill(box('A'), 'RIGHT: benign.');
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(textOf(found('#diagnosis [role=alert]'))).toContain(message));
    shown = diagnosisOf({ status: 'SignOutCompleted', allowedActions: [], comment: 'Of the other window.' });
    await click(named('Read again'));
    const alert = textOf(found('#diagnosis [role=alert]'));
    expect(alert).toContain('Diagnosis, specimen B, not savedLEFT: benign.');
    expect([alert.includes('RIGHT'), alert.includes('Saved before.')]).toEqual([false, false]);
    expect(section('diagnosis')).toContain('Open the report');
    // The report was recalled since: what could not be saved is written on.
    shown = diagnosisOf({ etag: '"v9"' });
    await click(named('Read again'));
    expect(document.querySelector('#diagnosis [role=alert]')).toBeNull();
    expect(box('B')).toBeTruthy();
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

describe('a row that lacks something', () => {
  const locked = 'The report is signed. Only an addendum or an amendment changes it.';
  const rowField = (name: string) => found<HTMLInputElement>(`[name="${name}"]`);
  /** A study without its block, an answer without a name and half a code. */
  async function begin(): Promise<void> {
    await click(named('Add a study'));
    await fill(rowField('ancillary.0.stain'), 'Ki-67');
    await fill(rowField('ancillary.0.result'), '80 percent');
    await click(named('Add a code'));
    await fill(rowField('findings.0.code'), 'c509');
    await fill(rowField('intraoperativeCorrelation'), 'It agrees.');
  }

  /** Another window has saved other words meanwhile, and the reader takes those. */
  async function settle(): Promise<void> {
    const theirs = { etag: '"v7"', fields: { comment: 'Theirs.' }, changedBy: 'Dr. Lee' };
    const saved = answer;
    answer = { kind: 'stale', userId: 'usr_1', caseId: 'cas_1', theirs };
    await fill(found<HTMLTextAreaElement>('textarea[name=comment]'), 'Mine.');
    await leave(found('textarea[name=comment]'));
    await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Changed by Dr. Lee'));
    await click(found('[role=dialog] label:last-of-type input'));
    answer = saved;
    await click(named('Save these choices'));
  }

  it('stays on the page with all that was typed in it when two versions are settled', async () => {
    await mount(treeOf(diagnosisOf()));
    await begin();
    await settle();
    expect(found<HTMLTextAreaElement>('textarea[name=comment]').value).toBe('Theirs.');
    expect(rowField('ancillary.0.stain').value).toBe('Ki-67');
    expect(rowField('ancillary.0.result').value).toBe('80 percent');
    expect(rowField('findings.0.code').value).toBe('C509');
    expect(rowField('intraoperativeCorrelation').value).toBe('It agrees.');
    await eventually(() =>
      expect(section('diagnosis')).toContain('Not saved: The intraoperative correlation is there without'),
    );
  });

  it('may be a line that was added to a synoptic report without an answer, which stays as well', async () => {
    const resection = specimenOf('A', { bodysite: 'Skin', specimenType: 'Excision' });
    await mount(
      treeOf(diagnosisOf({ diagnoses: [resection], findings: [{ code: 'C44.3', specimenID: 'A' }] })),
    );
    await click(named('Add a line'));
    await fill(found<HTMLInputElement>('[aria-label^="Name of line"]'), 'PSA in the tissue');
    await settle();
    expect(section('synoptic-A')).toContain('PSA in the tissue');
    await eventually(() =>
      expect(section('diagnosis')).toContain('Not saved: A line of the synoptic report of specimen A was'),
    );
    await fill(found<HTMLInputElement>('[name="synoptic.A.elements.0.response"]'), 'Radical');
    await leave(box('A'));
    await eventually(() =>
      expect(JSON.stringify(sent.at(-1))).toContain(
        String.raw`{\"element\":\"PSA in the tissue\",\"response\":\"\"}`,
      ),
    );
  });

  it('is among what was not saved where the text takes no more words', async () => {
    answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message: locked, isLocked: true };
    await mount(treeOf(diagnosisOf()));
    await begin();
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await eventually(() => expect(textOf(found('#diagnosis [role=alert]'))).toContain(locked));
    expect(section('diagnosis')).toContain('Ancillary studies, a row that was not completeKi-67, 80 percent');
    expect(section('diagnosis')).toContain('a row that was not completec509');
  });
});
