import { describe, expect, it } from 'vitest';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { caseNextStep } from '#app/core/cases/wait-words.ts';
import { aHold } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, STUDY } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { clinical, itemOf } from './diagnosis-screen.test-support.ts';
import { treeOf } from './diagnosis-tree.test-support.tsx';

const box = (letter: string) => found<HTMLTextAreaElement>(`textarea[name="diagnosis.${letter}"]`);
const area = (name: string) => found<HTMLTextAreaElement>(`textarea[name="${name}"]`);
const labelOf = (name: string): string => textOf(area(name).labels[0]);
const section = (id: string) => textOf(found(`#${id}`));

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

  it('says which slides were announced and did not come', async () => {
    const lost = { subsectionId: 'sub_2', received: 0, missing: 1, condition: null, note: null };
    await mount(treeOf(diagnosisOf(), { item: { ...itemOf('Selected'), receivedSlides: [lost] } }));
    expect(textOf()).toContain('Slide A1-2, H&E: 1 of 1 did not come');
  });

  it('says to whoever writes the text that the licence for its signature is missing, and where it belongs', async () => {
    const text = 'Your OH licence is not valid today.';
    const fault = { rule: 'licence', passed: false, specimenID: null, text } as const;
    await mount(treeOf(diagnosisOf({ checklist: [fault] })));
    const note = found('[role=note][aria-label=Licence]');
    expect(textOf(note)).toContain(text);
    expect(textOf(note)).toContain('you cannot sign it before a valid licence stands in your profile.');
    expect(named('your profile').getAttribute('href')).toBe('/about-me#licences');
    await mount(treeOf(diagnosisOf({ checklist: [{ ...fault, passed: true, text: null }] })));
    expect(document.querySelector('[role=note][aria-label=Licence]')).toBeNull();
  });

  it.each(['slides', 'diagnosis', 'diagnosis-A', 'requests', 'marks'])(
    'has the focus where a link of the checklist leads: %s',
    async (id) => {
      await mount(treeOf(diagnosisOf(), {}, `#${id}`));
      expect(document.activeElement).toBe(found(`#${id}`));
    },
  );

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
    ['QAReview', 'The text is locked until a second reader has reviewed the case.'],
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

  it('says where nobody has been chosen yet for its second review', async () => {
    const waiting = { taskId: 'tsk_1', kind: 'Prospective', blinded: false, status: 'Open' } as const;
    const review = { ...waiting, reviewer: null, askedAt: '2026-11-23T15:00:00Z', dueAt: null, result: null };
    const shown = diagnosisOf({ status: 'QAReview', allowedActions: [] });
    await mount(treeOf(shown, { item: itemOf('QAReview'), reviews: [review] }));
    expect(textOf(found('dl'))).toContain('Nobody has been chosen yet');
  });

  it('tells its reader, and says of the pathologist to anybody else, that a major disagreement is to be settled', async () => {
    const asked = { taskId: 'tsk_1', kind: 'Prospective', blinded: false, status: 'Completed' } as const;
    const result = {
      agreement: 'MajorDisagreement',
      categories: [],
      comment: null,
      minutesSpent: null,
      submittedAt: '2026-11-23T16:00:00Z',
      resolution: null,
      resolvedAt: null,
    } as const;
    const reviews = [
      {
        ...asked,
        reviewer: null,
        askedAt: '2026-11-23T15:00:00Z',
        dueAt: null,
        result: { ...result, categories: [] },
      },
    ];
    const item = itemOf('Selected');
    await mount(treeOf(diagnosisOf(), { item, reviews, userId: item.provider?.userId ?? '' }));
    expect(textOf(found('dl'))).toContain('You settle the major disagreement');
    await mount(treeOf(diagnosisOf(), { item, reviews, userId: 'usr_other' }));
    expect(textOf(found('dl'))).toContain('The pathologist settles the major disagreement');
  });

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

  it('says to whoever pressed Sign out that nothing is signed, where the case went to a second reviewer first', async () => {
    const inReview = diagnosisOf({ status: 'QAReview', allowedActions: [] });
    await mount(treeOf(inReview, {}, '?came=review'));
    expect(textOf(found('[role=alert]'))).toContain('The report is not signed.');
    await mount(treeOf(inReview));
    expect(textOf()).not.toContain('The report is not signed.');
    await mount(treeOf(diagnosisOf(), {}, '?came=review'));
    expect(textOf()).not.toContain('The report is not signed.');
  });

  it('says to its writer that the facility reads a preliminary result, and not what came since', async () => {
    const told =
      'It does not read what was written since; the signed report will name each part that says something else.';
    await mount(treeOf(diagnosisOf({ reportState: 'Preliminary', sharedAt: '2026-11-23T14:55:00Z' })));
    expect(section('diagnosis')).toContain('as it was shown 11/23/2026 02:55 PM');
    expect(section('diagnosis')).toContain(told);
    await mount(treeOf(diagnosisOf({ reportState: 'Draft' })));
    expect(section('diagnosis')).not.toContain(told);
  });

  it('says to whoever took the report back that it is, until it is signed anew or something is asked for', async () => {
    const told = 'The report is taken back. The facility has not read it';
    await mount(treeOf(diagnosisOf(), {}, '?came=taken-back'));
    expect(textOf()).toContain(told);
    await mount(treeOf(diagnosisOf()));
    expect(textOf()).not.toContain(told);
    await mount(treeOf(diagnosisOf(), { item: itemOf('QAReview') }, '?came=taken-back'));
    expect(textOf()).not.toContain(told);
  });

  it('says that a hold keeps its reader from signing, also where the second review is done', async () => {
    const item = { ...itemOf('QAReview'), holds: [aHold({ reason: 'payment' })] };
    await mount(treeOf(diagnosisOf({ status: 'QAReview', allowedActions: [] }), { item }));
    expect(textOf(found('[role=note]'))).toBe(
      'On hold until the operator lifts it. Reason: Payment to be settled.',
    );
    expect(textOf()).toContain('Second review, on hold');
    expect(section('diagnosis')).toContain('the second review is done and the hold has ended');
    expect(textOf()).not.toContain('until a second reader has reviewed the case');
  });

  it('is written on during a hold, and says that it is signed after it', async () => {
    const item = { ...itemOf('Selected'), holds: [aHold({ to: '2026-11-24T04:59:00Z' })] };
    await mount(treeOf(diagnosisOf(), { item }));
    expect(box('A').disabled).toBe(false);
    expect(textOf()).toContain('and sign once the hold has ended');
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

  it('says at a study that its block is of another specimen, until both agree', async () => {
    const item = itemOf('Selected');
    const [slide] = item.slides;
    const slides = slide === undefined ? [] : [slide, { ...slide, specimenID: 'B', subsections: [] }];
    await mount(treeOf(diagnosisOf({ ancillary: [STUDY] }), { item: { ...item, slides } }));
    const told = 'Block A1 is of specimen A.';
    expect(section('ancillary')).not.toContain(told);
    await fill(found<HTMLSelectElement>('[name="ancillary.0.specimenID"]'), 'B');
    expect(section('ancillary')).toContain(told);
    await fill(found<HTMLInputElement>('[name="ancillary.0.block"]'), 'B1');
    expect(section('ancillary')).not.toContain(told);
  });

  it('asks for the reason as soon as the text names another side than the specimen', async () => {
    await mount(treeOf(diagnosisOf()));
    await fill(box('A'), 'PROSTATE, LEFT: benign.');
    expect(section('diagnosis-A')).toContain('The side in the text is not that of the specimen.');
    await fill(box('A'), 'PROSTATE, RIGHT: benign.');
    expect(section('diagnosis-A')).not.toContain('is not that of the specimen');
  });

  it('calls the intraoperative texts as the page of the sign-out calls them, and says when the second is kept', async () => {
    await mount(treeOf(diagnosisOf()));
    expect(labelOf('intraoperativeResult')).toBe('Intraoperative result');
    expect(labelOf('intraoperativeCorrelation')).toBe('Intraoperative correlation');
    const later = 'Saved once the intraoperative result is written.';
    expect(textOf()).toContain(`How the result fits the final diagnosis. ${later}`);
    await fill(area('intraoperativeResult'), 'Margin free.');
    expect(textOf()).toContain('How the result fits the final diagnosis.');
    expect(textOf()).not.toContain(later);
  });

  it('tells at each text what a template left to be filled in, until it is', async () => {
    await mount(treeOf(diagnosisOf()));
    const texts = [
      ['diagnosis-A', box('A'), 'the diagnosis of specimen A'],
      ['comment', area('comment'), 'the comment'],
      ['microscopic', area('microscopic'), 'the microscopic description'],
      ['intraoperativeResult', area('intraoperativeResult'), 'the intraoperative consultation'],
    ] as const;
    for (const [id, at, where] of texts) {
      await fill(at, 'Invasive carcinoma, {grade}.');
      expect(section(id)).toContain(`Fill in {grade} in ${where}.`);
      await fill(at, 'Invasive carcinoma, grade 2.');
      expect(section(id)).not.toContain('Fill in');
    }
  });
});
