import { z } from 'zod';
import type { Sandbox } from './sandbox.ts';
import type { Sandboxes } from './sandboxes.ts';

/** One call of the controls, as whatever answers it finds it. */
export interface ControlCall {
  /** The one that the call names by its session. */
  readonly sandbox: Sandbox;
  readonly sandboxes: Sandboxes;
  /** What stands in the gaps of the path, in their order. */
  readonly gaps: readonly string[];
  readonly search: URLSearchParams;
  /** Undefined where there is none. */
  readonly body: unknown;
}

/** A no of the controls, which are no part of the contract and so have no envelope. */
export class ControlRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What can be asked under /__mock, told by GET /__mock itself and described in docs/control-api.md. */
export interface Control {
  readonly call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly what: string;
  /** The status of success; 200 unless it is given. */
  readonly status?: 201;
  /** The queries that it takes. */
  readonly search?: readonly string[];
  /** The control reads a body; one for any other control is refused, since it would say what nobody hears. */
  readonly hasBody?: true;
  /** What it gives is answered as JSON. */
  readonly answer: (call: ControlCall) => unknown;
}

/** Reads what was given by its schema: a key that it does not know is refused, since a dropped one would change what is meant. */
export function readAs<T>(given: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ControlRefused(400, z.prettifyError(parsed.error));
}

export const readBody = <T>({ body }: ControlCall, schema: z.ZodType<T>): T => readAs(body, schema);

/** The thing of a name, or 404. */
export function requireFound<T>(found: T | null, what: string): T {
  if (found === null) throw new ControlRefused(404, `no ${what}`);
  return found;
}
