import type { Answer, Resolver } from '../../http/call.ts';
import { requireReason } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { signatureGone } from '../../rules/tasks/qa-state.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { moveCase } from '../case-moves/moved.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { tellReviewers } from '../qa/reviewers-told.ts';
import { withdrawVersion } from '../reports/report-versions.ts';
import { tellOfUrgency } from './urgent-notices.ts';

export const recallReport: Resolver<'recallReport'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, async (): Promise<Answer<'recallReport'>> => {
      const { world, caller, input, now } = call;
      const aCase = caseOf(call);
      const names = namesOf(caller, aCase);
      const { to: status } = requireMove('CaseStatus', 'recallReport', aCase.status, names);
      const waiting = world.unreleased.find(aCase.id);
      if (waiting === null || Date.parse(waiting.at) <= now) throw refuse('RELEASE_WINDOW_OVER');
      if (aCase.postSignOut !== 'None') throw refuse('AMENDMENT_OPEN', { text: textOf(aCase) });
      const text = world.diagnoses.find(aCase.id);
      const isShared = (text?.shared ?? null) !== null;
      const { to: reportState } = requireMove(
        'ReportState',
        'recallReport',
        aCase.reportState,
        names,
        ({ name }) => (name === 'recallToShared') === isShared,
      );
      requireVersion(input.headers['If-Match'], aCase);
      const reason = requireReason(input.body.reason);
      const at = new Date(now).toISOString();
      await withdrawVersion(world, aCase.id, { recalledAt: at, recalledBy: personRef(caller.user), reason });
      tellReviewers(call, aCase, 'its report was recalled');
      signatureGone(call, aCase.id);
      const next = { status, reportState, signerId: null, signedAt: null, qaProviderId: null };
      const recalled = changeCase(call, aCase.id, () => next);
      recordEvent(call, recalled, { kind: 'report_recalled' });
      if (text?.urgentResult.isUrgent === true) tellOfUrgency(call, recalled, 'recalled');
      const { etag, data } = moveCase(call, recalled);
      return { etag, data: { ...data, caseID: caseNumberOf(recalled) } };
    }),
};

const textOf = ({ postSignOut }: CaseRecord): string =>
  `Sign the ${postSignOut === 'AddendumInProgress' ? 'addendum' : 'amendment'} in progress first.`;
