import { afterEach, describe, expect, it, vi } from 'vitest';
import { aReturnReason } from '#app/core/case-form/return-reason.test-support.ts';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import { someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import type { ClinicalAnswer } from '#app/core/resources/clinical-answer.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { CaseDialog } from './case-dialog.tsx';

const asked: string[] = [];

/** The page in front of a server that answers so. */
async function dialog(...answers: readonly (ClinicalAnswer | 'nothing')[]): Promise<void> {
  const rest = [...answers];
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    // An upload that a file before this one has begun tries again by itself.
    if (!address.startsWith('/resources/clinical-info/')) return Promise.reject(new TypeError('offline'));
    asked.push(address);
    const answer = rest.length > 1 ? rest.shift() : rest[0];
    return answer === 'nothing'
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(answer));
  });
  await mount(
    <CaseDialog
      open
      named={{ caseId: 'cas_1', userId: 'usr_1', patient: PATIENT }}
      banner={{ patient: PATIENT, caseNumber: 'INV26-1', caseID: 'DP-1' }}
      caseType="Primary Diagnosis"
      outline={[
        {
          id: 'A',
          title: 'A Excision (Skin)',
          subsections: ['A1', 'A2'].map((id) => ({
            id,
            heading: `${id} · H&E`,
            imageIds: [],
            isOrdered: false,
          })),
        },
      ]}
      onClose={() => undefined}
    />,
  );
}

const told = (info: CaseClinicalInfo, userId = 'usr_1'): ClinicalAnswer => ({ ok: true, userId, info });

afterEach(async () => {
  await mount(null);
  vi.unstubAllGlobals();
});

const said = () => textOf(found('[role=dialog]'));

describe('the case beside its slides', () => {
  it('says whose it is, its specimens, what was told, what was not, and which files came', async () => {
    const file = { slot: 'clinicalHistoryLetter', name: 'letter.pdf', bytes: 2048 } as const;
    const attachments = [{ ...file, contentType: 'application/pdf', uploadedAt: '2026-11-20T12:00:00Z' }];
    await dialog(told(someClinicalInfo({ attachments })));
    await eventually(() => expect(said()).toContain('Changing mole.'));
    expect(asked).toEqual(['/resources/clinical-info/cas_1']);
    expect(textOf(found('[role=dialog] [role=group]'))).toContain(
      `${PATIENT.lastName}, ${PATIENT.firstName}`,
    );
    expect(said()).toContain('A Excision (Skin) A1 · H&E, A2 · H&E');
    expect(said()).toContain('Gross descriptionNot recorded');
    expect(said()).toContain('ICD-10 codes of the orderD22.5');
    expect(said()).toContain('Intraoperative resultNot recorded');
    expect(said()).toContain('Original diagnosisNot recorded');
    expect(named('letter.pdf').getAttribute('href')).toBe('/files/case/cas_1/clinicalHistoryLetter');
  });

  it('says why the case came back, and how that was settled', async () => {
    const reason = aReturnReason({
      kind: 'wrong_slides',
      raisedBy: null,
      text: 'B1 bears another name.',
      answer: 'It is her maiden name.',
      answeredAt: '2026-11-20T14:00:00Z',
    });
    await dialog(told(someClinicalInfo({ returnReasons: [reason] })));
    await eventually(() => expect(said()).toContain('Why the case came back'));
    expect(said()).toMatch(/Wrong slides, .* B1 bears another name\. ?It is her maiden name\./);
  });

  it.each([
    ['case', told(someClinicalInfo({ caseId: 'cas_2' }))],
    ['patient', told(someClinicalInfo({ patientInfo: { ...PATIENT, birthDate: '1951-01-01' } }))],
    ['reader', told(someClinicalInfo(), 'usr_2')],
  ] as const)('shows nothing of another %s', async (_, answer) => {
    await dialog(answer);
    await eventually(() => expect(said()).toContain('another case or patient'));
    expect(said()).not.toContain('Changing mole.');
  });

  it('says why there is nothing, and asks again', async () => {
    await dialog(
      'nothing',
      { ok: false, userId: 'usr_1', message: 'You may not read it.' },
      told(someClinicalInfo()),
    );
    await eventually(() => expect(said()).toContain('cannot be loaded now'));
    await click(named('Try again'));
    await eventually(() => expect(said()).toContain('You may not read it.'));
    await click(named('Try again'));
    await eventually(() => expect(said()).toContain('Changing mole.'));
  });
});
