import { type Change, kinds } from './change.ts';

const steps = ['none', 'patch', 'minor', 'major'] as const;
type Step = (typeof steps)[number];

/** The smallest step that semantic versioning asks for; before 1.0.0 each counts one place less. */
export function stepFor(changes: readonly Change[], isYoung: boolean): Step {
  const worst = kinds.find((kind) => changes.some((change) => change.kind === kind));
  if (worst === undefined) return 'none';
  if (worst === 'breaking') return isYoung ? 'minor' : 'major';
  return worst === 'additive' && !isYoung ? 'minor' : 'patch';
}

/** What is wrong with the changelog and the version of a new contract, in words; empty when nothing is. */
export function releaseProblems(
  changes: readonly Change[],
  before: { readonly version: string },
  after: { readonly version: string; readonly changelog: string | null },
): readonly string[] {
  return [...changelogProblems(after), ...stepProblems(changes, before.version, after.version)];
}

function changelogProblems({ version, changelog }: { version: string; changelog: string | null }): string[] {
  if (changelog === null) return ['CHANGELOG.md is not there beside the contract'];
  const newest = /^##\s+\[?v?(\d+\.\d+\.\d+)/m.exec(changelog)?.[1];
  if (newest === undefined) return ['CHANGELOG.md has no heading with a version (## 1.2.3 …)'];
  return newest === version ? [] : [`CHANGELOG.md begins with ${newest}, the contract is ${version}`];
}

function stepProblems(changes: readonly Change[], before: string, after: string): string[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old === null || now === null) {
    const odd = old === null ? before : after;
    return [`info.version '${odd}' is not MAJOR.MINOR.PATCH`];
  }
  const place = now.findIndex((part, index) => part !== old[index]);
  const taken = (place < 0 ? 'none' : steps[3 - place]) ?? 'none';
  if (place >= 0 && (now[place] ?? 0) < (old[place] ?? 0))
    return [`version went back from ${before} to ${after}`];
  const needed = stepFor(changes, old[0] === 0);
  if (steps.indexOf(taken) >= steps.indexOf(needed)) return [];
  const why = kinds.find((kind) => changes.some((change) => change.kind === kind)) ?? '';
  const step = taken === 'none' ? `the version stayed ${after}` : `${before} to ${after} is a ${taken} step`;
  return [`${why} changes need a ${needed} step; ${step}`];
}

function partsOf(version: string): readonly number[] | null {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null;
}
