import { describe, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { aSlide } from './a-slide.test-support.ts';
import { aReview, detailsOf, NOW, showDetails } from './case-details.test-support.tsx';
import { reviewFormOf } from './clinical-forms.ts';
import { sectionOf } from './section-of.test-support.ts';

describe('a second review that waits for a reviewer', () => {
  const ofCase = aWholeCase({ status: 'QAReview' });
  const waiting = { ...aReview, status: 'Open' as const, reviewer: null, result: null };
  const reviewer = { userId: 'usr_demo000002', displayName: 'Dr. Other' };
  const choosing = () => document.querySelector('a[href="/task-detail/tsk_1"]');

  it('says so in the next step of its case, and leads the operator to where one is chosen', async () => {
    await showDetails({ ofCase, role: 'Admin', reviews: [waiting] });
    expect(textOf(found('dl'))).toContain('Nobody has been chosen yet');
    expect(textOf()).not.toContain('A second pathologist reviews it');
    expect(named('Choose the reviewer').getAttribute('href')).toBe('/task-detail/tsk_1');
  });

  it('leads nobody else there, though the reader of the case is told as well', async () => {
    await showDetails({ ofCase, role: 'Provider', reviews: [waiting] });
    expect(textOf(found('dl'))).toContain('Nobody has been chosen yet');
    expect(choosing()).toBeNull();
  });

  it('is read once somebody is chosen, whoever was to read it before', async () => {
    const declined = { ...waiting, status: 'Declined' as const };
    await showDetails({
      ofCase,
      role: 'Admin',
      reviews: [declined, { ...waiting, taskId: 'tsk_2', reviewer }],
    });
    expect(textOf(found('dl'))).toContain('A second pathologist reviews it');
    expect(choosing()).toBeNull();
  });

  it.each(['Admin', 'MedicalFacility'] as const)(
    'leaves the signature once it is done, to %s',
    async (role) => {
      const wait = {
        from: '2026-11-20T13:00:00Z',
        to: null,
        status: 'QAReview' as const,
        owner: 'pathologist' as const,
        person: null,
        reasons: ['reading' as const],
        workingHours: 1,
        countsInNet: true,
      };
      await showDetails({
        ofCase,
        role,
        timeline: {
          caseId: 'cas_1',
          asOf: NOW,
          turnaround: null,
          waits: [wait],
          holds: [],
          withdrawals: [],
          assignments: [],
        },
      });
      expect(textOf(found('dl'))).toContain('The pathologist signs the report');
    },
  );

  it('is given to somebody after sign-out too', async () => {
    const signed = aWholeCase({ status: 'SignOutCompleted' });
    const later = { ...waiting, kind: 'Retrospective' as const };
    await showDetails({ ofCase: signed, role: 'Admin', reviews: [later] });
    expect(textOf(found('dl'))).not.toContain('Nobody has been chosen yet');
    expect(named('Choose the reviewer').getAttribute('href')).toBe('/task-detail/tsk_1');
  });
});

describe('a second review to ask for', () => {
  const ofCase = { ...aWholeCase(), allowedActions: ['requestQaReview' as const] };
  const reviewers = [{ value: 'usr_demo000002', label: 'Dr. Other' }];

  it('is asked for by the reader, with a reviewer and blind where that is wanted', async () => {
    await showDetails({ ofCase, role: 'Provider', reviewers });
    expect(sectionOf('Second reviews')).toContain('Nobody has read this case a second time.');
    expect(sectionOf('Second reviews')).toContain('is locked until the result is there');
    expect(sectionOf('Second reviews')).toContain('The facility reads that there is a review');
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

  it('in a dispute offers nobody who may not follow, asks no second time, and is the next step of the case', async () => {
    const [first, third] = [
      { userId: 'usr_demo000002', displayName: 'Dr. Other' },
      { userId: 'usr_demo000003', displayName: 'Dr. Third' },
    ];
    const team = [first, third].map((one) => ({ value: one.userId, label: one.displayName }));
    const result = aReview.result && { ...aReview.result, agreement: 'MajorDisagreement' as const };
    const once = { ...aReview, reviewer: first, result };
    const twice = { ...once, taskId: 'tsk_2' };
    const offered = () => [...document.querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
    await showDetails({ ofCase, role: 'Provider', reviewers: team, reviews: [once] });
    expect(offered()).toEqual([]);
    expect(document.querySelector('input[name=isMeantTwice]')).toBeNull();
    expect(textOf(found('dl'))).toContain('The pathologist settles the major disagreement');
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts).toHaveLength(1));
    const declined = { ...once, taskId: 'tsk_2', status: 'Declined' as const, result: null };
    for (const reviews of [
      [once, twice],
      [once, declined],
    ]) {
      await showDetails({ ofCase, role: 'Provider', reviewers: team, reviews });
      expect(offered()).toEqual([third.userId]);
    }
    const signed = aWholeCase({ status: 'SignOutCompleted', allowedActions: ['requestQaReview'] });
    await showDetails({ ofCase: signed, role: 'Admin', reviewers: team, reviews: [once] });
    expect(offered()).toEqual([first.userId, third.userId]);
    expect(document.querySelector('input[name=isMeantTwice]')).not.toBeNull();
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
    const withGlass = { ...ofCase, slides: [{ ...specimen, subsections: [aSlide()] }] };
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

  it('is asked for by the names that its kinds have once it is there', async () => {
    await showDetails({ ofCase, role: 'Admin', reviewers });
    const asked = [...document.querySelectorAll('label:has(input[name=kind])')].map((label) => textOf(label));
    const { Retrospective, Proctoring, ExternalReturn } = labels.QaKind;
    expect(asked).toEqual([Retrospective, Proctoring, ExternalReturn]);
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

  it('is of the text that stands on the page, and of the next one once that stands there', async () => {
    const changed = 'The diagnosis is no longer the one that this page showed';
    const shown = { ofCase, role: 'Provider', diagnosis: diagnosisOf({ etag: '"v4"' }) } as const;
    const error = { '': [changed] };
    const refused = { status: 'error' as const, error, refusal: null, initialValue: { note: 'The margin.' } };
    const outcome = { intent: 'review', refused };
    await mountSteps(
      detailsOf(shown),
      detailsOf({ ...shown, outcome, diagnosis: diagnosisOf({ etag: '"v5"' }) }),
    );
    await fill(found<HTMLTextAreaElement>('textarea[name=note]'), 'The margin.');
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts).toMatchObject([{ textEtag: '"v4"' }]));
    await click(named('Show what came'));
    expect(textOf(found('#review [role=alert]'))).toContain(changed);
    expect(found<HTMLTextAreaElement>('#review textarea').value).toBe('The margin.');
    await click(named('Send to the reviewer'));
    await eventually(() => expect(posts[1]).toMatchObject({ textEtag: '"v5"', note: 'The margin.' }));
  });

  it.each([
    ['"v4"', 'Provider', '"v4"', true],
    ['"v4"', 'Provider', '"v5"', false],
    [undefined, 'Provider', '"v5"', false],
    [undefined, 'Admin', null, true],
  ] as const)(
    'that showed the text %s, by a %s, while it is %s, is taken: %s',
    (textEtag, role, now, isTaken) => {
      const kind = role === 'Admin' ? 'Proctoring' : 'Prospective';
      const sent = { etag: '"v3"', idempotencyKey: '"key"', kind, textEtag };
      expect(reviewFormOf(role, { earlier: [], textEtag: now }).safeParse(sent).success).toBe(isTaken);
    },
  );

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
    const read = reviewFormOf(role, { earlier, textEtag: null }).safeParse(sent);
    expect(read.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(at);
  });
});
