import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { completeForm, setting } from '#app/core/case-form/complete-form.test-support.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import type { CaseFormPageProps } from './case-form-page.tsx';
import { CaseFormScreen } from './case-form-screen.tsx';

export const formOf = (changes: Partial<CaseForm> = {}): CaseForm => ({
  ...completeForm(),
  id: 'cas_1',
  caseID: null,
  version: 1,
  etag: '"v1"',
  status: 'Draft',
  facilityId: 'fac_1',
  facilityName: 'Example Laboratory',
  createdAt: '2026-11-20T12:00:00Z',
  createdBy: { userId: 'usr_1', displayName: 'Demo' },
  savedAt: '2026-11-20T12:00:00Z',
  returnReasons: [],
  changeableSlides: [],
  removableImages: [],
  runningUploads: [],
  receipt: null,
  allowedActions: ['edit', 'sendOut', 'deleteDraft'],
  ...changes,
});

const row = (value: string) => ({ value, label: value });

export const LISTS: CaseFormPageProps['lists'] = {
  races: [row('Unknown')],
  payers: [row('Aetna')],
  specimenTypes: [row('Biopsy_Shave')],
  slideTypes: [row('HE'), row('IHC')],
  specialStains: [row('PAS')],
  ihcMarkers: [row('Ki-67')],
  icd10Codes: [{ value: 'D49.2', label: 'D49.2 Neoplasm of skin' }],
  states: [row('OH')],
  provinces: [row('ON')],
  providers: [],
  parents: [],
};

/** The form at one of its steps; what it posts and asks for is what the test answers, a refusal with its sentence. */
export function treeOf(
  step: string,
  form: CaseForm | null,
  {
    onPost,
    onLoad,
    isFromReview = false,
    ...changes
  }: Partial<CaseFormPageProps> & {
    readonly onPost?: (data: FormData) => unknown;
    readonly onLoad?: () => void;
    readonly isFromReview?: boolean;
    readonly whyBarred?: string | null;
  } = {},
) {
  const props = {
    userId: 'usr_1',
    loadedAt: '2026-11-23T15:00:00Z',
    isTried: false,
    isOperator: false,
    form,
    found: [],
    setting,
    timeZone: 'America/New_York',
    lists: LISTS,
    drafts: { items: [], total: 0 },
    idempotencyKey: '"key"',
    outcome: undefined,
    lookAt: () => Promise.resolve({ kind: 'unknown' } as const),
    showSlide: () => null,
    ...changes,
  };
  const routes = [
    {
      path: '/upload-project',
      action: async ({ request }: { readonly request: Request }) => {
        const refused = await onPost?.(await request.formData());
        return { refused: typeof refused === 'string' ? refused : null };
      },
      ...(onLoad === undefined ? {} : { loader: () => Promise.resolve(onLoad()).then(() => null) }),
      element: <CaseFormScreen {...props} />,
    },
    { path: '/review-project', element: <p>The review</p> },
  ];
  const from = isFromReview ? '&from=review' : '';
  const search = form === null ? `?step=${step}` : `?case=${form.id}&step=${step}${from}`;
  return (
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/upload-project${search}`] })} />
  );
}

/** What was asked of the server about drafts since `answerDrafts`, each with its address. */
export const sent: [address: string, body: unknown][] = [];

/** A server that keeps whatever it is sent of a draft, and is not reached by anything else. */
export function answerDrafts(): void {
  sent.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!address.includes('case-draft')) return Promise.reject(new TypeError('no network'));
    sent.push([address, JSON.parse(typeof init.body === 'string' ? init.body : '{}')]);
    const owner = { userId: 'usr_1', caseId: 'cas_1' };
    const answer = address.endsWith('new-case-draft')
      ? { kind: 'created', ...owner, etag: '"v1"', fields: {} }
      : { kind: 'saved', ...owner, etag: '"v2"', savedAt: '2026-11-23T15:01:00Z', found: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}
