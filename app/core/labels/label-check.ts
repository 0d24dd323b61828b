import type { TaskComment, TaskCommentInput } from '#contracts/generated/wire.ts';

interface LabelledSlides {
  /** What stands on the glass, where the facility has told it. */
  readonly facilityId: string | null;
  readonly displayId: string | null;
  readonly slideCount: number;
}

/** The text of each label to be printed, one a slide: as the facility writes it, else accession and slide. */
export function labelTexts(
  { facilityId, displayId, slideCount }: LabelledSlides,
  accession: string,
): string[] {
  const text = facilityId ?? [accession, displayId ?? ''].filter(Boolean).join(' ');
  if (slideCount <= 1) return [text];
  return Array.from({ length: slideCount }, (_, index) => `${text} ${index + 1}/${slideCount}`);
}

/** What came of scanning the labels back. */
export interface LabelCheck {
  readonly found: readonly string[];
  /** Printed and not scanned. */
  readonly missing: readonly string[];
  /** Scanned and none of the printed ones: a slide of another order or patient. */
  readonly strange: readonly string[];
  readonly twice: readonly string[];
  readonly isWhole: boolean;
}

// Hyphens and numbers stay as they are: 'A1 11' and 'A11 1' are two slides.
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Compares the labels that were printed with the lines that a scanner typed, one a label. */
export function checkLabels(printed: readonly string[], scanned: string): LabelCheck {
  const lines = scanned
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = new Set(lines.map(plain));
  const known = new Set(printed.map(plain));
  const seen = new Set<string>();
  const twice = lines.filter((line) => {
    const isAgain = seen.has(plain(line));
    seen.add(plain(line));
    return isAgain;
  });
  const missing = printed.filter((text) => !read.has(plain(text)));
  const strange = [...new Set(lines.filter((line) => !known.has(plain(line))))];
  return {
    found: printed.filter((text) => read.has(plain(text))),
    missing,
    strange,
    twice: [...new Set(twice)],
    isWhole: printed.length > 0 && missing.length === 0 && strange.length === 0,
  };
}

/** The outcome in sentences, every label that is not in order by its text. */
export function labelCheckText(printed: readonly string[], check: LabelCheck): string {
  const { found, missing, strange, twice } = check;
  const count = printed.length === 1 ? '1 label' : `${printed.length} labels`;
  return [
    `${found.length} of ${count} scanned back.`,
    missing.length > 0 && `Missing: ${missing.join(', ')}.`,
    strange.length > 0 && `Not of this order: ${strange.join(', ')}.`,
    twice.length > 0 && `Scanned twice: ${twice.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const COMMENT_AT_MOST = 2000;

/** The comment of a task that keeps the outcome. */
export function labelCheckComment(printed: readonly string[], scanned: string): TaskCommentInput {
  const check = checkLabels(printed, scanned);
  return {
    text: labelCheckText(printed, check).slice(0, COMMENT_AT_MOST),
    labelCheck: check.isWhole ? 'in_order' : 'not_in_order',
  };
}

/** The line of a task that records its last check of the labels; null where none was made. */
export const lastLabelCheck = <C extends Pick<TaskComment, 'labelCheck'>>(comments: readonly C[]): C | null =>
  comments.findLast(({ labelCheck }) => labelCheck !== null) ?? null;

/** What the last check of a task found amiss, as its comments keep it; null where all was in order or none was made. */
export function amissAtLastCheck(
  comments: readonly Pick<TaskComment, 'text' | 'labelCheck'>[],
): string | null {
  const last = lastLabelCheck(comments);
  return last?.labelCheck === 'not_in_order' ? last.text : null;
}
