import type { ZodType } from 'zod';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `public` needs no token; for signed addresses the signature stands in for it. */
export type OperationRole = 'Provider' | 'MedicalFacility' | 'Facility_NP' | 'Admin' | 'public';

/** What a status carries: a JSON envelope (its validator), bytes, plain text, or nothing. */
export type AnswerBody = ZodType | 'binary' | 'text' | 'empty';

/** One operation of the contract, as each generated module exports it. `null` means: takes none. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly auth: 'bearer' | 'none';
  readonly roles: readonly OperationRole[];
  readonly params: ZodType | null;
  readonly query: ZodType | null;
  readonly headers: ZodType | null;
  readonly body: ZodType | null;
  readonly responses: Readonly<Record<number, AnswerBody>>;
  /** The body of success alone, where a status may also carry a refusal. */
  readonly ok: AnswerBody;
  /** The refusal's envelope; `empty` for HEAD. */
  readonly failure: AnswerBody;
}
