import type { World } from '../world.ts';
import { type BrokenAnswer, type Outgoing, refuseCall } from './implement.ts';

/** A reader whose world was taken back while it read looks again so often; then the disk is full for it too. */
const READS_AT_MOST = 4;

interface KeptCall {
  readonly world: World;
  readonly operationId: string;
  readonly method: string;
  readonly report: (line: BrokenAnswer) => void;
}

/** Only a refusal carries this header, whatever its status. */
const isRefused = ({ headers }: Outgoing): boolean => headers['X-Error-Code'] !== undefined;

/**
 * The answer of a call, once everything that the call wrote, or may have read, is safe. A refused call leaves nothing
 * behind; where the changes cannot be stored they are taken back and the answer is 503.
 */
export async function answerKept(call: KeptCall, work: () => Promise<Outgoing>): Promise<Outgoing> {
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  for (let reads = 1; ; reads += 1) {
    const { answer, failure, tookBack } = await call.world.ledger.call(work, isRefused);
    if (tookBack)
      call.report({
        kind: 'exception',
        operationId: call.operationId,
        error: new Error(
          'The call changed something and was refused. What must stand goes through ledger.apart.',
        ),
      });
    if (failure === null) return answer;
    if (!isRead || reads === READS_AT_MOST) return refuseCall(failure);
  }
}
