/** The values of a form by field, as text. */
export type Version = Readonly<Record<string, string>>;

export interface Difference {
  readonly name: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface Comparison {
  /** Both changed it, and not to the same: somebody has to choose. */
  readonly conflicts: readonly Difference[];
  /** Only the others changed it: it is taken over, and shown. */
  readonly taken: readonly Difference[];
}

const at = (version: Version, name: string): string => version[name] ?? '';

/** What has happened to a form since `base` was read: to yours here, and to theirs elsewhere. */
export function compareVersions(base: Version, yours: Version, theirs: Version): Comparison {
  const names = [...new Set([base, yours, theirs].flatMap((version) => Object.keys(version)))];
  const changed = names
    .filter((name) => at(theirs, name) !== at(base, name) && at(theirs, name) !== at(yours, name))
    .map((name) => ({ name, yours: at(yours, name), theirs: at(theirs, name) }));
  const isMine = ({ name }: Difference): boolean => at(yours, name) !== at(base, name);
  return { conflicts: changed.filter(isMine), taken: changed.filter((one) => !isMine(one)) };
}

export type Side = 'yours' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

/** The fields in conflict that nobody has chosen yet. */
export const openConflicts = ({ conflicts }: Comparison, choices: Choices): readonly Difference[] =>
  conflicts.filter(({ name }) => choices[name] === undefined);

/** What the others have changed and nobody here did, or where theirs was chosen. */
export const takenOver = ({ conflicts, taken }: Comparison, choices: Choices): readonly Difference[] => [
  ...taken,
  ...conflicts.filter(({ name }) => choices[name] === 'theirs'),
];

/** The version to send again; null while a choice is open. */
export function mergedVersion(yours: Version, comparison: Comparison, choices: Choices): Version | null {
  if (openConflicts(comparison, choices).length > 0) return null;
  const theirs = takenOver(comparison, choices).map((one) => [one.name, one.theirs] as const);
  return { ...yours, ...Object.fromEntries(theirs) };
}

/** What a notice says that leads to the comparison of both versions. */
export const bothKeptText = ({ conflicts }: Comparison): string =>
  conflicts.length > 0
    ? 'Both versions are kept. Yours is saved when you have chosen.'
    : 'No field was changed on both sides. Both versions are saved together once you have seen theirs.';
