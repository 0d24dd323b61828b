import { keysOf } from '#app/core/objects.ts';
import { errorCodes } from '#contracts/generated/error-codes.ts';
import { type Outgoing, refuseCall } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import type { FaultRecord } from './faults.ts';

/** Thrown out of `fetch` for a connection that is cut; the node adapter destroys the socket then. */
export class ConnectionCut extends Error {}

interface CallSignals {
  /** The caller gives up, or the server closes. */
  readonly signal: AbortSignal;
  /** The faults were switched off. */
  readonly cleared: AbortSignal;
}

/** Brings the faults down on a call in their order. An answer means that the call goes no further. */
export async function suffer(
  faults: readonly FaultRecord[],
  { signal, cleared }: CallSignals,
): Promise<Outgoing | null> {
  for (const fault of faults) {
    switch (fault.kind) {
      case 'delay':
        await pause(fault.delayMs, { signal, cleared });
        break;
      case 'hang':
        await pause(null, { signal, cleared });
        break;
      case 'reset':
        throw new ConnectionCut('the connection was reset by a fault');
      case 'status':
        return answerOf(fault);
    }
  }
  return null;
}

/**
 * Waits so long, or for ever, but no longer than the fault stands; ends with ConnectionCut when the caller gives up or
 * the server closes.
 */
function pause(ms: number | null, { signal, cleared }: CallSignals): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => (): void => {
      over.abort();
      settle();
    };
    const cut = end(() => reject(new ConnectionCut('the caller went away')));
    const goOn = end(resolve);
    if (signal.aborted) {
      cut();
      return;
    }
    if (ms !== null) {
      const timer = setTimeout(goOn, ms);
      over.signal.addEventListener('abort', () => clearTimeout(timer));
    }
    signal.addEventListener('abort', cut, { signal: over.signal });
    cleared.addEventListener('abort', goOn, { signal: over.signal });
  });
}

function answerOf({ status, body }: Extract<FaultRecord, { kind: 'status' }>): Outgoing {
  if (body === 'html') {
    const page = `<!doctype html><title>${status}</title><h1>${status}</h1>`;
    return { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }, body: page };
  }
  const code = keysOf(errorCodes).find((name) => errorCodes[name].status.includes(status)) ?? 'INTERNAL';
  return refuseCall(refuse(code, { status, headers: status === 429 ? { 'Retry-After': '1' } : {} }));
}
