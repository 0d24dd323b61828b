// Generated from openapi.yaml by `npm run contract`; do not edit.
export interface HeaderFact {
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface AnswerFact {
  readonly media: readonly string[];
  /** Header name to its entry in headerFacts. */
  readonly headers: Readonly<Record<string, string>>;
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
  MayRetryAfter: {
    required: false,
    schema: {
      type: 'integer',
      minimum: 0,
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
  RetryAfter: {
    required: true,
    schema: {
      type: 'integer',
      minimum: 0,
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
      enum: ['MALFORMED_REQUEST', 'VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REQUIRED', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN_ROLE', 'FORBIDDEN_OWNER', 'TEMPLATE_READ_ONLY', 'PROVIDER_NOT_ACTIVE', 'LICENCE_REQUIRED', 'SUBSPECIALTY_MISMATCH', 'EARLIER_SIGNER', 'GLASS_SITE_REQUIRED', 'CYTOLOGY_SITE_REQUIRED', 'LINK_INVALID', 'LINK_EXPIRED', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CASE_ALREADY_PICKED_UP', 'CASE_STATE', 'PICKUP_LIMIT', 'RELEASED_RECENTLY', 'OPEN_REQUESTS', 'MARKS_FROZEN', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'IMAGE_GONE', 'STALE_VERSION', 'BODY_TOO_LARGE', 'PRECONDITION_REQUIRED', 'RANGE_NOT_SATISFIABLE', 'REASON_REQUIRED', 'TOO_MANY_REQUESTS', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'EMAIL_TAKEN', 'STATUS_TRANSITION', 'ONBOARDING_INCOMPLETE', 'OPEN_CASES', 'LAST_ADMIN', 'LAST_TEAM_MEMBER', 'GROUP_NAME_TAKEN', 'GROUP_MEMBER_EXISTS', 'GROUP_NEEDS_MEMBER', 'FACILITY_INACTIVE', 'CASE_INCOMPLETE', 'UPLOADS_RUNNING', 'INTAKE_INCOMPLETE', 'PROVIDER_NOT_ASSIGNABLE', 'NEVER_SENT_OUT', 'RESTORE_TOO_LATE', 'UPLOAD_NOT_COMPLETE', 'IMAGE_ALREADY_USED', 'SLIDES_UNMATCHED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_CONTENT_MISMATCH', 'FILE_TOO_LARGE', 'FILE_EMPTY', 'DIAGNOSIS_INCOMPLETE', 'PASSWORD_REQUIRED', 'SIGNER_ONLY', 'AMENDMENT_OPEN', 'RELEASE_WINDOW_OVER', 'DUPLICATE_ORDER', 'REQUEST_STATE', 'QA_SELF_REVIEW', 'NPI_TAKEN', 'REGISTRATION_STATE', 'TICKET_STATE', 'TICKET_CLOSED', 'TASK_OWNER', 'TASK_STATE', 'TASK_INCOMPLETE', 'QA_BLINDED', 'QA_DIAGNOSIS_FIXED', 'ONBOARDING_STEP_ACCEPTED', 'BILLING_STATE', 'BILLING_LOCKED', 'UPLOAD_STATE', 'UPLOAD_EXPIRED', 'PART_CHECKSUM', 'PART_SIZE', 'PART_TYPE', 'UPLOAD_INCOMPLETE', 'INTERNAL', 'CONTRACT_VIOLATION', 'UNAVAILABLE', 'STORAGE_FULL'],
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  logout: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  requestEmailVerification: {
    202: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  confirmEmailVerification: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  resetForgottenPassword: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  changePassword: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listSessions: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  revokeSession: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listNotifications: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getDashboard: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getAdminDashboard: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listAccounts: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createAccount: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listUsers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listTeam: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  inviteTeamMember: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  removeTeamMember: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listTextTemplates: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createTextTemplate: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  deleteTextTemplate: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listGroups: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createGroup: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  deleteGroup: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listFacilities: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createFacilityAccount: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listFacilityUsers: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listFacilityNps: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createFacilityNp: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listEnquiries: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createEnquiry: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  convertEnquiry: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  addEnquiryNote: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listSupportTickets: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createSupportTicket: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  replySupportTicket: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  registerProvider: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  registerFacility: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    202: {
      media: ['application/json'],
      headers: {
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  registerUser: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  registerOperatorStaff: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  registerOther: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listRegistrationDocuments: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  uploadRegistrationDocument: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  deleteRegistrationDocument: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listProviderDirectory: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listCases: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createCase: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  searchCases: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  deleteCaseDraft: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  addSpecimen: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  addSubsection: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  addImage: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  submitSpecimenForm: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getDownloadLink: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getWsiFile: {
    200: {
      media: ['image/tiff', 'image/png', 'image/jpeg', 'application/dicom', 'application/octet-stream'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
      },
    },
    206: {
      media: ['image/tiff', 'image/png', 'image/jpeg', 'application/dicom', 'application/octet-stream'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        'Content-Range': 'ContentRange',
        ETag: 'FileETag',
      },
    },
    304: {
      media: [],
      headers: {},
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  headWsiFile: {
    200: {
      media: [],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
      },
    },
    304: {
      media: [],
      headers: {},
    },
    400: {
      media: [],
      headers: {},
    },
    403: {
      media: [],
      headers: {},
    },
    404: {
      media: [],
      headers: {},
    },
    429: {
      media: [],
      headers: {},
    },
    500: {
      media: [],
      headers: {},
    },
    503: {
      media: [],
      headers: {},
    },
  },
  getDziDescriptor: {
    200: {
      media: ['application/xml'],
      headers: {},
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getTile: {
    200: {
      media: ['image/jpeg', 'image/png'],
      headers: {
        'Cache-Control': 'TileCache',
      },
    },
    304: {
      media: [],
      headers: {},
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getThumbnail: {
    200: {
      media: ['image/jpeg', 'image/png'],
      headers: {
        'Cache-Control': 'TileCache',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  amendCase: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getReportDifferences: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  getFinalReportPdf: {
    200: {
      media: ['application/pdf'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        ETag: 'FileETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    206: {
      media: ['application/pdf'],
      headers: {
        'Accept-Ranges': 'AcceptRanges',
        'Content-Range': 'ContentRange',
        ETag: 'FileETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    416: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Content-Range': 'ContentRange',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listReports: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  searchReports: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listStainRequests: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createStainRequest: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listRescanRequests: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createRescanRequest: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listQuestions: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  askForInformation: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listQaReviews: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  requestQaReview: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listCaseEvents: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listTasks: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createTask: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  addTaskComment: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  listBillings: {
    200: {
      media: ['application/json'],
      headers: {
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createBilling: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
  createUpload: {
    201: {
      media: ['application/json'],
      headers: {
        ETag: 'ETag',
        'Idempotent-Replayed': 'IdempotentReplayed',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    412: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    428: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    413: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    415: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    401: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    403: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    404: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    409: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    410: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    422: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
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
    },
    304: {
      media: [],
      headers: {},
    },
    400: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    429: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'RetryAfter',
      },
    },
    500: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
      },
    },
    503: {
      media: ['application/json'],
      headers: {
        'X-Error-Code': 'XErrorCode',
        'X-Request-Id': 'XRequestId',
        'Cache-Control': 'NoStore',
        'Retry-After': 'MayRetryAfter',
      },
    },
  },
};
