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
      const shares = input.body.sharePreliminary === true;
      const names = namesOf(caller, aCase);
      const { to } = requireMove(
        'ReportState',
        'savePrimaryDiagnosis',
        aCase.reportState,
        names,
        ({ name }) => (name === 'sharePreliminary') === shares,
      );
      const saved = world.diagnoses.find(aCase.id);
      if (!isDiagnosisOpen(world, aCase) && !answersUrgency(call, aCase, saved)) throw refuse('CASE_STATE');
      requireVersion(input.headers['If-Match'], { version: saved?.version ?? 0 });
      requireDiagnosisFields(input.body, aCase);
      if (shares) requireNoGaps(input.body, aCase);
      store(call, aCase, saved);
      return answerOf(call, move(call, aCase, to));
    }),
};

/** In review the text is locked, but how urgent it is may be said until it is signed: it is no word of the text. */
function answersUrgency({ input }: Saving, aCase: CaseRecord, saved: DiagnosisRecord | null): boolean {
  if (aCase.status !== 'QAReview' || saved === null || input.body.sharePreliminary === true) return false;
  const text = textOf(input.body);
  return (
    hashOfText(text) === hashOfText(saved) && canonical(text.urgentResult) !== canonical(saved.urgentResult)
  );
}

/** A save every five seconds is no new version of the case, or the signer's own typing would make it stale. */
function move(call: Saving, aCase: CaseRecord, reportState: CaseRecord['reportState']): CaseRecord {
  const line = { kind: 'diagnosis_saved' as const };
  if (reportState !== aCase.reportState) return changeCase(call, aCase.id, () => ({ reportState }), line);
  recordEvent(call, aCase, line);
  return aCase;
}

function store(call: Saving, aCase: CaseRecord, saved: DiagnosisRecord | null): void {
  const { world, now, caller, input } = call;
  const savedAt = new Date(now).toISOString();
  const text = textOf(input.body);
  const next: DiagnosisRecord = {
    ...text,
    id: aCase.id,
    version: (saved?.version ?? 0) + 1,
    savedAt,
    savedBy: personRef(caller.user),
    earlier: [...withReplaced(saved?.earlier ?? [], namedTexts(saved ?? NO_TEXT), namedTexts(text), savedAt)],
    shared: input.body.sharePreliminary === true ? { ...text, sharedAt: savedAt } : (saved?.shared ?? null),
  };
  if (saved === null) world.diagnoses.insert(next);
  else world.diagnoses.change(aCase.id, () => next);
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
