import { reportDifferences } from '#app/core/reports/differences.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { isAnswerable } from '../../rules/cases/signers.ts';
import { visibleVersions } from '../diagnosis/case-sight.ts';
import { noteReading } from './report-reads.ts';

/** The two versions that are asked for, as far as the caller may read them. Throws NOT_FOUND. */
function findComparedVersions(call: Call<'getReportDifferences'>) {
  const { world, caller, input, now } = call;
  const aCase = caseOf(call);
  const isReader = caller.viewer.role !== 'Provider' || isAnswerable(world, caller.user.id, aCase, now);
  const versions = isReader ? visibleVersions(world, caller, aCase.id, now) : [];
  const findNumbered = (version: number) => versions.find(({ content }) => content.version === version);
  const after = input.query.to === undefined ? versions.at(-1) : findNumbered(input.query.to);
  const before = after && findNumbered(input.query.from ?? after.content.version - 1);
  if (before === undefined || after === undefined || before.content.version >= after.content.version)
    throw refuse('NOT_FOUND');
  return { aCase, before, after };
}

export const getReportDifferences: Resolver<'getReportDifferences'> = {
  see: (call) => void findComparedVersions(call),
  resolve: (call) => {
    const { aCase, before, after } = findComparedVersions(call);
    noteReading(call, aCase, after, 'report_read');
    const [from, to] = [before.content.version, after.content.version];
    return {
      data: {
        reportId: after.content.reportId,
        caseId: aCase.id,
        from,
        to,
        differences: reportDifferences(before.content, after.content, after.signature.timeZone),
        addenda: after.content.addenda.filter(({ version }) => version > from),
      },
    };
  },
};
