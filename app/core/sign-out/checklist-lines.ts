import type { SignOutCheck } from '#contracts/generated/wire.ts';

/** One sentence of what is missing; with specimens where the same is missing of each of them. */
export interface MissingLine {
  /** Before the letters of the specimens; the whole sentence where there are none. */
  readonly before: string;
  readonly specimens: readonly string[];
  readonly after: string;
}

interface ChecklistLine {
  readonly rule: SignOutCheck['rule'];
  /** Empty where the rule is kept. */
  readonly missing: readonly MissingLine[];
}

/** One line for each rule, and one sentence for all specimens of which the same is missing. */
export function checklistLines(checks: readonly SignOutCheck[]): readonly ChecklistLine[] {
  const byRule = new Map<SignOutCheck['rule'], SignOutCheck[]>();
  for (const check of checks) byRule.set(check.rule, [...(byRule.get(check.rule) ?? []), check]);
  return [...byRule].map(([rule, ofRule]) => ({ rule, missing: missingIn(ofRule) }));
}

function missingIn(checks: readonly SignOutCheck[]): readonly MissingLine[] {
  const lines = new Map<string, MissingLine>();
  for (const { passed, specimenID, text } of checks) {
    if (passed) continue;
    const sentence = text ?? '';
    const [before, after] = partsAround(sentence, specimenID);
    const key = specimenID === null ? sentence : `${before}…${after}`;
    const known = lines.get(key);
    const specimens = specimenID === null ? [] : [...(known?.specimens ?? []), specimenID];
    lines.set(key, { before, specimens, after });
  }
  return [...lines.values()].map(inPlural);
}

/** What stands before and after the specimen's letter in the sentence; a sentence that names none ends before it. */
function partsAround(sentence: string, specimenID: string | null): readonly [string, string] {
  const name = `pecimen ${specimenID}`;
  const at = specimenID === null ? -1 : sentence.indexOf(name);
  if (at < 0) return [sentence, ''];
  return [sentence.slice(0, at + 'pecimen '.length), sentence.slice(at + name.length)];
}

function inPlural(line: MissingLine): MissingLine {
  if (line.specimens.length < 2) return line;
  return {
    ...line,
    before: line.before.replace(/pecimen $/, 'pecimens '),
    after: line.after.replace(/^ waits /, ' wait '),
  };
}
