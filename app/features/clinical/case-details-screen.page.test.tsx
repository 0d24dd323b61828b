import { describe, expect, it } from 'vitest';
import { aHold, aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { aSlide } from './a-slide.test-support.ts';
import { intake } from './admin/intake.test-support.ts';
import { aReview, NOW, showDetails } from './case-details.test-support.tsx';
import { sectionOf } from './section-of.test-support.ts';

describe('a case to be read', () => {
  it('says of each part that could not be read that it could not, and never that there is nothing', async () => {
    await showDetails({
      info: 'unread',
      timeline: 'unread',
      messages: 'unread',
      diagnosis: 'unread',
      reviews: 'unread',
      forStaff: {
        intake: 'unread',
        candidates: [],
        barred: 'unread',
        events: 'unread',
        handlesSlides: true,
        maySearchEvents: true,
      },
    });
    const parts = [
      'Waits',
      'Messages',
      'Clinical information',
      'Diagnosis',
      'Second reviews',
      'Intake',
      'Audit',
      'What can be done',
    ];
    for (const part of parts) expect(sectionOf(part)).toContain('could not be read. Load the page again.');
    expect(textOf()).not.toMatch(/not open to you|Nobody has/);
  });

  it.each(['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'] as const)(
    'tells a %s of a slide that was announced and did not come',
    async (role) => {
      const slides = aWholeCase().slides.map((specimen) => ({ ...specimen, subsections: [aSlide()] }));
      const lost = { subsectionId: 'sub_a1', received: 0, missing: 1, condition: null, note: null };
      await showDetails({ ofCase: aWholeCase({ slides, receivedSlides: [lost] }), role });
      expect(textOf(found('[aria-label="What the laboratory noted when the mailed slides came"]'))).toContain(
        'Slide A1-1, H&E: 1 of 1 did not come',
      );
      const came = { ...lost, received: 1, missing: 0 };
      await showDetails({ ofCase: aWholeCase({ slides, receivedSlides: [came] }), role });
      expect(textOf()).not.toContain('the mailed slides');
    },
  );

  it('tells facility and operator of what else was in the parcel, also where every slide came', async () => {
    const line = 'In the parcel, and of no slide of the case: RVS26-1 C1';
    await showDetails({ parcelNotes: [line] });
    const note = found('[aria-label="What the laboratory noted when the mailed slides came"]');
    expect(textOf(note)).toContain(line);
  });

  it('prints nothing of what staff can do with it, the heading neither', async () => {
    await showDetails({
      forStaff: {
        intake: 'unread',
        candidates: [],
        barred: null,
        events: null,
        handlesSlides: true,
        maySearchEvents: true,
      },
    });
    const heading = [...document.querySelectorAll('h2')].find((one) => textOf(one) === 'What can be done');
    expect(heading?.closest('[data-print=never]')).not.toBeNull();
    expect(heading).toBeDefined();
  });

  it.each([
    ['Submitted', 1],
    ['Cancelled', 0],
  ] as const)(
    'leads staff of a case in state %s to the count of its slides as far as one is taken, and says what stops it',
    async (status, ways) => {
      const slides = aWholeCase().slides.map((specimen) => ({ ...specimen, subsections: [aSlide()] }));
      const findings = [{ about: 'slides' as const, blocks: true, text: 'The slides were not counted.' }];
      const forStaff = {
        intake: { ...intake, findings },
        candidates: [],
        barred: null,
        events: null,
        handlesSlides: true,
        maySearchEvents: true,
      };
      await showDetails({ ofCase: aWholeCase({ status, slides }), forStaff });
      expect(document.querySelectorAll('a[href^="/upload-specimen-form"]')).toHaveLength(ways);
      expect(textOf().includes('(stops the release)')).toBe(ways > 0);
    },
  );

  it('has nothing to press but ways to elsewhere', async () => {
    await showDetails();
    expect(document.querySelectorAll('form, main button:not([aria-disabled])').length).toBe(0);
    expect(named('Open slides').getAttribute('href')).toBe('/viewer?case=cas_1');
  });

  it('leads its holder to the text, and tells them what is theirs to do', async () => {
    const ofCase = { ...aWholeCase(), status: 'Selected' as const };
    await showDetails({ ofCase: { ...ofCase, allowedActions: ['open'] }, role: 'Provider' });
    expect(named('Write the diagnosis').getAttribute('href')).toBe(
      '/pathologist/primary-diagnosis-case?case=cas_1',
    );
    expect(textOf()).toContain('You read the slides and write the diagnosis');
    await showDetails({ ofCase: { ...ofCase, allowedActions: [] }, role: 'Provider' });
    expect(() => named('Write the diagnosis')).toThrow();
    expect(textOf()).toContain('The pathologist reads and signs out');
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
      withdrawals: [],
      assignments: [],
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

  it('tells who withdrew the case and who brought it back, and why', async () => {
    const nora = { userId: 'usr_5', displayName: 'Nora Nurse' };
    const withdrawals = [
      {
        eventId: null,
        kind: 'withdrawn' as const,
        at: '2026-11-20T14:10:00Z',
        by: nora,
        reason: 'It was sent twice.',
      },
      {
        eventId: null,
        kind: 'restored' as const,
        at: '2026-11-20T14:30:00Z',
        by: null,
        reason: 'It was the other one.',
      },
    ];
    const timeline = {
      caseId: 'cas_1',
      asOf: NOW,
      turnaround: null,
      waits: [],
      holds: [],
      withdrawals,
      assignments: [],
    };
    await showDetails({ timeline });
    expect(sectionOf('Withdrawal')).toMatch(
      /The case was withdrawn, by Nora Nurse, 11\/20\/2026.*It was sent twice\.The case was brought back, 11\/20\/2026.*It was the other one\.$/,
    );
    await showDetails({ timeline: { ...timeline, withdrawals: [], assignments: [] } });
    expect(textOf()).not.toContain('Withdrawal');
  });

  it.each([
    [
      'identity_in_question',
      'the facility says whose slides these are',
      'Returned to facility (identity in question)',
    ],
    ['recalled', 'The facility corrects the case and sends it again', 'Taken back by the facility'],
    ['incomplete', 'The facility adds what is missing', 'Returned to facility (incomplete)'],
  ] as const)(
    'tells status and next step of a return by what it is for: %s',
    async (reason, step, status) => {
      const wait = {
        from: NOW,
        to: null,
        status: 'Returned',
        owner: 'facility',
        person: null,
        reasons: [reason],
        workingHours: 1,
        countsInNet: true,
      } as const;
      const timeline = {
        caseId: 'cas_1',
        asOf: NOW,
        turnaround: null,
        waits: [{ ...wait, reasons: [...wait.reasons] }],
        holds: [],
        withdrawals: [],
        assignments: [],
      };
      const returned = aWholeCase({ status: 'Returned', allowedActions: [] });
      await showDetails({ ofCase: returned, timeline });
      expect(textOf()).toContain(step);
      expect(textOf()).toContain(status);
      expect(textOf()).not.toContain('on hold');
      expect(document.querySelectorAll('[role=note][aria-label="Identity in question"]')).toHaveLength(
        reason === 'identity_in_question' ? 1 : 0,
      );
      await showDetails({ ofCase: { ...returned, holds: [aHold()] }, timeline });
      expect(textOf()).toContain(`${status}, on hold`);
    },
  );

  it.each(['Cancelled', 'SignOutCompleted'] as const)(
    'names no due time for a case that is %s',
    async (status) => {
      await showDetails({ ofCase: aWholeCase({ status, allowedActions: [] }) });
      expect(textOf()).toContain('DueNo longer due');
      await showDetails({ ofCase: aWholeCase({ status: 'Submitted', dueAt: null }) });
      expect(textOf()).toContain('DueNot yet');
    },
  );

  it('tells holds that have ended among the waits, and says nothing of them above', async () => {
    const ended = aHold({ to: '2026-11-20T18:00:00Z' });
    const timeline = {
      caseId: 'cas_1',
      asOf: NOW,
      turnaround: null,
      waits: [],
      holds: [ended],
      withdrawals: [],
      assignments: [],
    };
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
