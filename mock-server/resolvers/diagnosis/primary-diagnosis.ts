import { withReplaced } from '#app/core/diagnosis/earlier-texts.ts';
import type { PrimaryDiagnosisInputZodType } from '#contracts/generated/schemas/primary-diagnosis-input.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { type DraftText, hashOfText, NO_TEXT, namedTexts } from '../../rules/cases/draft-text.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { isOriginalClosedTo } from '../../rules/tasks/qa-state.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import { canonical } from '../../store/hashes.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { DiagnosisRecord } from '../../store/records/reports.ts';
import { requireDiagnosisSight } from './case-sight.ts';
import { diagnosisForm, isDiagnosisOpen } from './diagnosis-form.ts';
import { requireDiagnosisFields, requireNoGaps } from './diagnosis-rules.ts';
import { lineOf, moveAsked, type SaveMove, tellOfPreliminary } from './preliminary-result.ts';

type Saving = Call<'savePrimaryDiagnosis'>;

function requireSeenCase(call: Call<'getPrimaryDiagnosis'> | Saving): CaseRecord {
  const { world, caller } = call;
  const aCase = caseOf(call);
  // A second reader who reads blinded writes first (domain 2.8).
  if (isOriginalClosedTo(world, aCase.id, caller.user.id)) throw refuse('NOT_FOUND');
  requireDiagnosisSight(call.world, call.caller, aCase, call.now);
  return aCase;
}

const answerOf = (call: Call<'getPrimaryDiagnosis'> | Saving, aCase: CaseRecord) => {
  const data = diagnosisForm(call, aCase);
  return { data, etag: data.etag };
};

export const getPrimaryDiagnosis: Resolver<'getPrimaryDiagnosis'> = {
  see: (call) => void requireSeenCase(call),
  resolve: (call) => answerOf(call, requireSeenCase(call)),
};

export const savePrimaryDiagnosis: Resolver<'savePrimaryDiagnosis'> = {
  see: (call) => void requireSeenCase(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, () => {
      const { world, caller, input } = call;
      const aCase = requireSeenCase(call);
      const asked = moveAsked(input.body);
      const names = namesOf(caller, aCase);
      const { to } = requireMove(
        'ReportState',
        'savePrimaryDiagnosis',
        aCase.reportState,
        names,
        ({ name }) => (asked === null ? name === 'save' || name === 'saveShared' : name === asked),
      );
      const saved = world.diagnoses.find(aCase.id);
      if (!isDiagnosisOpen(world, aCase) && !leavesText(call, aCase, saved, asked))
        throw refuse('CASE_STATE');
      requireVersion(input.headers['If-Match'], { version: saved?.version ?? 0 });
      requireDiagnosisFields(input.body, aCase);
      if (asked === 'sharePreliminary') requireNoGaps(input.body, aCase);
      const before = saved?.shared ?? null;
      const after = store(call, aCase, saved, asked);
      const moved = move(call, aCase, to, asked);
      if (asked !== null) tellOfPreliminary(call, moved, before, after);
      return answerOf(call, moved);
    }),
};

/**
 * In review the text is locked, but how urgent it is may be said until it is signed, and what was shown too early may be
 * withdrawn: neither is a word of the text.
 */
function leavesText(
  { input }: Saving,
  aCase: CaseRecord,
  saved: DiagnosisRecord | null,
  asked: SaveMove,
): boolean {
  if (aCase.status !== 'QAReview' || saved === null || asked === 'sharePreliminary') return false;
  const text = textOf(input.body);
  const isUrgencyAnswered = canonical(text.urgentResult) !== canonical(saved.urgentResult);
  return hashOfText(text) === hashOfText(saved) && (isUrgencyAnswered || asked === 'withdrawPreliminary');
}

/** A save every five seconds is no new version of the case, or the signer's own typing would make it stale. */
function move(
  call: Saving,
  aCase: CaseRecord,
  reportState: CaseRecord['reportState'],
  asked: SaveMove,
): CaseRecord {
  const line = { kind: lineOf(asked) };
  if (reportState !== aCase.reportState) return changeCase(call, aCase.id, () => ({ reportState }), line);
  recordEvent(call, aCase, line);
  return aCase;
}

/** Keeps the text, and gives what the facility reads of it from now on. */
function store(
  call: Saving,
  aCase: CaseRecord,
  saved: DiagnosisRecord | null,
  asked: SaveMove,
): DiagnosisRecord['shared'] {
  const { world, now, caller, input } = call;
  const savedAt = new Date(now).toISOString();
  const text = textOf(input.body);
  const shared = {
    kept: saved?.shared ?? null,
    sharePreliminary: { ...text, sharedAt: savedAt },
    withdrawPreliminary: null,
  }[asked ?? 'kept'];
  const next: DiagnosisRecord = {
    ...text,
    id: aCase.id,
    version: (saved?.version ?? 0) + 1,
    savedAt,
    savedBy: personRef(caller.user),
    earlier: [...withReplaced(saved?.earlier ?? [], namedTexts(saved ?? NO_TEXT), namedTexts(text), savedAt)],
    shared,
  };
  if (saved === null) world.diagnoses.insert(next);
  else world.diagnoses.change(aCase.id, () => next);
  return shared;
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** What is left out is emptied. */
const textOf = (body: PrimaryDiagnosisInputZodType): DraftText => ({
  texts: body.diagnoses.map(({ specimenID, text, siteConfirmedReason = null }) => ({
    specimenID,
    text,
    siteConfirmedReason,
  })),
  comment: orNull(body.comment),
  colleagues: body.colleagues ?? [],
  synoptic: body.synoptic ?? [],
  ancillary: body.ancillary ?? [],
  intraoperative: body.intraoperative ?? null,
  microscopic: orNull(body.microscopic),
  seeDiagnosis: body.seeDiagnosis ?? false,
  findings: body.findings ?? [],
  urgentResult: body.urgentResult ?? { isUrgent: null, communication: null },
  keyImages: body.keyImages ?? [],
  citedMarks: body.citedMarks ?? [],
  fullRecordsReviewed: body.fullRecordsReviewed ?? false,
});
