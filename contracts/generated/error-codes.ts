// Generated from openapi.yaml by `npm run contract`; do not edit.
import type { ErrorCode } from './wire.ts';

export interface ErrorEntry {
  readonly status: readonly number[];
  readonly text: string;
  readonly cause: string;
}

export const errorCodes: Readonly<Record<ErrorCode, ErrorEntry>> = {
  MALFORMED_REQUEST: {
    status: [400],
    text: 'The request could not be read.',
    cause: 'JSON that does not parse, or a path, query or header value of the wrong form',
  },
  VALIDATION_FAILED: {
    status: [400, 422],
    text: 'Validation failed',
    cause: 'a body field is missing, of the wrong type or outside its limits',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: [400],
    text: 'Send an Idempotency-Key with this request.',
    cause: 'a creating or changing POST came without its key',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: [415],
    text: 'Send the body as JSON.',
    cause: 'a body of another content type',
  },
  INVALID_CREDENTIALS: {
    status: [200, 401],
    text: 'The email or password is not right.',
    cause: 'unknown address or wrong password, told apart to nobody',
  },
  ACCOUNT_DEACTIVATED: {
    status: [200, 401],
    text: 'This account has been deactivated.',
    cause: 'right password of a deactivated account',
  },
  UNAUTHENTICATED: {
    status: [401],
    text: 'Log in to continue.',
    cause: 'no bearer token, or one that was never issued or has been revoked',
  },
  TOKEN_EXPIRED: {
    status: [401],
    text: 'Your session has ended. Log in again.',
    cause: 'a bearer token past its expiry',
  },
  FORBIDDEN_ROLE: {
    status: [403],
    text: 'Your role does not allow this.',
    cause: 'the role is not among those of the operation or of the asked view',
  },
  FORBIDDEN_OWNER: {
    status: [403],
    text: 'Only the assigned provider can do this.',
    cause: 'the case is visible to the caller but is somebody else\'s work',
  },
  PROVIDER_NOT_ACTIVE: {
    status: [403],
    text: 'Your account must be active to pick up cases.',
    cause: 'provider status is not Active',
  },
  LICENCE_REQUIRED: {
    status: [403],
    text: 'You need an active {state} licence to pick up this case.',
    cause: 'no licence that is valid today in the state or province of the specimen',
  },
  SUBSPECIALTY_MISMATCH: {
    status: [403],
    text: 'This case asks for {subspecialty}.',
    cause: 'the subspecialty is not in the provider\'s list',
  },
  EARLIER_SIGNER: {
    status: [403],
    text: 'You cannot review a case you reported before.',
    cause: 'the provider signed the case that this one reviews, or a facility excluded them',
  },
  GLASS_SITE_REQUIRED: {
    status: [403],
    text: 'Glass slides can only be read at a CLIA-certified site on your profile.',
    cause: 'slides come by mail and the provider has no certified site',
  },
  CYTOLOGY_SITE_REQUIRED: {
    status: [403],
    text: 'Digital cytology can only be read at a CLIA-certified site.',
    cause: 'cytology of a US laboratory and no certified reading site',
  },
  LINK_INVALID: {
    status: [403],
    text: 'This link is not valid.',
    cause: 'the signature does not fit blob and expiry',
  },
  LINK_EXPIRED: {
    status: [403],
    text: 'This link has expired.',
    cause: 'the expiry in the link has passed',
  },
  NOT_FOUND: {
    status: [404],
    text: 'Resource not found',
    cause: 'no such thing, or none that the caller may know of',
  },
  METHOD_NOT_ALLOWED: {
    status: [405],
    text: 'This method is not available here.',
    cause: 'a method that the path does not have',
  },
  CASE_ALREADY_PICKED_UP: {
    status: [409],
    text: 'This case was just picked up by another pathologist.',
    cause: 'somebody else won the race',
  },
  CASE_STATE: {
    status: [409],
    text: 'The case is not in a state that allows this.',
    cause: 'the transition does not start in the present state',
  },
  PICKUP_LIMIT: {
    status: [409],
    text: 'You have reached your limit of {n} open cases.',
    cause: 'as many open cases as one provider may hold',
  },
  RELEASED_RECENTLY: {
    status: [409],
    text: 'You released this case a short while ago. You can pick it up again 30 minutes after that.',
    cause: 'same provider, less than 30 minutes after the release',
  },
  OPEN_REQUESTS: {
    status: [409],
    text: 'Close the open requests before you release the case.',
    cause: 'orders or questions of the provider are still open',
  },
  MARKS_FROZEN: {
    status: [409],
    text: 'Marks can only be saved while the case is being worked on.',
    cause: 'the case is signed out, or no provider holds it',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: [409],
    text: 'The same request is still being worked on.',
    cause: 'an earlier request with this key has not been answered yet',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: [422],
    text: 'This Idempotency-Key was used for another request.',
    cause: 'same key with another path or body',
  },
  IMAGE_GONE: {
    status: [410],
    text: 'This image was replaced or removed.',
    cause: 'a rescan took the place of the blob, or it was deleted',
  },
  STALE_VERSION: {
    status: [412],
    text: 'This case was changed by someone else. Reload to see the latest version.',
    cause: 'If-Match names another version',
  },
  BODY_TOO_LARGE: {
    status: [413],
    text: 'This is more than can be saved at once.',
    cause: 'a body beyond the limit that its operation names',
  },
  PRECONDITION_REQUIRED: {
    status: [428],
    text: 'Send the version you are working from in If-Match.',
    cause: 'no If-Match',
  },
  RANGE_NOT_SATISFIABLE: {
    status: [416],
    text: 'The file does not have the bytes that were asked for.',
    cause: 'a range that starts beyond the end of the file',
  },
  REASON_REQUIRED: {
    status: [422],
    text: 'Give a reason for releasing the case.',
    cause: 'reason other without a note',
  },
  TOO_MANY_REQUESTS: {
    status: [429],
    text: 'Too many requests',
    cause: 'a limit per account or address was reached',
  },
  INTERNAL: {
    status: [500],
    text: 'Internal server error!',
    cause: 'a fault of the server',
  },
  CONTRACT_VIOLATION: {
    status: [500],
    text: 'The answer of {operation} does not keep to the contract.',
    cause: 'the server checked its own answer and found it wrong',
  },
  UNAVAILABLE: {
    status: [503],
    text: 'The service is not available at the moment.',
    cause: 'start-up, shut-down or overload',
  },
};
