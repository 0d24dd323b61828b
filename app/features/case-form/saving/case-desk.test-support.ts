import type { OtherText, ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import type { DraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { CaseDesk } from './case-desk.ts';
import type { DeskStart, DeskView } from './desk-view.ts';

export const BLANK = fieldsOfForm(blankForm());
export const FIELDS = { ...BLANK, 'patient.lastName': 'Example' };

interface PageSetting {
  readonly left?: string | null;
  readonly isFull?: boolean;
  readonly unreached?: number;
  readonly isRefused?: boolean;
  /** What somebody else has saved before the first save of this page arrives. */
  readonly stale?: OtherText | null;
}

/** A page at a draft, with the browser's storage and the server in the test's hands. */
export function pageOf(
  start: Partial<DeskStart> = {},
  { left = null, isFull = false, unreached = 0, isRefused = false, stale = null }: PageSetting = {},
) {
  let tries = 0;
  const kept: (readonly [string | null, string | null])[] = [];
  const saved: boolean[] = [];
  const dropped: (string | null)[] = [];
  const sent: (TextOwner & ServerText)[] = [];
  const views: DeskView[] = [];
  const created: string[] = [];
  let version = 1;
  const desk = new CaseDesk(
    {
      userId: 'usr_1',
      caseId: 'cas_1',
      form: blankForm(),
      server: { etag: '"v1"', fields: FIELDS, savedAt: null },
      found: [],
      ...start,
    },
    {
      send: (text): Promise<DraftAnswer> => {
        sent.push(text);
        version += 1;
        const owner = { userId: 'usr_1', caseId: 'cas_1' };
        if (stale !== null && sent.length === 1)
          return Promise.resolve({ kind: 'stale', ...owner, theirs: stale });
        if (isRefused) return Promise.resolve({ kind: 'refused', ...owner, message: 'Not now.' });
        const savedAt = '2026-11-23T19:05:00Z';
        return Promise.resolve({ kind: 'saved', ...owner, etag: `"v${version}"`, savedAt, found: [] });
      },
      create: () =>
        isRefused
          ? Promise.resolve({ kind: 'later', message: 'you are offline' })
          : Promise.resolve({
              kind: 'created',
              userId: 'usr_1',
              caseId: 'cas_1',
              etag: '"v1"',
              fields: { ...BLANK, 'billing.caseScope': 'all' },
            }),
      keptOf: (caseId) => ({
        keep: (line, isSaved = false) => {
          if (isFull) return Promise.reject(new Error('full'));
          kept.push([caseId, line]);
          saved.push(isSaved);
          return Promise.resolve();
        },
        takeOver: () => {
          tries += 1;
          return tries > unreached ? Promise.resolve(left) : Promise.reject(new Error('no key'));
        },
        takeRest: () => Promise.resolve(),
        dropTakenOver: () => {
          dropped.push(caseId);
          return Promise.resolve();
        },
        forget: () => {
          kept.push([caseId, null]);
          return Promise.resolve();
        },
        release: () => undefined,
      }),
      wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
      onCreated: (caseId) => void created.push(caseId),
      onChange: (view) => void views.push(view),
    },
  );
  const lastKept = () => JSON.parse(kept.at(-1)?.[1] ?? 'null') as { typed: Record<string, string> } | null;
  return { desk, kept, saved, dropped, sent, views, created, lastKept };
}

export const lineOf = (kept: object): string => JSON.stringify(kept);
