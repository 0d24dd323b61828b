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
      enum: ['MALFORMED_REQUEST', 'VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REQUIRED', 'UNSUPPORTED_MEDIA_TYPE', 'INVALID_CREDENTIALS', 'ACCOUNT_DEACTIVATED', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'FORBIDDEN_ROLE', 'FORBIDDEN_OWNER', 'PROVIDER_NOT_ACTIVE', 'LICENCE_REQUIRED', 'SUBSPECIALTY_MISMATCH', 'EARLIER_SIGNER', 'GLASS_SITE_REQUIRED', 'CYTOLOGY_SITE_REQUIRED', 'LINK_INVALID', 'LINK_EXPIRED', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CASE_ALREADY_PICKED_UP', 'CASE_STATE', 'PICKUP_LIMIT', 'RELEASED_RECENTLY', 'OPEN_REQUESTS', 'MARKS_FROZEN', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', 'IMAGE_GONE', 'STALE_VERSION', 'BODY_TOO_LARGE', 'PRECONDITION_REQUIRED', 'RANGE_NOT_SATISFIABLE', 'REASON_REQUIRED', 'TOO_MANY_REQUESTS', 'INTERNAL', 'CONTRACT_VIOLATION', 'UNAVAILABLE'],
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
};
