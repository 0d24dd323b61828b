import { describe, expect, it } from 'vitest';
import type { Change, Kind } from '#contracts/diff/change.ts';
import { releaseProblems } from '#contracts/diff/version-step.ts';

const change = (kind: Kind): Change => ({
  kind,
  subject: 'contract',
  place: '',
  text: 'changed',
  operations: [],
  isWarning: false,
});

function problems(
  found: readonly Kind[],
  before: string,
  after: string,
  changelog = `# Changes\n\n## ${after}\n`,
) {
  return releaseProblems(found.map(change), { version: before }, { version: after, changelog });
}

describe('the step of a version', () => {
  it.each<[Kind, string, string]>([
    ['breaking', '1.2.3', '2.0.0'],
    ['breaking', '0.2.3', '0.3.0'],
    ['breaking', '0.2.3', '1.0.0'],
    ['additive', '1.2.3', '1.3.0'],
    ['additive', '0.2.3', '0.2.4'],
    ['editorial', '1.2.3', '1.2.4'],
    ['editorial', '1.2.3', '1.3.0'],
  ])('covers %s changes from %s to %s', (kind, before, after) => {
    expect(problems([kind, 'editorial'], before, after)).toEqual([]);
  });

  it.each<[Kind, string, string, string]>([
    ['breaking', '1.2.3', '1.3.0', 'breaking changes need a major step; 1.2.3 to 1.3.0 is a minor step'],
    ['breaking', '0.2.3', '0.2.4', 'breaking changes need a minor step; 0.2.3 to 0.2.4 is a patch step'],
    ['additive', '1.2.3', '1.2.4', 'additive changes need a minor step; 1.2.3 to 1.2.4 is a patch step'],
    ['additive', '0.2.3', '0.2.3', 'additive changes need a patch step; the version stayed 0.2.3'],
    ['editorial', '1.2.3', '1.2.3', 'editorial changes need a patch step; the version stayed 1.2.3'],
    ['editorial', '1.2.3', '1.1.9', 'version went back from 1.2.3 to 1.1.9'],
    ['editorial', '1.2.3', 'next', "info.version 'next' is not MAJOR.MINOR.PATCH"],
  ])('is too small for %s changes from %s to %s', (kind, before, after, problem) => {
    expect(problems([kind, 'editorial'], before, after, undefined)).toContain(problem);
  });

  it('need not be taken where nothing changed', () => {
    expect(problems([], '1.2.3', '1.2.3')).toEqual([]);
  });
});

describe('the changelog', () => {
  it('begins with the version of the contract', () => {
    expect(problems([], '1.0.0', '1.1.0', '# C\n\n## 1.1.0 – New\n\n## 1.0.0\n')).toEqual([]);
    expect(problems([], '1.0.0', '1.1.0', '# C\n\n## 1.0.0\n\n## 1.1.0\n')).toEqual([
      'CHANGELOG.md begins with 1.0.0, the contract is 1.1.0',
    ]);
  });

  it('is missed when it is not there, or has no heading with a version', () => {
    const sides = [{ version: '1.0.0' }, { version: '1.0.0', changelog: null }] as const;
    expect(releaseProblems([], ...sides)).toEqual(['CHANGELOG.md is not there beside the contract']);
    expect(problems([], '1.0.0', '1.0.0', '# Changes\n\n## Soon\n')).toEqual([
      'CHANGELOG.md has no heading with a version (## 1.2.3 …)',
    ]);
  });
});
