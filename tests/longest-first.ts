import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take many seconds, longest first; the others take a few at most. */
const LONGEST = [
  'tests/slides/recipes.test.ts',
  'tests/slides/command-line.test.ts',
  'tests/slides/check/changes/drive-to-state.test.ts',
  'tests/slides/check/correct-servers.test.ts',
  'tests/contract/validators-agree.test.ts',
  'tests/contract/mock-kill.test.ts',
  'tests/contract/type-equality.test.ts',
  'tests/slides/fuzz/fuzz.test.ts',
  'tests/uncalled.test.ts',
  'tests/contract/mock-intake.test.ts',
  'tests/contract/mock-intake-limits.test.ts',
  'tests/contract/mock-intake-dicom.test.ts',
  'tests/contract/mock-command.test.ts',
  'tests/contract/mock-intake-runs.test.ts',
  'tests/contract/mock-draft-statuses.test.ts',
  'tests/contract/drift.test.ts',
  'app/core/event-log/registers.test.ts',
  'app/core/viewing/viewer-log.test.ts',
];
/** A worker keeps what it has loaded only while files of one project follow each other. */
const PROJECTS = ['apart', 'stubbed', 'page', 'contract', 'app'];

/** Ends with short files, so that no worker waits for another at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification): number => {
      const long = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return PROJECTS.indexOf(project.name) * 1000 + (long < 0 ? LONGEST.length : long);
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}
