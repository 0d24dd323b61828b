import type { Candidate } from '#contracts/generated/wire.ts';

/** 'Lee, Ann: 3 of 25 open, preferred'. */
export function candidateText({
  provider,
  openCases,
  openCaseLimit,
  isPreferred,
  mayTake,
}: Candidate): string {
  const load = `${openCases} of ${openCaseLimit} open`;
  const marks = [isPreferred ? 'asked for by the facility' : '', mayTake ? '' : 'beyond the limit'];
  return [`${provider.displayName}: ${load}`, ...marks.filter((mark) => mark !== '')].join(', ');
}
