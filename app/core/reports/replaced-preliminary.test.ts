import { expect, it } from 'vitest';
import { replacedText } from './replaced-preliminary.ts';

const sharedAt = '2026-11-23T15:04:00Z';
const said = { was: ['Benign.'], is: ['Malignant.'] };

it('names the parts of a report that say something else than its preliminary result', () => {
  const differences = [
    { section: 'diagnosis' as const, specimenID: 'A', ...said },
    { section: 'comment' as const, specimenID: null, ...said },
  ];
  expect(replacedText({ sharedAt, differences }, 'America/New_York')).toBe(
    'A preliminary result was shown to the facility on 11/23/2026 10:04 AM EST. ' +
      'The report as it was signed first says something else in: Diagnosis, specimen A; Comment.',
  );
});

it('says of a report that says the same that it does', () => {
  expect(replacedText({ sharedAt, differences: [] }, 'UTC')).toBe(
    'A preliminary result was shown to the facility on 11/23/2026 03:04 PM UTC. The report as it was signed first says the same.',
  );
});
