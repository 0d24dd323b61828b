import { type Change, type Kind, kinds } from './change.ts';

const titles: Readonly<Record<Kind, string>> = {
  breaking: 'Breaking',
  additive: 'Additive',
  editorial: 'Editorial',
};

/** One line a change, grouped by kind. */
export function textReport(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No changes.';
  const groups = kinds.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [[`${titles[kind]} (${own.length})`, ...own.map(lineOf)].join('\n')];
  });
  return groups.join('\n\n');
}

export function lineOf({ subject, place, text, operations, isWarning }: Change): string {
  const what = subject ?? nameOf(operations);
  const where = place === '' ? what : `${what}, ${place}`;
  const reach = subject === null || operations.length === 0 ? '' : ` (${nameOf(operations)})`;
  return `  ${isWarning ? 'warning: ' : ''}${where}: ${text}${reach}`;
}

function nameOf(operations: readonly string[]): string {
  const shown = operations.slice(0, 3);
  const more = operations.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

export interface JsonReport extends Readonly<Record<Kind, number>> {
  readonly changes: readonly Change[];
  /** What is wrong with CHANGELOG.md or the version; absent when that was not asked. */
  readonly problems?: readonly string[];
}

export function jsonReport(changes: readonly Change[], problems: readonly string[] | null): JsonReport {
  const count = (kind: Kind) => changes.filter((change) => change.kind === kind).length;
  return {
    breaking: count('breaking'),
    additive: count('additive'),
    editorial: count('editorial'),
    changes,
    ...(problems !== null && { problems }),
  };
}
