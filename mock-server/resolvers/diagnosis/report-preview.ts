import { withoutId } from '#app/core/objects.ts';
import { draftPdf } from '../../documents/report-pdf.ts';
import type { Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { NO_TEXT } from '../../rules/cases/draft-text.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { reportContent } from '../reports/report-content.ts';
import { clinicalTextOf } from './clinical-text.ts';
import { signerOf } from './signing.ts';

/** Who has signed nothing has nothing to print from, so it is made of the text as it was saved last. */
export const getReportPreview: Resolver<'getReportPreview'> = {
  resolve: (call) => {
    const { world, caller } = call;
    const aCase = caseOf(call);
    if (aCase.status === 'SignOutCompleted') throw refuse('CASE_STATE');
    const laboratory = world.laboratories.find(aCase.facilityId);
    const saved = world.diagnoses.find(aCase.id);
    const content = reportContent({
      aCase,
      facility: facilityOf(world, aCase),
      laboratory: laboratory === null ? null : withoutId(laboratory),
      clinical: clinicalTextOf(world, aCase.id),
      requisition: requisitionOf(world, aCase),
      text: saved ?? NO_TEXT,
      shown: saved?.shared ?? null,
      reportId: `rep_${aCase.id.replace(/^cas_/, '')}`,
      codes: [],
      signed: null,
    });
    const { timeZone } = signerOf(world, caller.user.id);
    const savedMs = saved === null ? 0 : Date.parse(saved.savedAt);
    return {
      status: 200,
      headers: { 'Content-Type': 'application/pdf' },
      body: draftPdf(content, { timeZone, savedMs }),
    };
  },
};
