import { describe, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { named } from '#app/ui/mount.test-support.tsx';
import type { ReportState } from '#contracts/generated/wire.ts';
import { showDetails } from './case-details.test-support.tsx';
import { sectionOf } from './section-of.test-support.ts';

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
