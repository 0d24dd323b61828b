import type { CaseFields } from './fields.ts';

const SITE = /^(specimens\.[^.]+)\.bodysite$/;

/** A subsite belongs to its site: under another site it would say something that nobody has chosen. */
export function withoutStrayParts(before: CaseFields, now: CaseFields): CaseFields {
  const moved = Object.keys(now).flatMap((name) => {
    const specimen = SITE.exec(name)?.[1];
    const isMoved = specimen !== undefined && (before[name] ?? '') !== '' && before[name] !== now[name];
    return isMoved ? [`${specimen}.subsite`] : [];
  });
  return moved.length === 0 ? now : { ...now, ...Object.fromEntries(moved.map((name) => [name, ''])) };
}
