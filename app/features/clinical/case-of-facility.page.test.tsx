import { describe, expect, it } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import { aQuestion, aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { showDetails } from './case-details.test-support.tsx';
import { sectionOf } from './section-of.test-support.ts';

const CORRECT = 'Correct the clinical information';
describe('a case as its facility sees it', () => {
  it('is not late while it is back with it', async () => {
    const dueAt = '2026-11-20T10:00:00Z';
    const show = (status: 'Returned' | 'Submitted') =>
      showDetails({ role: 'MedicalFacility', ofCase: aWholeCase({ status, dueAt, allowedActions: [] }) });
    await show('Returned');
    expect(textOf()).not.toContain('overdue');
    await show('Submitted');
    expect(textOf()).toContain('overdue');
  });

  it('waits for its report while the signer can still take it back', async () => {
    const show = (reportState: 'Draft' | 'Final') =>
      showDetails({
        role: 'MedicalFacility',
        ofCase: aWholeCase({
          status: 'SignOutCompleted',
          reportState,
          signedAt: '2026-11-23T15:00:00Z',
          allowedActions: [],
        }),
      });
    await show('Draft');
    expect(textOf()).toContain('The report comes 10 minutes after the signature');
    expect(textOf()).toMatch(/ReportComes at \d+:10 [AP]M/);
    await show('Final');
    expect(textOf()).not.toContain('The report comes');
  });

  it('leads to what is to be answered, and writes to the pathologist who has it', async () => {
    await showDetails({
      role: 'MedicalFacility',
      messages: { items: [], total: 0 },
      ofCase: aWholeCase({ status: 'AdditionalWorkRequested', openRequests: 1, allowedActions: [] }),
      asked: { isOurs: true, requests: [] },
      info: someClinicalInfo({ questions: [aQuestion({ taskId: 'tsk_1', allowedActions: ['answer'] })] }),
    });
    expect(named('Answer the request').getAttribute('href')).toBe('/tasks-list?q=DP-1');
    expect(named('Answer the question of Dr. Lee').getAttribute('href')).toBe(
      '/facility/tasks-detail?task=tsk_1',
    );
    expect(textOf()).not.toContain('Second reviews');
    await fill(found<HTMLTextAreaElement>('#message textarea'), 'The block comes tomorrow.');
    await click(named('Send message'));
    await eventually(() =>
      expect(posts).toMatchObject([{ intent: 'message', text: 'The block comes tomorrow.' }]),
    );
  });

  it('says what is ordered, and that the operator does what the facility has no task in', async () => {
    const glass = {
      id: 'ord_1',
      what: 'Glass slides or block',
      about: 'Specimen A, block A2',
      status: 'Requested',
      askedAt: '2026-11-23T14:00:00Z',
      dueAt: '2026-11-26T14:00:00Z',
      note: 'For deeper levels.',
      told: ['On its way with Demo Parcel, DP-000131, sent on 11/24/2026'],
      cancelEtag: null,
      isToSend: true,
      taskId: 'tsk_9',
    } as const;
    const ofCase = aWholeCase({ status: 'AdditionalWorkRequested', openRequests: 1, allowedActions: [] });
    await showDetails({ ofCase, asked: { isOurs: false, requests: [glass] } });
    expect(() => named('Answer the request')).toThrow();
    expect(textOf()).toContain('The facility sends what was asked for to the operator’s laboratory');
    expect(named('What to send').getAttribute('href')).toBe('#asked');
    expect(textOf()).not.toContain('The facility answers');
    const part = textOf(found('#asked'));
    expect(part).toContain('Glass slides or block, Specimen A, block A2');
    expect(part).toContain('Send it to the operator’s laboratory.');
    expect(part).toContain('For deeper levels.');
    expect(part).toContain('On its way with Demo Parcel, DP-000131, sent on 11/24/2026');
    expect(named('Name the parcel of Specimen A, block A2').getAttribute('href')).toBe(
      '/facility/tasks-detail?task=tsk_9#parcel',
    );
    await showDetails({ ofCase, asked: { isOurs: true, requests: [{ ...glass, isToSend: false }] } });
    expect(textOf()).toContain('The facility answers what was asked for');
    expect(textOf(found('#asked'))).not.toContain('Send it');
    expect(() => named('What to send')).toThrow();
    await showDetails({ ofCase, asked: { isOurs: false, requests: [{ ...glass, isToSend: false }] } });
    expect(textOf()).toContain('The operator’s laboratory does what was asked for');
  });

  it('keeps a message that was refused, since nobody has the case any more', async () => {
    const error = { '': ['Nobody has the case.'] };
    const initialValue = { text: 'The block comes tomorrow.' };
    await showDetails({
      messages: { items: [], total: 0 },
      ofCase: aWholeCase({ provider: null, allowedActions: [] }),
      outcome: { intent: 'message', refused: { status: 'error', refusal: 409, error, initialValue } },
    });
    expect(textOf(found('#message [role=alert]'))).toContain('Nobody has the case.');
    expect(found<HTMLTextAreaElement>('#message textarea').value).toBe('The block comes tomorrow.');
  });

  it.each(['correctSlides', 'removeSlides'] as const)(
    'tells no pathologist of %s where none has it',
    async (intent) => {
      const late = { choices: { specimens: [], slideTypes: [] }, changeable: [] };
      const ofCase = aWholeCase({ status: 'Available', provider: null, allowedActions: [] });
      await showDetails({ late, ofCase, outcome: { intent, refused: null } });
      expect(textOf()).toContain('Whoever reads the case is told.');
      expect(textOf()).not.toContain('The pathologist is told');
    },
  );

  it('says how many messages there are where not all of them are shown', async () => {
    const message = {
      id: 'msg_9',
      caseId: 'cas_1',
      side: 'facility',
      from: { userId: 'usr_4', displayName: 'Ms. Orr' },
      at: '2026-11-22T15:00:00Z',
      text: 'The second block is on its way.',
    } as const;
    await showDetails({ messages: { items: [message], total: 2001 } });
    expect(textOf()).toContain('The newest 1 of 2001 messages are shown.');
    await showDetails({ messages: { items: [message], total: 1 } });
    expect(textOf()).not.toContain('are shown');
    expect(textOf()).toContain('The second block is on its way.');
  });

  it('writes to nobody while nobody has it', async () => {
    await showDetails({
      role: 'Facility_NP',
      messages: { items: [], total: 0 },
      ofCase: aWholeCase({ provider: null, allowedActions: [] }),
    });
    expect(document.querySelector('#message')).toBeNull();
  });

  it.each([
    ['Preliminary', 'Preliminary: nobody has signed this, and the final report may say something else.'],
    ['Draft', 'Nothing of this is signed yet.'],
    ['Final', ''],
  ] as const)('marks the text of a report in %s before anybody reads it', async (reportState, mark) => {
    const diagnosis = diagnosisOf({ reportState, diagnoses: [specimenOf('A', { text: 'Carcinoma.' })] });
    await showDetails({ ofCase: aWholeCase({ reportState }), diagnosis });
    expect(sectionOf('Diagnosis')).toBe(`${mark}Specimen ACarcinoma.`);
  });

  it('leads to its requisition, where it is withdrawn or begun anew, and nobody else is led there', async () => {
    const ofCase = aWholeCase({ status: 'Submitted', provider: null, allowedActions: ['recall', 'cancel'] });
    await showDetails({ ofCase });
    expect(named('Requisition, take back, withdraw, duplicate').getAttribute('href')).toBe(
      '/review-project?case=cas_1',
    );
    await showDetails({ role: 'Provider', ofCase });
    expect(() => named('Requisition, take back, withdraw, duplicate')).toThrow();
  });

  it.each(['MedicalFacility', 'Facility_NP', 'Admin'] as const)(
    'leads a %s to the correction of its clinical information while that is open',
    async (role) => {
      const info = someClinicalInfo({ allowedActions: ['edit'] });
      await showDetails({ role, info });
      expect(named(CORRECT).getAttribute('href')).toBe('/case-details/cas_1?part=clinical');
      await showDetails({ role, info, ofCase: aWholeCase({ status: 'Returned', allowedActions: ['edit'] }) });
      expect(() => named(CORRECT)).toThrow();
      await showDetails({ role, info: someClinicalInfo() });
      expect(() => named(CORRECT)).toThrow();
    },
  );

  it('says why its clinical information cannot be corrected once it is signed out, to whoever might have', async () => {
    const ofCase = aWholeCase({ status: 'SignOutCompleted', allowedActions: [] });
    await showDetails({ ofCase });
    expect(named(CORRECT).getAttribute('aria-disabled')).toBe('true');
    expect(textOf()).toContain('It can be corrected until the case is signed out.');
    for (const others of [{ role: 'Provider' }, { role: 'Admin', info: null }] as const) {
      await showDetails({ ofCase, ...others });
      expect(() => named(CORRECT)).toThrow();
    }
  });

  it('says that its clinical information was corrected', async () => {
    await showDetails({ outcome: { intent: 'correct', refused: null } });
    expect(textOf()).toContain('The clinical information is saved.');
  });

  it('says why it came back, who asked, and what was answered', async () => {
    const answered = aReturnReason({
      field: 'specimens',
      text: 'The scale of slide A2 is missing.',
      answer: '0.252 micrometres per pixel, 40x.',
      answeredAt: '2026-11-20T15:00:00Z',
      answeredBy: { userId: 'usr_5', displayName: 'Nora Nurse' },
    });
    const before = aReturnReason({
      number: 2,
      kind: 'wrong_slides',
      text: 'Of whom is A3?',
      raisedBy: null,
      answer: 'The label is torn.',
      cannotBeProvided: true,
      answeredAt: '2026-11-20T15:00:00Z',
    });
    const open = aReturnReason({ number: 3, text: 'Which side?' });
    const recalled = aReturnReason({ number: 4, kind: 'recalled', text: 'One slide more.' });
    await showDetails({ returnReasons: [answered, before, open, recalled] });
    const said = sectionOf('Why the case came back');
    expect(said).toMatch(
      /Ada Staff, something is missing, 11\/20\/2026.*Specimens: The scale of slide A2.*Nora Nurse, .*0\.252 micrometres/,
    );
    expect(said).toMatch(
      /Wrong slides, .*Of whom is A3\?The facility, .*Cannot be provided: The label is torn\./,
    );
    expect(said).toMatch(/Which side\?Not answered yet.*taken back by the facility, .*One slide more\.$/);
    await showDetails({ returnReasons: [] });
    expect(textOf()).not.toContain('Why the case came back');
    await showDetails({ returnReasons: 'unread' });
    expect(textOf()).toContain('What the case came back for, and the answers, could not be read.');
  });
});
