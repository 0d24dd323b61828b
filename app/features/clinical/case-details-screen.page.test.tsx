import { describe, expect, it } from 'vitest';
import { aHold, aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { QaReviewRow, ReportState } from '#contracts/generated/wire.ts';
import { CaseDetailsScreen } from './case-details-screen.tsx';
import { reviewFormOf } from './clinical-forms.ts';

import { sectionOf } from './section-of.test-support.ts';

const NOW = '2026-11-23T15:00:00Z';

const showDetails = (about: Partial<Parameters<typeof CaseDetailsScreen>[0]> = {}) =>
  mountPage(
    <CaseDetailsScreen
      ofCase={aWholeCase()}
      info={someClinicalInfo()}
      timeline={null}
      messages={null}
      late={null}
      uploads={null}
      diagnosis={null}
      reviews={[]}
      role="MedicalFacility"
      asked={null}
      reviewers={[]}
      emergencies={[]}
      mayBreakGlass={false}
      forStaff={null}
      idempotencyKey={'"key"'}
      asOf={NOW}
      outcome={undefined}
      {...about}
    />,
  );

describe('a case to be read', () => {
  it('has nothing to press but ways to elsewhere', async () => {
    await showDetails();
    expect(document.querySelectorAll('form, main button:not([aria-disabled])').length).toBe(0);
    expect(named('Open slides').getAttribute('href')).toBe('/viewer?case=cas_1');
  });

  it('tells every wait with its owner, under both clocks', async () => {
    const turnaround = {
      grossHours: 30,
      netHours: 20,
      targetHours: 48,
      grossDays: 1.3,
      netDays: 0.8,
      gross: 'green',
      net: 'green',
      isRunning: true,
    } as const;
    const wait = {
      from: '2026-11-20T13:00:00Z',
      to: null,
      status: 'AdditionalWorkRequested',
      owner: 'facility',
      person: null,
      reasons: ['rescan'],
      workingHours: 10,
      countsInNet: false,
    } as const;
    const timeline = {
      caseId: 'cas_1',
      asOf: NOW,
      turnaround,
      waits: [{ ...wait, reasons: [...wait.reasons] }],
      holds: [],
    };
    await showDetails({ timeline });
    expect(sectionOf('Waits')).toContain(
      '20 working hours without the waits for others, 30 working hours with',
    );
    expect(textOf(found('ul[aria-label="Time by owner"]'))).toBe('Facility10 working hours, 100 %');
    expect(sectionOf('Waits')).toMatch(/Rescan10 working hours until nowFacility, since .*does not count/);
  });

  it('tells a hold with its reason and its end, and to the staff with its note and its people', async () => {
    const about = { status: 'Available', provider: null } as const;
    await showDetails({ ofCase: aWholeCase({ ...about, holds: [aHold()] }) });
    expect(textOf(found('[role=note][aria-label=Hold]'))).toBe(
      'On hold until the operator lifts it. Reason: Identity is being checked.',
    );
    expect(textOf()).toContain('Available, on hold');
    expect(textOf()).toContain('A pathologist picks the case up once the hold has ended');
    const placedBy = { userId: 'usr_6', displayName: 'Ada Staff' };
    const told = aHold({ note: 'The clinic looks it up.', placedBy });
    await showDetails({ ofCase: aWholeCase({ ...about, holds: [told] }), role: 'Admin' });
    expect(textOf(found('[role=note][aria-label=Hold]'))).toContain('Put on hold by Ada Staff on');
    expect(textOf(found('[role=note][aria-label=Hold]'))).toContain('The clinic looks it up.');
  });

  it('tells holds that have ended among the waits, and says nothing of them above', async () => {
    const ended = aHold({ to: '2026-11-20T18:00:00Z' });
    const timeline = { caseId: 'cas_1', asOf: NOW, turnaround: null, waits: [], holds: [ended] };
    await showDetails({ ofCase: aWholeCase({ holds: [ended] }), timeline });
    expect(sectionOf('Waits')).toMatch(
      /Holds.*Identity is being checked, from 11\/20\/2026 .* to 11\/20\/2026/,
    );
    expect(document.querySelector('[aria-label=Hold]')).toBeNull();
  });

  it('says where the clinical side is closed, and shows second reviews only to whom they came', async () => {
    await showDetails({ info: null });
    expect(sectionOf('Clinical information')).toBe('It is not open to you.');
    expect(textOf()).not.toContain('Second reviews');
    await showDetails({ role: 'Provider', reviews: [aReview] });
    expect(named('Read the result of the reviewer').getAttribute('href')).toBe(
      '/pathologist/qa-task?task=tsk_1',
    );
    expect(sectionOf('Second reviews')).toContain('Minor disagreement, prospective, blind, nobody yet');
    expect(sectionOf('Second reviews')).toContain('The margin is closer.');
    expect(() => named('Send to the reviewer')).toThrow();
  });
});

const aReview: QaReviewRow = {
  taskId: 'tsk_1',
  kind: 'Prospective',
  blinded: true,
  status: 'Completed',
  reviewer: null,
  askedAt: NOW,
  dueAt: null,
  result: {
    agreement: 'MinorDisagreement',
    categories: ['threshold'],
    comment: 'The margin is closer.',
    minutesSpent: null,
    submittedAt: NOW,
    resolution: null,
    resolvedAt: null,
  },
};

describe('a second review to ask for', () => {
  const ofCase = { ...aWholeCase(), allowedActions: ['requestQaReview' as const] };
  const reviewers = [{ value: 'usr_demo000002', label: 'Dr. Other' }];

  it('is asked for by the reader, with a reviewer and blind where that is wanted', async () => {
    await showDetails({ ofCase, role: 'Provider', reviewers });
    expect(sectionOf('Second reviews')).toContain('Nobody has read this case a second time.');
    expect(sectionOf('Second reviews')).toContain('is locked until the result is there');
    expect(document.querySelector('input[name=kind]')).toBeNull();
    await fill(found<HTMLSelectElement>('select[name=reviewerId]'), 'usr_demo000002');
    await click(found('input[name=blinded]'));
    await fill(found<HTMLTextAreaElement>('textarea[name=note]'), 'The deep margin.');
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'review',
      etag: ofCase.etag,
      idempotencyKey: '"key"',
      reviewerId: 'usr_demo000002',
      blinded: 'on',
      note: 'The deep margin.',
    });
  });

  it('says after a major disagreement what its words are for and to whom the text goes', async () => {
    const hint = 'After a major disagreement, say how it was settled.';
    await showDetails({ ofCase, role: 'Provider', reviews: [aReview] });
    expect(sectionOf('Second reviews')).not.toContain(hint);
    const result = aReview.result && { ...aReview.result, agreement: 'MajorDisagreement' as const };
    await showDetails({ ofCase, role: 'Provider', reviews: [{ ...aReview, result }] });
    expect(sectionOf('Second reviews')).toContain(hint);
    // Somebody has agreed since: nothing has to be settled any more.
    const agreed = aReview.result && { ...aReview.result, agreement: 'Agree' as const };
    const ended = [
      { ...aReview, result },
      { ...aReview, taskId: 'tsk_2', result: agreed && { ...agreed, submittedAt: '2027-01-01T00:00:00Z' } },
    ];
    await showDetails({ ofCase, role: 'Provider', reviews: ended });
    expect(sectionOf('Second reviews')).not.toContain(hint);
  });

  it('keeps the words of one that was refused, though none can be asked for any more', async () => {
    const error = { '': ['The case is signed.'] };
    const refused = { status: 'error' as const, error, refusal: 409, initialValue: { note: 'The margin.' } };
    const signed = { ...ofCase, allowedActions: [] };
    await showDetails({ ofCase: signed, role: 'Provider', outcome: { intent: 'review', refused } });
    expect(textOf(found('#review [role=alert]'))).toContain('The case is signed.');
    expect(found<HTMLTextAreaElement>('#review textarea').value).toBe('The margin.');
  });

  it('is asked for where its reader read slides on glass, which are named', async () => {
    const [specimen] = ofCase.slides;
    if (specimen === undefined) throw new Error('The case has no specimen.');
    const slide = {
      id: 'sub_a1',
      block: 'A1',
      displayId: 'A1-1',
      slideType: 'H&E',
      slideCount: 1,
      facilityId: null,
      stain: null,
      isRequested: false,
      requireRescan: false,
      requireRescanReason: null,
      images: [],
    };
    const withGlass = { ...ofCase, slides: [{ ...specimen, subsections: [slide] }] };
    await showDetails({ ofCase: withGlass, role: 'Provider' });
    expect(sectionOf('Second reviews')).toContain('Specimen A, A1-1');
    await click(found('input[name=readOnGlass][value=sub_a1]'));
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts[0]).toMatchObject({ readOnGlass: 'sub_a1' }));
    await showDetails({ ofCase: withGlass, role: 'Admin' });
    expect(document.querySelector('input[name=readOnGlass]')).toBeNull();
  });

  it('is asked about when there is one already', async () => {
    await showDetails({ ofCase, role: 'Provider', reviews: [aReview] });
    await click(named('Send to the reviewer'));
    await eventually(() => expect(textOf()).toContain('This case has a second review already.'));
    expect(posts).toEqual([]);
    await click(found('input[name=isMeantTwice]'));
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts).toHaveLength(1));
  });

  it('of a signed case is of a kind that an admin chooses, by whom the admin names, and blind unless said otherwise', async () => {
    await showDetails({ ofCase, role: 'Admin', reviewers });
    expect(found<HTMLInputElement>('input[name=blinded]').checked).toBe(true);
    await click(named('Send to the reviewer'));
    await eventually(() => expect(textOf()).toContain('Choose the kind of review'));
    await click(found('input[value=Retrospective]'));
    await fill(found<HTMLSelectElement>('select[name=reviewerId]'), 'usr_demo000002');
    await click(named('Send to the reviewer'));
    await eventually(() =>
      expect(posts[0]).toMatchObject({ kind: 'Retrospective', blinded: 'on', reviewerId: 'usr_demo000002' }),
    );
  });

  it.each([
    ['Provider', [], {}, []],
    ['Provider', [aReview], {}, ['isMeantTwice']],
    ['Provider', [aReview], { isMeantTwice: true }, []],
    ['Provider', [], { kind: 'Retrospective' }, ['kind']],
    ['Admin', [], {}, ['kind']],
    ['Admin', [], { kind: 'Proctoring' }, []],
    ['Admin', [], { kind: 'Prospective' }, ['kind']],
  ] as const)('by a %s beside %j, sent with %j, is refused at %j', (role, earlier, typed, at) => {
    const sent = { etag: '"v3"', idempotencyKey: '"key"', ...typed };
    const read = reviewFormOf(role, earlier).safeParse(sent);
    expect(read.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(at);
  });
});

describe('the diagnosis on the page of a case', () => {
  it('says whose it is where another reader wrote it', async () => {
    const releasedBy = { userId: 'usr_2', displayName: 'Dr. Lee' };
    await showDetails({ diagnosis: diagnosisOf({ releasedBy }) });
    expect(sectionOf('Diagnosis')).toContain('written by Dr. Lee, who had the case before');
  });

  const signed = (reportState: ReportState) => {
    const diagnosis = diagnosisOf({
      reportState,
      diagnoses: [specimenOf('A', { text: 'What was signed.' })],
    });
    return showDetails({ ofCase: aWholeCase({ status: 'SignOutCompleted', reportState }), diagnosis });
  };

  it.each([
    ['Amended', 'The report was amended after sign-out.'],
    ['Addended', 'The report has an addendum.'],
  ] as const)(
    'is left to the report once that is %s: older words never stand as if they were valid',
    async (reportState, why) => {
      await signed(reportState);
      expect(sectionOf('Diagnosis')).toContain(why);
      expect(sectionOf('Diagnosis')).not.toContain('What was signed.');
      expect(named('Open the report').getAttribute('href')).toBe('/final-report/cas_1');
    },
  );

  it('stands there as long as the report says the same', async () => {
    await signed('Final');
    expect(sectionOf('Diagnosis')).toContain('What was signed.');
  });
});

describe('the page of a case', () => {
  it('leads to the report once there is one to read', async () => {
    await showDetails({ ofCase: aWholeCase({ reportState: 'Draft' }) });
    expect(() => named('Report')).toThrow();
    await showDetails({ ofCase: aWholeCase({ reportState: 'Preliminary' }) });
    expect(named('Report').getAttribute('href')).toBe('/final-report/cas_1');
  });

  it.each(['Admin', 'MedicalFacility'] as const)('leads a %s to the form of the case', async (role) => {
    await showDetails({ ofCase: aWholeCase({ status: 'Returned', allowedActions: ['edit'] }), role });
    expect(named('Edit case').getAttribute('href')).toBe('/upload-project?case=cas_1');
    expect(textOf()).not.toContain('The form can be changed');
  });

  it.each([
    ['Selected', 'The form can be changed until the case is released to pathologists.'],
    ['Submitted', 'You have no right to edit cases.'],
  ] as const)('tells an operator why the form of a case that is %s is closed', async (status, why) => {
    await showDetails({ ofCase: aWholeCase({ status, allowedActions: [] }), role: 'Admin' });
    expect(named('Edit case').getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain(why);
  });

  it('tells a facility until when its form can be changed, and a pathologist nothing of it', async () => {
    const ofCase = aWholeCase({ status: 'Submitted', allowedActions: [] });
    await showDetails({ ofCase, role: 'MedicalFacility' });
    const edit = named('Edit case');
    expect([edit.tagName, edit.getAttribute('aria-disabled')]).toEqual(['BUTTON', 'true']);
    expect(document.getElementById(edit.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'The form can be changed until the case is sent out, and again when it comes back.',
    );
    await showDetails({ ofCase, role: 'Provider' });
    expect(() => named('Edit case')).toThrow();
  });
});
