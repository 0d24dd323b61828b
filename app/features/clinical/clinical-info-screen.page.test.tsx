import { useMemo } from 'react';
import { useActionData } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aHold, aQuestion, aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { asksBeforeLeaving, mountPage, mountSteps, posts } from '#app/ui/mount-page.test-support.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { ClinicalInfoScreen } from './clinical-info-screen.tsx';

import { sectionOf } from './section-of.test-support.ts';

const NOW = '2026-11-23T15:00:00Z';

const screenOf = (about: Partial<Parameters<typeof ClinicalInfoScreen>[0]> = {}) => (
  <ClinicalInfoScreen
    info={someClinicalInfo()}
    ofCase={aWholeCase()}
    messages={{ items: [], total: 0 }}
    earlier={null}
    mayReadEarlier
    idempotencyKey={'"key"'}
    asOf={NOW}
    outcome={undefined}
    {...about}
  />
);

const showInfo = (about: Parameters<typeof screenOf>[0] = {}) => mountPage(screenOf(about));

/** The page as it is after each post: one question and one message more. */
function InfoOfNow() {
  useActionData();
  const intent = posts.at(-1)?.['intent'];
  const outcome = useMemo(
    () => (typeof intent === 'string' ? { intent, refused: null } : undefined),
    [intent],
  );
  const questions = posts.map((_, at) => aQuestion({ id: `req_${String(at)}` }));
  return (
    <ClinicalInfoScreen
      info={someClinicalInfo({ questions })}
      ofCase={aWholeCase()}
      messages={{ items: [], total: posts.length }}
      earlier={null}
      mayReadEarlier
      idempotencyKey={`"key-${String(posts.length)}"`}
      asOf={NOW}
      outcome={outcome}
    />
  );
}

describe('the clinical information of a case', () => {
  it('says who it is about before anything else', async () => {
    await showInfo();
    const banner = textOf(found('section[aria-label=Patient]'));
    expect(banner).toMatch(
      /^Haverly, Conrad ?Born \d\d\/\d\d\/\d{4} · 75 y, Male ?Accession INV26-1 · Case DP-1/,
    );
    expect(document.body.textContent.indexOf(banner.slice(0, 15))).toBe(0);
  });

  it('tells a hold of the case with its reason', async () => {
    await showInfo({ ofCase: aWholeCase({ holds: [aHold()] }) });
    expect(textOf(found('[role=note][aria-label=Hold]'))).toContain('Reason: Identity is being checked.');
  });

  it('tells history, impression and gross, and says what is not recorded', async () => {
    await showInfo();
    expect(sectionOf('Clinical history')).toBe('Changing mole. Family history.');
    expect(sectionOf('Clinical impression')).toBe('Nevus');
    expect(sectionOf('Gross description')).toBe('Not recorded');
    await showInfo({ info: someClinicalInfo({ history: null, historyNotProvided: true }) });
    expect(sectionOf('Clinical history')).toBe('The ordering physician gave none.');
    await showInfo({ info: someClinicalInfo({ history: 'Melanoma in 2019.', historyNotProvided: true }) });
    expect(sectionOf('Clinical history')).toBe('The ordering physician gave none. Melanoma in 2019.');
  });

  it('calls the further facts as the form of the order calls them', async () => {
    const told = { intraoperativeResult: 'Margin free.', outsideDiagnosis: 'Nevus.' };
    await showInfo({ info: someClinicalInfo(told) });
    for (const words of [
      'ICD-10 codes of the orderD22.5',
      'Intraoperative resultMargin free.',
      'Original diagnosisNevus.',
      'Copies of the reportNot recorded',
    ])
      expect(sectionOf('Further facts')).toContain(words);
  });

  it('S2.7-13 shows a picture, and lets everything else be saved, by an address that names no patient', async () => {
    const file = { slot: 'labReports', name: 'Haverly.pdf', bytes: 1200, uploadedAt: NOW } as const;
    const attachments = [
      { ...file, contentType: 'application/pdf' },
      { ...file, slot: 'clinicalHistoryLetter' as const, name: 'letter.png', contentType: 'image/png' },
    ];
    await showInfo({ info: someClinicalInfo({ attachments }) });
    const { labReports, clinicalHistoryLetter } = labels.AttachmentSlot;
    expect(sectionOf('Files')).toContain(labReports);
    expect(sectionOf('Files')).toContain(clinicalHistoryLetter);
    expect(named('Haverly.pdf').getAttribute('href')).toBe('/files/case/cas_1/labReports');
    expect([...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))).toEqual([
      '/files/case/cas_1/clinicalHistoryLetter',
    ]);
  });

  describe('of earlier cases of the patient', () => {
    const earlierCase = {
      id: 'cas_0',
      caseID: 'DP-0',
      caseRecordId: null,
      bodysites: ['Bile_Duct', 'Skin'],
      signedAt: '2025-01-02T15:00:00Z',
      reportState: 'Final' as const,
    };
    const info = someClinicalInfo({ earlierCases: [earlierCase] });

    it('leads to the report of each', async () => {
      await showInfo({ info });
      expect(named('DP-0').getAttribute('href')).toBe('/?case=cas_1&earlier=cas_0');
      expect(sectionOf('Earlier cases of this patient')).toContain('Bile Duct, Skin');
    });

    it('leads nobody to a report who does not have the case', async () => {
      await showInfo({ info, mayReadEarlier: false });
      expect(sectionOf('Earlier cases of this patient')).toContain('DP-0 Bile Duct, Skin');
      expect(document.querySelector('a[href*="earlier="]')).toBeNull();
    });

    it.each([
      ['kept', 'is not open to you here'],
      ['unread', 'could not be read'],
    ] as const)('says in its place why the report is not there: %s', async (earlier, said) => {
      await showInfo({ info, earlier });
      expect(sectionOf('Earlier cases of this patient')).toContain(said);
    });

    it('shows the report of the one that the address asks for', async () => {
      await showInfo({ earlierReport: <p>The earlier report.</p> });
      expect(sectionOf('Earlier cases of this patient')).toContain('The earlier report.');
    });
  });

  it('shows each question with its answer, or until when it is due', async () => {
    const by = { userId: 'usr_9', displayName: 'Ada Invented' };
    const questions = [
      aQuestion({ status: 'Fulfilled', answer: 'None is known.', answeredBy: by, answeredAt: NOW }),
      aQuestion({ id: 'req_2', text: 'Which side?', cannotProvideReason: 'Nobody knows', answeredAt: NOW }),
      aQuestion({ id: 'req_3', text: 'Which lesion?' }),
    ];
    await showInfo({ info: someClinicalInfo({ questions }) });
    const said = sectionOf('Questions and answers');
    expect(said).toContain('Dr. Lee, about clinical history of specimen A');
    expect(said).toContain('None is known.');
    expect(said).toContain('Cannot be provided: Nobody knows');
    expect(said).toMatch(/Which lesion\?.*due 11\/23\/2026/);
  });

  it('says of a question that was taken back that it was, and gives nobody words that were not said', async () => {
    const by = { userId: 'usr_7', displayName: 'Dana Admin' };
    const questions = [aQuestion({ status: 'Cancelled', answeredBy: by, answeredAt: NOW })];
    await showInfo({ info: someClinicalInfo({ questions }) });
    const said = sectionOf('Questions and answers');
    expect(said).toMatch(/Taken back unanswered on 11\/2\d\/2026/);
    expect(said).not.toMatch(/Dana Admin|Cannot be provided/);
  });

  it('asks with the version of the case, and nothing without words', async () => {
    await showInfo();
    await click(named('Ask the facility'));
    await eventually(() => expect(textOf()).toContain('Write the question'));
    expect(textOf()).toContain('Choose what it is about');
    expect(posts).toEqual([]);
    await click(found('input[value=gross]'));
    await fill(found<HTMLTextAreaElement>('#ask textarea'), 'How large was it?');
    await click(named('Ask the facility'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'ask',
      etag: '"v3"',
      about: 'gross',
      text: 'How large was it?',
    });
  });

  it.each(['message', 'ask'])(
    'asks nobody who leaves after the form %s was sent, and empties it',
    async (id) => {
      await mountPage(<InfoOfNow />);
      const form = () => found<HTMLFormElement>(`#${id}`);
      const box = () => found<HTMLTextAreaElement>(`#${id} textarea`);
      await fill(box(), 'How large was it?');
      expect(asksBeforeLeaving()).toBe(true);
      const about = form().querySelector('input[value=gross]');
      if (about !== null) await click(about);
      await click(found(`#${id} button:not([aria-hidden])`));
      await eventually(() => expect([posts.length, box().value]).toEqual([1, '']));
      await eventually(() => expect(asksBeforeLeaving()).toBe(false));
      await fill(box(), 'And how deep?');
      expect(asksBeforeLeaving()).toBe(true);
      await fill(box(), '');
      expect(asksBeforeLeaving()).toBe(false);
    },
  );

  it('keeps a message that is being written while the other side writes', async () => {
    const written = { messages: { items: [], total: 1 } };
    const sent = { messages: { items: [], total: 2 }, outcome: { intent: 'message', refused: null } };
    await mountSteps(screenOf(), screenOf(written), screenOf(sent));
    const box = () => found<HTMLTextAreaElement>('#message textarea');
    await fill(box(), 'How large was it?');
    await click(named('Show what came'));
    expect(box().value).toBe('How large was it?');
    await click(named('Show what came'));
    expect(box().value).toBe('');
  });

  it('says that the slides are opened before anything is asked', async () => {
    await showInfo({ ofCase: aWholeCase({ allowedActions: ['release', 'open'] }) });
    expect(sectionOf('Questions and answers')).toContain('once you have opened the slides');
    expect(() => named('Ask the facility')).toThrow();
  });

  it('keeps a question that was refused, though nothing can be asked any more', async () => {
    const error = { '': ['The case is signed.'] };
    const initialValue = { about: 'gross', text: 'Which margin was inked?' };
    const refused = { status: 'error' as const, error, refusal: 409, initialValue };
    await showInfo({ ofCase: aWholeCase({ allowedActions: [] }), outcome: { intent: 'ask', refused } });
    expect(textOf(found('#ask [role=alert]'))).toContain('The case is signed.');
    expect(found<HTMLTextAreaElement>('#ask textarea').value).toBe('Which margin was inked?');
  });

  it('asks nothing where the API does not let this reader ask, and hides messages that are not theirs', async () => {
    await showInfo({ ofCase: aWholeCase({ allowedActions: [] }), messages: null });
    expect(() => named('Ask the facility')).toThrow();
    expect(() => named('Send message')).toThrow();
  });
});
