import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlideUpload } from '#app/browser/uploads/running-upload.ts';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving } from '#app/ui/mount-page.test-support.tsx';
import { formOf } from '../case-form.test-support.tsx';
import { posts, treeOf } from './review.test-support.tsx';
import type { ReviewScreenProps } from './review-screen.tsx';

const KEPT = {
  caseId: 'cas_1',
  specimenId: 'spc_1',
  subsectionId: 'sub_1',
  key: 'key',
  fileName: 'a.svs',
  bytes: 2,
  sentBytes: 1,
};
const LEFT = { ...KEPT, isGivenUp: false, isRefused: false, imageKey: 'image', twinKey: 'twin' };

const onItsWay = (caseId: string): SlideUpload => ({
  ...KEPT,
  caseId,
  phase: 'sending',
  problem: null,
  sight: null,
});

beforeEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  posts.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

describe('the review of a case', () => {
  it('says why a case cannot be taken back or withdrawn now', async () => {
    const reasons = { recall: 'It is read already.', cancel: 'It is in a reader’s hands.' };
    await mount(treeOf(formOf({ status: 'Selected', allowedActions: [] }), { reasons }));
    expect(named('Take the case back').getAttribute('aria-disabled')).toBe('true');
    expect(named('Withdraw case').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain('It is read already.');
  });

  it('shows everything once more, and leads to each field that is amiss', async () => {
    const problems: ReviewScreenProps['problems'] = [
      {
        field: 'specimens.0.subsections.0.stain',
        message: 'Stain is required for this slide type',
        severity: 'error',
      },
      { field: 'patient.gender', message: 'Check gender and body site', severity: 'warning' },
      { field: 'labelsChecked', message: 'Confirm the labels', severity: 'error' },
      { field: 'returnReasons.0.answer', message: 'Answer reason 1.', severity: 'error' },
    ];
    await mount(treeOf(formOf({ returnReasons: [aReturnReason()] }), { problems }));
    expect(named('Slide A1: Stain is required for this slide type').getAttribute('href')).toBe(
      '/upload-project?case=cas_1&step=specimens&from=review&tried=1#case-specimens.spc_1.subsections.sub_1.stain',
    );
    expect(named('Check gender and body site').getAttribute('href')).toContain('step=patient');
    expect(textOf()).toContain('Before the case can be sent out');
    // The question is answered on this very page.
    expect(textOf()).toContain('Answer reason 1. Which side?');
    const links = [...document.querySelectorAll('a')].map(textOf);
    expect(links.filter((text) => text.includes('Answer reason'))).toEqual([]);
    expect(textOf(found('[aria-label="Specimen A"]'))).toContain('Biopsy - Shave · Skin, Nose · Left');
    expect(textOf(found('[aria-label="Specimen A"]'))).toContain(
      'A1 · block A1 · H&E · 2 × · label “EX26-00131 A1”',
    );
  });

  it('says why it only shows a case that whoever looks has no right to edit', async () => {
    const why = 'You have no right to edit cases.';
    const links = () =>
      [...document.querySelectorAll('a')].map(textOf).filter((text) => text.startsWith('Change'));
    await mount(treeOf(formOf({ allowedActions: [] })));
    expect(textOf()).toContain(why);
    expect(links()).toEqual([]);
    await mount(treeOf(formOf({ status: 'Submitted', caseID: 'DP-1', allowedActions: [] })));
    expect(textOf()).not.toContain(why);
    await mount(treeOf(formOf({ allowedActions: ['edit'] })));
    expect(textOf()).not.toContain(why);
    expect(links()).toHaveLength(4);
  });

  it('sends nothing out before the labels were compared', async () => {
    await mount(treeOf(formOf({ labelsChecked: false })));
    await click(named('Send out case'));
    await eventually(() =>
      expect(textOf(found('[role=alert]'))).toContain(
        'Confirm that patient, specimen and slide labels match',
      ),
    );
    expect(posts).toEqual([]);
    await click(found('[name=labelsChecked]'));
    await click(named('Send out case'));
    await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual(['send']));
    expect(posts[0]?.get('etag')).toBe('"v1"');
  });

  it('S3.4-04 sends nothing out while files of the case are on their way: its button is off and says so', async () => {
    const shown = vi
      .spyOn(
        uploadsOf('usr_1', null, () => undefined),
        'shown',
      )
      .mockReturnValue([onItsWay('cas_1')]);
    await mount(treeOf(formOf()));
    expect(textOf()).toContain('Uploads are still running');
    expect(named('Send out case').getAttribute('aria-disabled')).toBe('true');
    await click(named('Send out case'));
    expect(posts).toEqual([]);
    await unmount();
    shown.mockReturnValue([onItsWay('cas_2')]);
    await mount(treeOf(formOf()));
    expect(textOf()).not.toContain('Uploads are still running');
  });

  it('lists the files that it waits for, to be taken away, and lets go of those whose slides are gone', async () => {
    const gone = { kind: 'refused', userId: 'usr_1', message: 'It is gone.', code: 'NOT_FOUND' };
    const asked: unknown[] = [];
    const answer: typeof fetch = (address, init) => {
      if (init?.method !== 'DELETE') return Promise.reject(new TypeError('no network'));
      asked.push(address);
      return Promise.resolve(Response.json(gone));
    };
    vi.stubGlobal('fetch', answer);
    const uploads = uploadsOf('usr_1', null, () => undefined);
    uploads.bringBack([
      { ...LEFT, uploadId: 'upl_1', key: 'mailed', fileName: 'mailed.svs' },
      { ...LEFT, uploadId: 'upl_2', key: 'gone', fileName: 'gone.svs', subsectionId: 'sub_gone' },
    ]);
    await mount(treeOf(formOf()));
    await eventually(() => expect(uploads.shown().map(({ key }) => key)).toEqual(['mailed']));
    expect(textOf()).toContain('mailed.svs Choose the file again to go on');
    expect(textOf()).toContain('Slide files wait for you. Go on with them where they are added');
    expect(textOf()).not.toContain('Uploads are still running');
    await click(named('Take it away: mailed.svs'));
    await eventually(() => expect(textOf()).not.toContain('Slide files wait for you.'));
    expect(named('Send out case').getAttribute('aria-disabled')).not.toBe('true');
    await eventually(() => expect(asked).toEqual(['/resources/upload/upl_2', '/resources/upload/upl_1']));
  });

  it('asks for an answer to each reason of a return, and about a second patient of one name', async () => {
    const form = formOf({ status: 'Returned', returnReasons: [aReturnReason({ number: 3 })] });
    const same = {
      field: 'patient.medicalRecordNumber',
      message: 'A patient of the same name and birth date has another MRN. Is this someone else?',
      severity: 'warning' as const,
    };
    await mount(treeOf(form, { problems: [same] }));
    expect(textOf()).toContain('Answer: Which side?');
    expect(textOf()).toContain('This is another patient of the same name and birth date');
    expect(found<HTMLInputElement>('[name="answers[0].number"]').value).toBe('3');
  });

  it('clears the browser of a case that was sent out, and says how it stands', async () => {
    localStorage.setItem('case-creation:usr_1:cas_1:page', 'kept');
    localStorage.setItem('case-creation:usr_1:cas_2:page', 'kept');
    await mount(
      treeOf(formOf({ status: 'Submitted', caseID: 'DP-2026-000200', allowedActions: ['recall', 'cancel'] })),
    );
    expect(textOf()).toContain('Case DP-2026-000200');
    expect(textOf()).toContain('Take the case back to correct it');
    expect(document.querySelector('[name=labelsChecked]')).toBeNull();
    await eventually(() => expect(Object.keys(localStorage)).toEqual(['case-creation:usr_1:cas_2:page']));
  });

  it.each([
    ['Mail_the_Slides', 'Its slides travel with the packing list: print it below.'],
    ['Upload_the_Slide_Images', 'Intake checks its images next.'],
  ] as const)('says of a case of %s that was sent out what comes next', async (slideDelivery, next) => {
    const blank = formOf({ status: 'Submitted', allowedActions: ['recall', 'cancel'] });
    const form = { ...blank, delivery: { ...blank.delivery, slideDelivery } };
    await mount(treeOf(form, { outcome: { intent: 'send', refused: null } }));
    await eventually(() => expect(textOf(found(':focus'))).toBe(`The case was sent out. ${next}`));
  });

  it.each(['withdraw', 'recall'])('is not left with a reason to %s it without a question', async (intent) => {
    await mount(treeOf(formOf({ status: 'Submitted', allowedActions: ['cancel', 'recall'] })));
    expect(asksBeforeLeaving()).toBe(false);
    await fill(found<HTMLTextAreaElement>(`#${intent} textarea`), 'The wrong patient.');
    await eventually(() => expect(asksBeforeLeaving()).toBe(true));
  });

  it.each(['withdraw', 'recall'])(
    'keeps the reason of a refused %s, though the case went on',
    async (intent) => {
      const refused = {
        status: 'error' as const,
        refusal: 409,
        error: { '': ['The case is returned.'] },
        initialValue: { reason: 'A wrong word.' },
      };
      const form = formOf({ status: 'Selected', allowedActions: [] });
      const reasons = { recall: 'It is read already.', cancel: 'It is read already.' };
      await mount(treeOf(form, { reasons, outcome: { intent, refused } }));
      expect(textOf(found(`#${intent} [role=alert]`))).toContain('The case is returned.');
      expect(found<HTMLTextAreaElement>(`#${intent} textarea`).value).toBe('A wrong word.');
    },
  );

  it('lets an operator correct and check the case, and send, withdraw or copy nothing', async () => {
    const problems = [{ field: 'patient.gender', message: 'Gender is required', severity: 'error' as const }];
    const form = formOf({ status: 'Submitted', allowedActions: ['edit', 'cancel'] });
    await mount(treeOf(form, { problems, isOperator: true }));
    expect(textOf()).toContain('A case of Example Laboratory. The facility sends it out.');
    expect(textOf()).toContain('What is missing');
    expect(textOf(found('[aria-label=Steps] [aria-current=step]'))).toBe('5.Review');
    expect(textOf()).not.toContain('and send');
    expect(named('Gender is required').getAttribute('href')).toContain('step=patient');
    expect(named('Page of the case').getAttribute('href')).toBe('/case-details/cas_1');
    expect(document.querySelectorAll('main form').length).toBe(0);
  });

  it('tells an operator of a case in the pool why its form is closed', async () => {
    const form = formOf({ status: 'Available', caseID: 'DP-2026-000200', allowedActions: ['assign'] });
    await mount(treeOf(form, { isOperator: true }));
    expect(textOf()).toContain('This case is in the state “Available”.');
    expect(document.querySelector('a[href*="/upload-project"]')).toBeNull();
  });
});
