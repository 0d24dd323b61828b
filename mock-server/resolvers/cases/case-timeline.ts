import type { Answer, Resolver } from '../../http/call.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { holdsOf } from '../../rules/cases/hold-rules.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { caseClocks, hoursOf } from './case-standing.ts';
import { waitsOf } from './case-waits.ts';

export const getCaseTimeline: Resolver<'getCaseTimeline'> = {
  resolve: (call): Answer<'getCaseTimeline'> => {
    const { world, now } = call;
    const aCase = caseOf(call);
    const waits = waitsOf(world, aCase, now);
    return {
      data: {
        caseId: aCase.id,
        asOf: instant(now),
        turnaround: caseClocks(world, aCase, now),
        waits: waits.map(({ fromMs, toMs, holderId, workingMs, reasons, ...wait }) => ({
          ...wait,
          from: instant(fromMs),
          to: toMs === null ? null : instant(toMs),
          person: wait.owner === 'pathologist' ? personById(world, holderId) : null,
          reasons: [...reasons],
          workingHours: hoursOf(workingMs),
        })),
        holds: holdsOf(call, aCase),
      },
    };
  },
};

const instant = (ms: number): string => new Date(ms).toISOString();
