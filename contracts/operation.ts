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
  /** `optional`: answers whoever comes, and says more to a caller that it knows. */
  readonly auth: 'bearer' | 'optional' | 'none';
  readonly roles: readonly OperationRole[];
  readonly params: ZodType | null;
  readonly query: ZodType | null;
  readonly headers: ZodType | null;
  /** `bytes`: a file as it is, whose media type is that of the Blob. */
  readonly body: ZodType | 'bytes' | null;
  readonly responses: Readonly<Record<number, AnswerBody>>;
  /** The body of success alone, where a status may also carry a refusal. */
  readonly ok: AnswerBody;
  /** The refusal's envelope; `empty` for HEAD. */
  readonly failure: AnswerBody;
}
