import type { Answer, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { mayAmend } from '../../rules/cases/signers.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { requireLatestVersion } from '../reports/report-versions.ts';

/** What is begun and not signed is dropped; the signed report never was another one. */
export const withdrawAmendment: Resolver<'withdrawAmendment'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'withdrawAmendment'> => {
      const { world, caller, input, now } = call;
      const aCase = caseOf(call);
      if (aCase.signerId !== null && !mayAmend(world, caller.user, aCase, now)) throw refuse('SIGNER_ONLY');
      if (aCase.status !== 'SignOutCompleted') throw refuse('CASE_STATE');
      const names = namesOf(caller, aCase);
      const move = requireMove('PostSignOutState', 'withdrawAmendment', aCase.postSignOut, names);
      requireVersion(input.headers['If-Match'], aCase);
      world.openAmendments.remove(aCase.id);
      const { content } = requireLatestVersion(world, aCase.id);
      const changed = changeCase(call, aCase.id, () => ({ postSignOut: move.to }), {
        kind: 'case_changed',
        subject: content.reportId,
      });
      return {
        etag: etagOf(changed),
        data: {
          id: changed.id,
          caseID: caseNumberOf(changed),
          version: changed.version,
          etag: etagOf(changed),
          kind: move.name === 'withdrawAddendum' ? 'Addendum' : 'Amendment',
          signedAt: null,
          status: changed.status,
          postSignOut: changed.postSignOut,
          reportState: changed.reportState,
          reportId: content.reportId,
          reportVersion: content.version,
        },
      };
    }),
};
