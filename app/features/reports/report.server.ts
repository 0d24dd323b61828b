import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import {
  diagnosisPathOf,
  hasReport,
  reportPathOf,
  reportStepPathOf,
  takenBackPathOf,
} from '#app/core/cases/case-links.ts';
import { isWithReader } from '#app/core/cases/status.ts';
import { signedNameOf } from '#app/core/people/signed-name.ts';
import { reportComesAt } from '#app/core/reports/recall-window.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi, nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { readEmergencies } from '#app/server/emergencies.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { usualSite } from '#app/server/reading-site.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type {
  Case,
  CaseAction,
  EmergencyAccess,
  FinalReport,
  PrimaryDiagnosis,
} from '#contracts/generated/wire.ts';
import { keepAmendment, readSiteFaults, signAmendment } from './amending.server.ts';
import { RecallForm, WithdrawalForm } from './report-forms.ts';
import type { ReportToComeFacts } from './report-to-come.tsx';

/** A version that the address asks for; without one, or with one that is none, the latest. */
function versionIn(request: Request): { readonly version?: number } {
  const version = Number(new URL(request.url).searchParams.get('version'));
  return Number.isInteger(version) && version >= 1 && version <= 1000 ? { version } : {};
}

/** The billing copy carries the codes; a provider gets none. */
function copyIn(request: Request, role: Role): { readonly copy?: 'billing' } {
  const isBilling = new URL(request.url).searchParams.get('copy') === 'billing';
  return isBilling && role !== 'Provider' ? { copy: 'billing' } : {};
}

const nothing: readonly EmergencyAccess[] = [];

/** One version of the report of a case, what it changed, and what its reader may do with it. */
export async function loadReport({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.finalReport);
  const api = apiFor(session, request);
  const ids = { caseId: requireId(params['caseId'], zCaseId) };
  // The case comes first: with what changes while the rest of the page is read, its version is stale.
  const item = await api.getCase({ params: ids });
  const found = await api.getFinalReport({
    params: ids,
    query: { ...versionIn(request), ...copyIn(request, session.role) },
  });
  if (!found.ok && item.ok) tellOfNone(session.userId, item.value.data);
  const report = await valueOrThrow(found, session, request);
  // The report may be read by some who may not open the case: they have no action then.
  const actions: readonly CaseAction[] = item.ok ? item.value.data.allowedActions : [];
  const [amendments, amending, emergencies] = await Promise.all([
    readAmendments(api, ids, report),
    item.ok && actions.includes('amend')
      ? readAmending(request, api, ids, item.value.data.provider?.userId === session.userId)
      : null,
    item.ok ? readEmergencies(api, ids.caseId, session) : nothing,
  ]);
  const step = stepFor(request, report, amending);
  return {
    report,
    role: session.role,
    readerId: session.userId,
    etag: item.ok ? item.value.data.etag : null,
    hasSlides: item.ok && (session.role === 'Provider' || session.role === 'Admin'),
    mayBill: session.role !== 'Provider',
    mayRecall: actions.includes('recallReport'),
    amending,
    emergencies,
    step,
    siteFaults: step.kind === 'sign' ? await readSiteFaults(api, report, step.open) : [],
    amendments,
    idempotencyKey: newIdempotencyKey(),
    loadedAt: instantAtApi(),
    toldAt: latestToldAt(),
    isRefused: isFormRefused(context),
  };
}

/**
 * Where there is no report of a case, leads whoever has it to write to its text, and tells others when the report comes, or
 * that there is none: one that was taken back may have been announced to them.
 */
function tellOfNone(userId: string, item: Case): void {
  const { id: caseId, status, provider } = item;
  // Whoever took it back goes on writing, though no answer may have come to the press of it.
  if (isWithReader(status) && provider?.userId === userId && !hasReport(item))
    throw redirect(diagnosisPathOf(caseId));
  const comesAt = reportComesAt(item);
  if (comesAt !== null || !hasReport(item))
    throw json<ReportToComeFacts>(
      { caseId, comesAt },
      { status: 404, headers: { 'Cache-Control': 'no-store' } },
    );
}

/**
 * What each amendment changed of the version before it, the newest first: whoever opens the report only after a later
 * addition is told of it too. A difference that cannot be told is said, never shown as none.
 */
const readAmendments = (
  api: Api,
  params: { readonly caseId: string },
  { addenda, version: shown }: FinalReport,
) =>
  Promise.all(
    addenda
      .filter(({ kind }) => kind === 'Amendment')
      .map(async ({ version, signedAt, changes }, at) => {
        // Nothing after the last amendment changes a word, and what is read counts as the version that was opened.
        const to = at === 0 ? shown : version;
        const changed = await api.getReportDifferences({ params, query: { from: version - 1, to } });
        return {
          version,
          signedAt,
          changes,
          differences: changed.ok ? changed.value.data.differences : null,
        };
      }),
  );

/** By the clock that is behind, this server's or the API's: either refuses what lies ahead of it as a time to come. */
const latestToldAt = (): string => new Date(Math.min(nowAtApi(), Date.now())).toISOString();

/** What the signer needs to add to the report; null where it could not be had. */
async function readAmending(
  request: Request,
  api: Api,
  params: { readonly caseId: string },
  hasCase: boolean,
) {
  const [text, profile] = await Promise.all([api.getPrimaryDiagnosis({ params }), api.getMyProfile({})]);
  if (!text.ok || !profile.ok) return null;
  const { provider, displayName } = profile.value.data;
  const sites = provider?.signingSites ?? [];
  return {
    open: text.value.data.openAmendment,
    findings: text.value.data.findings,
    // The checklist is about whoever has the case.
    licenceFault: hasCase ? licenceFaultIn(text.value.data) : null,
    sites,
    usualSite: await usualSite(request, sites),
    signerName: provider === null ? displayName : signedNameOf(provider),
  };
}

const licenceFaultIn = ({ checklist }: PrimaryDiagnosis): string | null =>
  checklist.find(({ rule, passed }) => rule === 'licence' && !passed)?.text ?? null;

type Amending = Awaited<ReturnType<typeof readAmending>>;

/**
 * What the page is for: reading, writing an addendum or an amendment, or signing it. Only the valid version is added to.
 * Where another addition was begun meanwhile the page stays, with what was typed on it, and says so.
 */
function stepFor(request: Request, { caseId, superseded }: FinalReport, amending: Amending) {
  const asked = new URL(request.url).searchParams.get('step');
  if (asked === null) return { kind: 'read' as const };
  const toReport = redirect(reportPathOf(caseId));
  if (amending === null || superseded) throw toReport;
  const { open } = amending;
  if (asked === 'sign' && open !== null) return { kind: 'sign' as const, open };
  if (asked === 'addendum') return { kind: 'write' as const, what: 'Addendum' as const, open };
  if (asked === 'amendment') return { kind: 'write' as const, what: 'Amendment' as const, open };
  throw toReport;
}

export async function actOnReport(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.finalReport);
  const api = apiFor(session, args.request);
  const params = { caseId: requireId(args.params['caseId'], zCaseId) };
  const posted = await postedForm(args.request.clone());
  const answer = await answerIntent(args, {
    recall: () =>
      submitForm(args, RecallForm, ({ reason, ...typed }) =>
        api.recallReport({ params, headers: versionHeaders(typed), body: { reason } }),
      ),
    withdraw: () =>
      submitForm(args, WithdrawalForm, (typed) =>
        api.withdrawAmendment({ params, headers: versionHeaders(typed) }),
      ),
    keep: () => keepAmendment(args, api, params),
    sign: () => signAmendment(args, api, params),
  });
  if (!answer.ok) return answer;
  throw redirect(pathAfter(posted, params.caseId), 303);
}

function pathAfter(posted: FormData, caseId: string): string {
  // A report that was taken back has no page to come back to.
  if (posted.get('intent') === 'recall') return takenBackPathOf(caseId);
  const goesOn = posted.get('intent') === 'keep' && posted.get('next') !== 'later';
  return goesOn ? reportStepPathOf(caseId, 'sign') : reportPathOf(caseId);
}

/** The signed PDF as the API made it; the browser never makes one. */
export async function loadReportPdf({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const query = { ...versionIn(request), ...copyIn(request, session.role) };
  const ids = { caseId: requireId(params['caseId'], zCaseId) };
  return fileAnswer(await apiFor(session, request).getFinalReportPdf({ params: ids, query }));
}
