import { useEffect } from 'react';
import { VISITOR_DRAFT } from '#app/core/access/kept-kinds.ts';
import { areFields, fieldsOf, parseJson, valueAt } from '#app/core/objects.ts';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';
import type { PlanStep, Question, Typed } from './plan.ts';
import { put } from './read-plan.ts';

/** What nobody may find in a browser. */
const SECRET = ['password', 'idempotencyKey'];

const nameOf = (draft: string): string => `${VISITOR_DRAFT}:${draft}`;

/** What a visitor had typed in this tab before a reload or a way back; null for nothing. It ends with the tab, or with a login there. */
export function useRestoredDraft(
  draft: string | null,
  steps: readonly PlanStep[],
  isFresh: boolean,
): Record<string, unknown> | null {
  return useReadInBrowser(() => {
    const kept = draft !== null && isFresh ? read(draft) : null;
    return kept === null
      ? null
      : answersIn(
          steps.flatMap(({ questions }) => questions),
          kept,
        );
  });
}

/**
 * Keeps what is typed with each change: a page may be left right after one, and a browser fills in many at once. An answer
 * that the page proposes is no beginning of a form.
 */
export function useKeptDraft(draft: string | null, typed: Typed, proposed: string): void {
  const answers = withoutSecrets(typed);
  const isBegun = Object.keys(answers).some((name) => name !== proposed);
  const text = JSON.stringify(isBegun ? answers : {});
  useEffect(() => {
    if (draft !== null && text !== '{}') write(draft, text);
  }, [draft, text]);
}

/** The registration has been sent: nothing of it stays here. */
export function forgetVisitorDraft(draft: string): void {
  try {
    window.sessionStorage.removeItem(nameOf(draft));
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}

function withoutSecrets(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.includes(name)));
}

function read(draft: string): Record<string, unknown> | null {
  try {
    const kept = parseJson(window.sessionStorage.getItem(nameOf(draft)) ?? '');
    if (areFields(kept)) return { ...kept };
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
  forgetVisitorDraft(draft);
  return null;
}

function write(draft: string, text: string): void {
  try {
    window.sessionStorage.setItem(nameOf(draft), text);
  } catch {
    // Full or forbidden: the form goes on without.
  }
}

/** What of a draft the form can hold: anything else in it was written by something else. */
function answersIn(questions: readonly Question[], kept: unknown): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const value = valueAt(kept, question.name);
    if (question.kind === 'rows')
      put(
        answers,
        question.name,
        listOf(value).map((row) => answersIn(question.questions, fieldsOf(row))),
      );
    else if (question.kind === 'several')
      put(answers, question.name, (typeof value === 'string' ? [value] : listOf(value)).filter(isText));
    else if (isText(value)) put(answers, question.name, value);
  }
  return answers;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
