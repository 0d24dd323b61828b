import { describe, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { named, textOf } from '#app/ui/mount.test-support.tsx';
import { showDetails } from './case-details.test-support.tsx';

describe('the page of a case', () => {
  it('leads to the report once there is one to read', async () => {
    await showDetails({ ofCase: aWholeCase({ reportState: 'Draft' }) });
    expect(() => named('Report')).toThrow();
    await showDetails({ ofCase: aWholeCase({ reportState: 'Preliminary' }) });
    expect(named('Report').getAttribute('href')).toBe('/final-report/cas_1');
  });

  it.each(['Provider', 'MedicalFacility'] as const)('leads a %s to a question about it', async (role) => {
    const ofCase = aWholeCase();
    await showDetails({ ofCase, role });
    expect(named('Ask for help').getAttribute('href')).toBe(`/account-detail?part=ask&case=${ofCase.caseID}`);
    await showDetails({ ofCase, role: 'Admin' });
    expect(() => named('Ask for help')).toThrow();
  });

  it.each(['Admin', 'MedicalFacility'] as const)('leads a %s to the form of the case', async (role) => {
    await showDetails({ ofCase: aWholeCase({ status: 'Returned', allowedActions: ['edit'] }), role });
    expect(named('Edit case').getAttribute('href')).toBe('/upload-project?case=cas_1');
    expect(textOf()).not.toContain('The form can be changed');
  });

  it.each([
    ['Selected', 'The form can be changed until the case is released to pathologists.'],
    ['Submitted', 'Your duty or your rights do not include the form of a case.'],
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
    expect(textOf()).not.toContain('take it back');
    const recallable = aWholeCase({ status: 'Submitted', allowedActions: ['recall', 'cancel'] });
    await showDetails({ ofCase: recallable, role: 'MedicalFacility' });
    expect(textOf()).toContain('take it back under “Requisition, take back, withdraw, duplicate”.');
    await showDetails({ ofCase, role: 'Provider' });
    expect(() => named('Edit case')).toThrow();
  });

  it.each([
    ['Available', ['cancel'], 'withdraw the case under “Requisition, withdraw, duplicate”'],
    ['Selected', [], 'tell the operator at once under “Ask for help”'],
    ['QAReview', [], 'tell the operator at once under “Ask for help”'],
    ['SignOutCompleted', [], 'only an amendment corrects a signed report'],
  ] as const)(
    'tells a facility how a wrong patient of a case that is %s is put right',
    async (status, actions, way) => {
      const ofCase = aWholeCase({ status, allowedActions: [...actions] });
      await showDetails({ ofCase, role: 'MedicalFacility' });
      const why = document.getElementById(named('Edit case').getAttribute('aria-describedby') ?? '');
      expect(why?.textContent).toContain('If the patient or a specimen is wrong,');
      expect(why?.textContent).toContain(way);
      await showDetails({ ofCase, role: 'Admin' });
      expect(textOf()).not.toContain('If the patient or a specimen is wrong,');
    },
  );
});
