import { keysOf } from '#app/core/objects.ts';
import { answerFacts } from '#contracts/generated/answer-facts.ts';
import { errorCodes } from '#contracts/generated/error-codes.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import { type Outgoing, refuseCall } from '../http/implement.ts';
import { failureBody, refuse } from '../http/refusal.ts';
import type { FaultOf } from './fault-kinds.ts';
import type { Strike } from './faults.ts';

/** Thrown out of `fetch` for a connection that is cut; the node adapter destroys the socket then. */
export class ConnectionCut extends Error {}

interface StruckCall {
  /** Null outside the contract. */
  readonly operationId: string | null;
  /** The caller gives up, or the server closes. */
  readonly signal: AbortSignal;
}

/** Brings down on a call, in their order, the faults that come before its work. An answer means that it goes no further. */
export async function suffer(strikes: readonly Strike[], call: StruckCall): Promise<Outgoing | null> {
  for (const { fault, chance, over } of strikes) {
    const waiting = { signal: call.signal, over };
    switch (fault.kind) {
      case 'delay':
        await pause(fault.delayMs + Math.round(chance * fault.spreadMs), waiting);
        break;
      case 'columnDelayed':
        await pause(fault.delayMs, waiting);
        break;
      case 'hang':
        await pause(null, waiting);
        break;
      case 'reset':
        throw new ConnectionCut('the connection was reset by a fault');
      case 'status':
        return refusalOf(fault, call.operationId);
      case 'rateLimit': {
        const headers = { 'Retry-After': String(fault.retryAfterSeconds) };
        return refuseCall(refuse('TOO_MANY_REQUESTS', { headers }));
      }
      case 'levelMissing':
        return refuseCall(refuse('NOT_FOUND'));
      case 'linkExpired':
        return refuseCall(refuse('LINK_EXPIRED'));
      case 'isSuccessFalse200':
        return {
          status: 200,
          headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
          body: JSON.stringify(failureBody(refuse('INTERNAL'))),
        };
      default:
        // The rest change the answer.
        break;
    }
  }
  return null;
}

/**
 * Waits so long, or for ever, but no longer than the fault stands; ends with ConnectionCut when the caller gives up or
 * the server closes.
 */
function pause(
  ms: number | null,
  { signal, over }: Pick<StruckCall, 'signal'> & Pick<Strike, 'over'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => (): void => {
      ended.abort();
      settle();
    };
    const cut = end(() => reject(new ConnectionCut('the caller went away')));
    const goOn = end(resolve);
    if (signal.aborted) {
      cut();
      return;
    }
    // The fault was switched off while another one still held the call.
    if (over.aborted) {
      goOn();
      return;
    }
    if (ms !== null) {
      const timer = setTimeout(goOn, ms);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
    }
    signal.addEventListener('abort', cut, { signal: ended.signal });
    over.addEventListener('abort', goOn, { signal: ended.signal });
  });
}

function refusalOf({ status, code, body }: FaultOf<'status'>, operationId: string | null): Outgoing {
  if (body === 'html') {
    const page = `<!doctype html><title>${status}</title><h1>${status}</h1>`;
    return { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }, body: page };
  }
  const headers: Record<string, string> = status === 429 ? { 'Retry-After': '1' } : {};
  return refuseCall(refuse(code ?? likelyCode(operationId, status), { status, headers }));
}

/** A code that the operation may give with the status; else any that travels so. */
function likelyCode(operationId: string | null, status: number): ErrorCode {
  const declared = (operationId === null ? undefined : answerFacts[operationId]?.[status]?.codes) ?? [];
  const fitting = keysOf(errorCodes).filter((name) => errorCodes[name].status.includes(status));
  return fitting.find((name) => declared.includes(name)) ?? fitting[0] ?? 'INTERNAL';
}
