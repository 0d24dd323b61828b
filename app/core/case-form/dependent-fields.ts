import type { CaseFields } from './fields.ts';

const SITE = /^(specimens\.[^.]+)\.bodysite$/;

/** Subsite and side belong to their site: under another one they would say something that nobody has chosen. */
export function withoutStrayParts(before: CaseFields, now: CaseFields): CaseFields {
  const moved = Object.keys(now).flatMap((name) => {
    const specimen = SITE.exec(name)?.[1];
    const isMoved = specimen !== undefined && (before[name] ?? '') !== '' && before[name] !== now[name];
    return isMoved ? [`${specimen}.subsite`, `${specimen}.laterality`] : [];
  });
  // What came with the new site, in one post of a page without script, was chosen for it.
  const stray = moved.filter((name) => (now[name] ?? '') !== '' && now[name] === before[name]);
  return stray.length === 0 ? now : { ...now, ...Object.fromEntries(stray.map((name) => [name, ''])) };
}
