// Generated from openapi.yaml by `npm run contract`; do not edit.
export interface HeaderFact {
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface AnswerFact {
  readonly media: readonly string[];
  /** Header name to its entry in headerFacts. */
  readonly headers: Readonly<Record<string, string>>;
  /** What X-Error-Code may say. */
  readonly codes: readonly string[];
  /** Where what was made is read: a path, and what its gaps are filled from. */
  readonly location?: { readonly path: string; readonly parameters: Readonly<Record<string, string>> };
}

export const headerFacts: Readonly<Record<string, HeaderFact>> = {
  AcceptRanges: {
    required: true,
    schema: {
      type: 'string',
      const: 'bytes',
    },
  },
  ContentDisposition: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^attachment(;|$)',
    },
  },
  ContentRange: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^bytes (\\d+-\\d+|\\*)/(\\d+|\\*)$',
    },
  },
  ETag: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^"v[0-9]+"$',
    },
  },
  FileETag: {
    required: false,
    schema: {
      type: 'string',
      pattern: '^"[^"]+"$',
    },
  },
  IdempotentReplayed: {
    required: false,
    schema: {
      type: 'string',
      const: 'true',
    },
  },
  Location: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^/api/',
      minLength: 6,
      maxLength: 300,
    },
  },
  MayRetryAfter: {
    required: false,
    schema: {
      type: 'integer',
      minimum: 0,
    },
  },
  NoSniff: {
    required: true,
    schema: {
      type: 'string',
      const: 'nosniff',
    },
  },
  NoStore: {
    required: true,
    schema: {
      type: 'string',
      const: 'no-store',
    },
  },
  ReferenceCache: {
    required: true,
    schema: {
      type: 'string',
      minLength: 1,
    },
  },
  ReportDisposition: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^inline; filename',
    },
  },
  RetryAfter: {
    required: true,
    schema: {
      type: 'integer',
      minimum: 0,
    },
  },
  SandboxPolicy: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^sandbox(;|$)',
    },
  },
  ShownDisposition: {
    required: true,
    schema: {
      type: 'string',
      pattern: '^(attachment|inline)(;|$)',
    },
  },
  TileCache: {
    required: false,
    schema: {
      type: 'string',
    },
  },
  XErrorCode: {
    required: true,
    schema: {
      type: 'string',
      enum: ['MALFORMED_REQUEST', 'VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REQUIRED', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN_ROLE', 'FORBIDDEN_OWNER', 'TEMPLATE_READ_ONLY', 'PROVIDER_NOT_ACTIVE', 'LICENCE_REQUIRED', 'SUBSPECIALTY_MISMATCH', 'EARLIER_SIGNER', 'GLASS_SITE_REQUIRED', 'CYTOLOGY_SITE_REQUIRED', 'LINK_INVALID', 'LINK_EXPIRED', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CASE_ALREADY_PICKED_UP', 'CASE_STATE', 'CASE_ON_HOLD', 'PICKUP_LIMIT', 'RELEASED_RECENTLY', 'OPEN_REQUESTS', 'MARKS_FROZEN', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'IMAGE_GONE', 'STALE_VERSION', 'BODY_TOO_LARGE', 'PRECONDITION_REQUIRED', 'RANGE_NOT_SATISFIABLE', 'REASON_REQUIRED', 'TOO_MANY_REQUESTS', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'EMAIL_TAKEN', 'STATUS_TRANSITION', 'ONBOARDING_INCOMPLETE', 'OPEN_CASES', 'LAST_ADMIN', 'LAST_TEAM_MEMBER', 'GROUP_NAME_TAKEN', 'GROUP_MEMBER_EXISTS', 'GROUP_NEEDS_MEMBER', 'FACILITY_INACTIVE', 'CASE_INCOMPLETE', 'UPLOADS_RUNNING', 'INTAKE_INCOMPLETE', 'PROVIDER_NOT_ASSIGNABLE', 'NEVER_SENT_OUT', 'RESTORE_TOO_LATE', 'UPLOAD_NOT_COMPLETE', 'IMAGE_ALREADY_USED', 'IMAGE_OF_ANOTHER_CASE', 'SAME_FILE_AGAIN', 'SLIDES_UNMATCHED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_CONTENT_MISMATCH', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'DIAGNOSIS_INCOMPLETE', 'PASSWORD_REQUIRED', 'SIGNER_ONLY', 'AMENDMENT_OPEN', 'RELEASE_WINDOW_OVER', 'DUPLICATE_ORDER', 'REQUEST_STATE', 'HAND_OVER_STATE', 'QA_SELF_REVIEW', 'NPI_TAKEN', 'REGISTRATION_STATE', 'LICENCE_RENEWAL_STATE', 'TICKET_STATE', 'TICKET_CLOSED', 'MAIL_HAS_CODE', 'TASK_OWNER', 'TASK_STATE', 'TASK_INCOMPLETE', 'QA_BLINDED', 'QA_DIAGNOSIS_FIXED', 'ONBOARDING_STEP_ACCEPTED', 'BILLING_STATE', 'BILLING_LOCKED', 'UPLOAD_STATE', 'UPLOAD_EXPIRED', 'PART_CHECKSUM', 'PART_SIZE', 'PART_TYPE', 'UPLOAD_INCOMPLETE', 'INTERNAL', 'CONTRACT_VIOLATION', 'UNAVAILABLE', 'STORAGE_FULL'],
    },
  },
  XRequestId: {
    required: true,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
    },
  },
};

export const answerFacts: Readonly<Record<string, Readonly<Record<number, AnswerFact>>>> = {
  login: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['INVALID_CREDENTIALS'],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['ACCOUNT_DEACTIVATED', 'INVALID_CREDENTIALS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  logout: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  requestEmailVerification: {
    202: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  confirmEmailVerification: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CODE_EXPIRED'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS', 'TOO_MANY_TRIES'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  resetForgottenPassword: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CODE_EXPIRED'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  changePassword: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS', 'TOO_MANY_TRIES'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listSessions: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  revokeOtherSessions: {
    200: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  revokeSession: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCurrentUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getMyProfile: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateMyProfile: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listSavedViews: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  saveView: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/users/me/views',
        parameters: {},
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteView: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getBanner: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  setBanner: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  clearBanner: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listNotifications: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  markNotificationRead: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getDashboard: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getAdminDashboard: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCurrentFacilityUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listAccounts: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createAccount: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/accounts/{accountId}',
        parameters: {
          accountId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getAccount: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateAccount: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  changeAccountLeadStatus: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listUsers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  changeProviderStatus: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'ONBOARDING_INCOMPLETE'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deactivateUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'LAST_ADMIN', 'OPEN_CASES', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reactivateUser: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  sendUserPasswordReset: {
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  revokeUserSessions: {
    200: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getRecordLinks: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listRecordHistory: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  renewLicence: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        Location: 'Location',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/licence-renewals/{renewalId}',
        parameters: {
          renewalId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'LICENCE_RENEWAL_STATE'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_CONTENT_MISMATCH', 'FILE_TYPE_NOT_ALLOWED'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listLicences: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listLicenceRenewals: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getLicenceRenewal: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getLicenceRenewalDocument: {
    200: {
      media: ['image/jpeg', 'image/png', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      headers: {
        'Content-Disposition': 'ShownDisposition',
        'Content-Security-Policy': 'SandboxPolicy',
        'X-Content-Type-Options': 'NoSniff',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reviewLicenceRenewal: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'LICENCE_RENEWAL_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listRegistrations: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listTeam: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  inviteTeamMember: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/team',
        parameters: {},
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FACILITY_INACTIVE', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateTeamMember: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  removeTeamMember: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['LAST_ADMIN', 'LAST_TEAM_MEMBER', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listTextTemplates: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createTextTemplate: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/text-templates/{templateId}',
        parameters: {
          templateId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getTextTemplate: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateTextTemplate: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TEMPLATE_READ_ONLY'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteTextTemplate: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TEMPLATE_READ_ONLY'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listGroups: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createGroup: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/groups/{groupId}',
        parameters: {
          groupId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['GROUP_NAME_TAKEN', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getGroup: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateGroup: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['GROUP_NAME_TAKEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteGroup: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['OPEN_CASES'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addGroupMember: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['GROUP_MEMBER_EXISTS', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  removeGroupMember: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['GROUP_NEEDS_MEMBER', 'OPEN_CASES'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listFacilities: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createFacilityAccount: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/facilities/{facilityId}',
        parameters: {
          facilityId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getFacilityAccount: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateFacilityAccount: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NPI_TAKEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listFacilityUsers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listFacilityNps: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createFacilityNp: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/facilities/{facilityId}/nps',
        parameters: {
          facilityId: '$request.path.facilityId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateFacilityNp: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NPI_TAKEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deactivateFacilityNp: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listEnquiries: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createEnquiry: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/enquiries/{enquiryId}',
        parameters: {
          enquiryId: '$response.body#/data/id',
        },
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  importEnquiries: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getEnquiry: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateEnquiry: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  changeEnquiryStatus: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  convertEnquiry: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/converted/kind',
          registrationId: '$response.body#/data/converted/registrationId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'STATUS_TRANSITION'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addEnquiryNote: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/enquiries/{enquiryId}',
        parameters: {
          enquiryId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listSupportTickets: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createSupportTicket: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/support-tickets/{ticketId}',
        parameters: {
          ticketId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getSupportTicket: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  replySupportTicket: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/support-tickets/{ticketId}',
        parameters: {
          ticketId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TICKET_CLOSED', 'TICKET_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  closeSupportTicket: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TICKET_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportCaseEvents: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  searchCaseEvents: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listPageRefusals: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reportPageRefusal: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listFailedJobs: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  retryFailedJob: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listMails: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  resendMail: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'MAIL_HAS_CODE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  lookUpNumber: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  registerProvider: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/kind',
          registrationId: '$response.body#/data/id',
        },
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  registerFacility: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/kind',
          registrationId: '$response.body#/data/id',
        },
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  registerUser: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/kind',
          registrationId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  registerOperatorStaff: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/kind',
          registrationId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  registerOther: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}',
        parameters: {
          kind: '$response.body#/data/kind',
          registrationId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getRegistration: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateRegistration: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'NPI_TAKEN', 'REGISTRATION_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  submitRegistration: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REGISTRATION_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reviewRegistration: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['EMAIL_TAKEN', 'IDEMPOTENCY_IN_PROGRESS', 'NPI_TAKEN', 'REGISTRATION_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listRegistrationDocuments: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  uploadRegistrationDocument: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/registrations/{kind}/{registrationId}/documents',
        parameters: {
          kind: '$request.path.kind',
          registrationId: '$request.path.registrationId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REGISTRATION_STATE'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_CONTENT_MISMATCH', 'FILE_TYPE_NOT_ALLOWED'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_EMPTY', 'IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getRegistrationDocument: {
    200: {
      media: ['image/jpeg', 'image/png', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      headers: {
        'Content-Disposition': 'ShownDisposition',
        'Content-Security-Policy': 'SandboxPolicy',
        'X-Content-Type-Options': 'NoSniff',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteRegistrationDocument: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['REGISTRATION_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listProviderDirectory: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listCases: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'PROVIDER_NOT_ACTIVE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createCase: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/form',
        parameters: {
          caseId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FACILITY_INACTIVE', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  explainCaseAbsence: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  searchCases: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteCaseDraft: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCasePreview: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCaseForm: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  validateCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listCaseAttachments: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCaseAttachment: {
    200: {
      media: ['image/jpeg', 'image/png', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    206: {
      media: ['image/jpeg', 'image/png', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        'Content-Range': 'ContentRange',
        ETag: 'FileETag',
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
      codes: ['RANGE_NOT_SATISFIABLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  putCaseAttachment: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_CONTENT_MISMATCH', 'FILE_TYPE_NOT_ALLOWED'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_EMPTY'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteCaseAttachment: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addSpecimen: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/form',
        parameters: {
          caseId: '$request.path.caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateSpecimen: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteSpecimen: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addSubsection: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/form',
        parameters: {
          caseId: '$request.path.caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateSubsection: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteSubsection: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addImage: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/form',
        parameters: {
          caseId: '$request.path.caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'IMAGE_ALREADY_USED', 'IMAGE_OF_ANOTHER_CASE', 'SAME_FILE_AGAIN', 'UPLOAD_NOT_COMPLETE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reorderImages: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  deleteImage: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  submitSpecimenForm: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/form',
        parameters: {
          caseId: '$request.path.caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'SLIDES_UNMATCHED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  sendOutCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FACILITY_INACTIVE', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'UPLOADS_RUNNING'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_INCOMPLETE', 'IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  recallCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  releaseToPool: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'INTAKE_INCOMPLETE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  returnCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  cancelCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  restoreCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'NEVER_SENT_OUT', 'RESTORE_TOO_LATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  pickUpCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CYTOLOGY_SITE_REQUIRED', 'EARLIER_SIGNER', 'FORBIDDEN_ROLE', 'GLASS_SITE_REQUIRED', 'LICENCE_REQUIRED', 'PROVIDER_NOT_ACTIVE', 'SUBSPECIALTY_MISMATCH'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_ALREADY_PICKED_UP', 'CASE_ON_HOLD', 'IDEMPOTENCY_IN_PROGRESS', 'PICKUP_LIMIT', 'RELEASED_RECENTLY'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  releaseCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'OPEN_REQUESTS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'REASON_REQUIRED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  assignCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_ON_HOLD', 'CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'PROVIDER_NOT_ASSIGNABLE', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  offerHandOver: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/hand-overs',
        parameters: {},
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'HAND_OVER_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'PROVIDER_NOT_ASSIGNABLE'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listHandOverColleagues: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listHandOvers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  answerHandOver: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_ON_HOLD', 'HAND_OVER_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'PROVIDER_NOT_ASSIGNABLE'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  withdrawHandOver: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['HAND_OVER_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  openCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  recordImageOpened: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getViewerCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getAnnotations: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  putAnnotations: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MARKS_FROZEN'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getDownloadLink: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IMAGE_GONE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getWsiFile: {
    200: {
      media: ['image/tiff', 'image/png', 'image/jpeg', 'application/dicom', 'application/octet-stream'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
      },
      codes: [],
    },
    206: {
      media: ['image/tiff', 'image/png', 'image/jpeg', 'application/dicom', 'application/octet-stream'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        'Content-Range': 'ContentRange',
        ETag: 'FileETag',
      },
      codes: [],
    },
    304: {
      media: [],
      headers: {},
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['LINK_EXPIRED', 'LINK_INVALID'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
      codes: ['RANGE_NOT_SATISFIABLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  headWsiFile: {
    200: {
      media: [],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
      },
      codes: [],
    },
    304: {
      media: [],
      headers: {},
      codes: [],
    },
    400: {
      media: [],
      headers: {},
      codes: ['MALFORMED_REQUEST'],
    },
    403: {
      media: [],
      headers: {},
      codes: ['LINK_EXPIRED', 'LINK_INVALID'],
    },
    404: {
      media: [],
      headers: {},
      codes: ['NOT_FOUND'],
    },
    429: {
      media: [],
      headers: {},
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: [],
      headers: {},
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: [],
      headers: {},
      codes: ['UNAVAILABLE'],
    },
  },
  getDziDescriptor: {
    200: {
      media: ['application/xml'],
      headers: {},
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['LINK_EXPIRED', 'LINK_INVALID'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getTile: {
    200: {
      media: ['image/jpeg', 'image/png'],
      headers: {
        'Cache-Control': 'TileCache',
      },
      codes: [],
    },
    304: {
      media: [],
      headers: {},
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['LINK_EXPIRED', 'LINK_INVALID'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getThumbnail: {
    200: {
      media: ['image/jpeg', 'image/png'],
      headers: {
        'Cache-Control': 'TileCache',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['LINK_EXPIRED', 'LINK_INVALID'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getClinicalInfo: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateClinicalInfo: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getReportPreview: {
    200: {
      media: ['application/pdf'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getLastPlace: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  keepLastPlace: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getPrimaryDiagnosis: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  savePrimaryDiagnosis: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['DIAGNOSIS_INCOMPLETE', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  signOutCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE', 'PASSWORD_REQUIRED'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_ON_HOLD', 'CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['DIAGNOSIS_INCOMPLETE', 'IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  amendCase: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/final-report',
        parameters: {
          caseId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'PASSWORD_REQUIRED', 'SIGNER_ONLY'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['AMENDMENT_OPEN', 'CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  withdrawAmendment: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'SIGNER_ONLY'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getFinalReport: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  recallReport: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE', 'SIGNER_ONLY'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['AMENDMENT_OPEN', 'CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'RELEASE_WINDOW_OVER'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getReportDifferences: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getEarlierReport: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getFinalReportPdf: {
    200: {
      media: ['application/pdf'],
      headers: {
        'Content-Disposition': 'ReportDisposition',
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    206: {
      media: ['application/pdf'],
      headers: {
        'Content-Disposition': 'ReportDisposition',
        'Accept-Ranges': 'AcceptRanges',
        'Content-Range': 'ContentRange',
        ETag: 'FileETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
      codes: ['RANGE_NOT_SATISFIABLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listReports: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  searchReports: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  downloadReports: {
    200: {
      media: ['application/zip'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listStainRequests: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createStainRequest: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/stain-requests',
        parameters: {
          caseId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'DUPLICATE_ORDER', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateStainRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  acceptStainRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  fulfilStainRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  declineStainRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  cancelStainRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listRescanRequests: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createRescanRequest: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}',
        parameters: {
          caseId: '$response.body#/data/caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  resolveRescanRequest: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listQuestions: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  askForInformation: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/questions',
        parameters: {
          caseId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  answerQuestion: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'REQUEST_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listQaReviews: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  requestQaReview: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/tasks/{taskId}/qa',
        parameters: {
          taskId: '$response.body#/data/taskId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['DIAGNOSIS_INCOMPLETE', 'IDEMPOTENCY_KEY_REUSED', 'QA_SELF_REVIEW', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  holdCase: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_ON_HOLD', 'CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  liftHold: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listEmergencyAccess: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  openEmergencyAccess: {
    200: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listAssignmentCandidates: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCaseIntake: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getCaseTimeline: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listCaseMessages: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  sendCaseMessage: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/cases/{caseId}/messages',
        parameters: {
          caseId: '$response.body#/data/caseId',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CASE_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listCaseEvents: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listTasks: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createTask: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/tasks/{taskId}',
        parameters: {
          taskId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  startTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  submitTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'TASK_INCOMPLETE', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  completeTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'TASK_INCOMPLETE', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  returnTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  declineTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  cancelTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  assignTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'QA_SELF_REVIEW', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listTaskCandidates: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  addTaskComment: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/tasks/{taskId}',
        parameters: {
          taskId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getTaskAttachment: {
    200: {
      media: ['image/jpeg', 'image/png', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      headers: {
        ETag: 'FileETag',
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  putTaskAttachment: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/tasks/{taskId}',
        parameters: {
          taskId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_CONTENT_MISMATCH', 'FILE_TYPE_NOT_ALLOWED'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FILE_EMPTY', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getQaTask: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  saveQaDiagnosis: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['QA_DIAGNOSIS_FIXED', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  submitQaResult: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'QA_BLINDED', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'QA_SELF_REVIEW', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getOnboarding: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  saveOnboardingStep: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['ONBOARDING_STEP_ACCEPTED', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  submitOnboarding: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_ROLE', 'TASK_OWNER'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'TASK_INCOMPLETE'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reviewOnboarding: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'ONBOARDING_STEP_ACCEPTED', 'TASK_STATE'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listBillings: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createBilling: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/billings/{billingId}',
        parameters: {
          billingId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportCases: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportTasks: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportUsers: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  importUsers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportAccounts: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportFacilities: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportGroups: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportEnquiries: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportReports: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportSupportTickets: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportRegistrations: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportLicenceRenewals: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  exportBillings: {
    200: {
      media: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      headers: {
        'Content-Disposition': 'ContentDisposition',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  issueBillings: {
    200: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getBilling: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  updateBilling: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BILLING_LOCKED'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listBillingHistory: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  issueBilling: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BILLING_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  recordPayment: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BILLING_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  reopenBilling: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BILLING_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  voidBilling: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BILLING_STATE', 'IDEMPOTENCY_IN_PROGRESS'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  createUpload: {
    201: {
      media: ['application/json'],
      headers: {
        Location: 'Location',
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
      location: {
        path: '/uploads/{uploadId}',
        parameters: {
          uploadId: '$response.body#/data/id',
        },
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST', 'VALIDATION_FAILED'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'VALIDATION_FAILED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  getUpload: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  abortUpload: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UPLOAD_STATE'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UPLOAD_EXPIRED'],
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['STALE_VERSION'],
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PRECONDITION_REQUIRED'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  putUploadPart: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UPLOAD_STATE'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UPLOAD_EXPIRED'],
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['BODY_TOO_LARGE'],
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PART_TYPE'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['PART_CHECKSUM', 'PART_SIZE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  completeUpload: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REQUIRED', 'MALFORMED_REQUEST'],
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['TOKEN_EXPIRED', 'UNAUTHENTICATED'],
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['FORBIDDEN_OWNER', 'FORBIDDEN_ROLE'],
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['NOT_FOUND'],
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_IN_PROGRESS', 'UPLOAD_STATE'],
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['UPLOAD_EXPIRED'],
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['IDEMPOTENCY_KEY_REUSED', 'UPLOAD_INCOMPLETE'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
  listReferenceData: {
    200: {
      media: ['application/json'],
      headers: {
        ETag: 'FileETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'ReferenceCache',
      },
      codes: [],
    },
    304: {
      media: [],
      headers: {},
      codes: [],
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['MALFORMED_REQUEST'],
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
      codes: ['TOO_MANY_REQUESTS'],
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
      codes: ['CONTRACT_VIOLATION', 'INTERNAL'],
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
      codes: ['STORAGE_FULL', 'UNAVAILABLE'],
    },
  },
};
