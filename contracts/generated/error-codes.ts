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
    text: 'Email or password is incorrect.',
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
    cause: 'the role is not among those of the operation or of the asked view, or the user lacks the right (UserRights)',
  },
  TEMPLATE_READ_ONLY: {
    status: [403],
    text: 'This template comes with the product and cannot be changed.',
    cause: 'a text template of the system was to be changed or deleted',
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
    cause: 'the expiry in the link has passed, or the session that it was given in has ended',
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
  CASE_ON_HOLD: {
    status: [409],
    text: 'The case is on hold.',
    cause: 'an admin or Lab_Operations put it on hold, and neither lifted the hold nor has its end come',
  },
  PICKUP_LIMIT: {
    status: [409],
    text: 'You have reached your limit of {n} open cases.',
    cause: 'as many open cases as one provider may hold',
  },
  RELEASED_RECENTLY: {
    status: [409],
    text: 'You had this case until a short while ago. You can pick it up again 30 minutes after its release.',
    cause: 'same provider, less than 30 minutes after the release',
  },
  OPEN_REQUESTS: {
    status: [409],
    text: 'Close the open requests before you release the case.',
    cause: 'orders or questions of the provider are still open',
  },
  MARKS_FROZEN: {
    status: [409],
    text: 'Marks can only be saved while the case is being worked on, and not while its text is locked for a review.',
    cause: 'the case is signed out, its text is locked for a review, or no provider holds it',
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
  CODE_EXPIRED: {
    status: [410],
    text: 'The code has expired. Request a new one.',
    cause: 'a code or one-time token that is past its time or was used before',
  },
  TOO_MANY_TRIES: {
    status: [429],
    text: 'Too many tries. Try again later.',
    cause: 'as many wrong codes or passwords as one may send',
  },
  EMAIL_TAKEN: {
    status: [409],
    text: 'An account with this email already exists',
    cause: 'the address belongs to another user or account',
  },
  STATUS_TRANSITION: {
    status: [409],
    text: 'The present status does not allow this.',
    cause: 'the status machine has no such step from here',
  },
  ONBOARDING_INCOMPLETE: {
    status: [422],
    text: 'Onboarding is not complete.',
    cause: 'credentials, training or proctored cases are missing for the next provider status',
  },
  OPEN_CASES: {
    status: [409],
    text: 'Reassign {n} open cases first',
    cause: 'the person or group still holds cases that are not signed out',
  },
  LAST_ADMIN: {
    status: [409],
    text: 'At least one active admin is needed',
    cause: 'nobody would be left who may do everything',
  },
  LAST_TEAM_MEMBER: {
    status: [409],
    text: 'At least one active user of the facility is needed',
    cause: 'nobody would be left who may manage the facility',
  },
  GROUP_NAME_TAKEN: {
    status: [409],
    text: 'A group with this name exists',
    cause: 'group names are unique',
  },
  GROUP_MEMBER_EXISTS: {
    status: [409],
    text: 'This provider is already in the group',
    cause: 'a membership that exists',
  },
  GROUP_NEEDS_MEMBER: {
    status: [409],
    text: 'A group needs at least one member',
    cause: 'the last member cannot be taken out',
  },
  FACILITY_INACTIVE: {
    status: [403],
    text: 'Your facility account is not active.',
    cause: 'the user belongs to no facility yet or is not Active, or the facility is suspended',
  },
  CASE_INCOMPLETE: {
    status: [422],
    text: 'The case is not complete. Check the marked fields.',
    cause: 'a rule of the case form is not met at send-out',
  },
  UPLOADS_RUNNING: {
    status: [409],
    text: 'Uploads are still running',
    cause: 'a slide image of the case is still on its way',
  },
  INTAKE_INCOMPLETE: {
    status: [409],
    text: 'The case is not ready for the pool yet.',
    cause: 'images are missing or unread, a scale is unknown, a label does not match, or the form breaks a rule',
  },
  PROVIDER_NOT_ASSIGNABLE: {
    status: [422],
    text: 'This provider cannot take this case.',
    cause: 'a condition of the pickup is not met by the chosen provider',
  },
  NEVER_SENT_OUT: {
    status: [409],
    text: 'This case was withdrawn as a draft. Only a case that was sent out can be restored.',
    cause: 'the case was never sent out, so that no form rule was ever held against it',
  },
  RESTORE_TOO_LATE: {
    status: [409],
    text: 'A withdrawn case can be restored for 30 days only.',
    cause: 'more than 30 days since the withdrawal',
  },
  UPLOAD_NOT_COMPLETE: {
    status: [409],
    text: 'This upload is not complete yet.',
    cause: 'the upload is not Ready, or was rejected',
  },
  IMAGE_ALREADY_USED: {
    status: [409],
    text: 'This image is already used for slide {id} of case {caseID}',
    cause: 'the same file is on another slide of a case that the caller may see, and they did not confirm it; the text names the case at hand as \'this case\', and a draft, which has no number, by its accession number or by who began it and when',
  },
  IMAGE_OF_ANOTHER_CASE: {
    status: [409],
    text: 'This image is already used for another case. The laboratory has to look at it before it is used here.',
    cause: 'the same file is on a slide of a case that the caller may not see, and no intake comes any more; the caller cannot confirm it',
  },
  SAME_FILE_AGAIN: {
    status: [409],
    text: 'This is the file of which a new scan was asked for: {reason}. Send the new scan.',
    cause: 'an open rescan asks for a new scan of this very file on this slide; for a wrong slide the text asks for the scan of the right one',
  },
  SLIDES_UNMATCHED: {
    status: [422],
    text: 'Match every slide or mark it as missing.',
    cause: 'a mailed slide has neither arrived nor been marked missing',
  },
  FILE_TYPE_NOT_ALLOWED: {
    status: [415],
    text: 'Only JPG, PNG, PDF and Word documents are allowed.',
    cause: 'the name or the content type is not one of the listed ones',
  },
  FILE_CONTENT_MISMATCH: {
    status: [415],
    text: 'The file content does not match its type',
    cause: 'the first bytes belong to another type than the name says',
  },
  FILE_TOO_LARGE: {
    status: [413],
    text: 'File is larger than 25 MB',
    cause: 'an attachment beyond 25 MB',
  },
  FILE_EMPTY: {
    status: [422],
    text: 'File is empty',
    cause: 'an attachment without bytes',
  },
  DIAGNOSIS_INCOMPLETE: {
    status: [422],
    text: 'The diagnosis is not complete.',
    cause: 'a rule of the sign-out checklist is not met; data names each',
  },
  PASSWORD_REQUIRED: {
    status: [403],
    text: 'The password is not right. Type it again to sign.',
    cause: 'the signer\'s password at the signature is wrong',
  },
  SIGNER_ONLY: {
    status: [403],
    text: 'Only the pathologist who signed this report can do this.',
    cause: 'an addendum or amendment by somebody else',
  },
  RELEASE_WINDOW_OVER: {
    status: [409],
    text: 'The facility can read this report now. Write an amendment instead.',
    cause: 'a signed report was to be recalled after its release window',
  },
  AMENDMENT_OPEN: {
    status: [409],
    text: 'Sign the {kind} in progress first.',
    cause: 'an addendum is begun and an amendment asked for, or the other way round',
  },
  DUPLICATE_ORDER: {
    status: [409],
    text: '{stain} on block {block} already exists. Order again?',
    cause: 'the same stain on the same block, not confirmed',
  },
  REQUEST_STATE: {
    status: [409],
    text: 'This request is not in a state that allows this.',
    cause: 'an order, rescan or question that is closed or already accepted',
  },
  HAND_OVER_STATE: {
    status: [409],
    text: 'This offer does not stand any more.',
    cause: 'an offer of a case that was answered, withdrawn or has lapsed, or a case that is offered already',
  },
  QA_SELF_REVIEW: {
    status: [422],
    text: 'The reviewer cannot be the pathologist who signed the case.',
    cause: 'the asked reviewer is the case\'s own reader or signer',
  },
  NPI_TAKEN: {
    status: [409],
    text: 'This NPI is already registered',
    cause: 'the NPI belongs to another provider or facility',
  },
  LICENCE_RENEWAL_STATE: {
    status: [409],
    text: 'This renewal waits for its review or has been reviewed.',
    cause: 'a second renewal for a state while one waits, or a review of one that was reviewed',
  },
  REGISTRATION_STATE: {
    status: [409],
    text: 'The registration is not in a state that allows this.',
    cause: 'the transition does not start in the present state, or the form is closed',
  },
  TICKET_STATE: {
    status: [409],
    text: 'The ticket is not in a state that allows this.',
    cause: 'the transition does not start in the present state',
  },
  TICKET_CLOSED: {
    status: [409],
    text: 'This ticket was closed more than 14 days ago. Open a new one.',
    cause: 'a reply to a ticket that can no longer be opened again',
  },
  MAIL_HAS_CODE: {
    status: [409],
    text: 'This mail holds a code that is good once. Send a new code instead.',
    cause: 'a mail with a one-time code was to be sent again',
  },
  TASK_OWNER: {
    status: [403],
    text: 'Only the person this task is assigned to can do this.',
    cause: 'the task is visible to the caller but was given to somebody else',
  },
  TASK_STATE: {
    status: [409],
    text: 'The task is not in a state that allows this.',
    cause: 'the transition does not start in the present state of the task, or the task is closed',
  },
  TASK_INCOMPLETE: {
    status: [422],
    text: 'Something this task asks for is missing.',
    cause: 'images, a shipment, an answer or a step that the type of the task needs is not there',
  },
  QA_BLINDED: {
    status: [409],
    text: 'Save your own diagnosis before you give a result.',
    cause: 'a blinded second reading without an own diagnosis',
  },
  QA_DIAGNOSIS_FIXED: {
    status: [409],
    text: 'Your own diagnosis was saved and cannot be changed any more.',
    cause: 'the original has been opened, so the own diagnosis stays',
  },
  ONBOARDING_STEP_ACCEPTED: {
    status: [409],
    text: 'This step has been accepted and cannot be changed.',
    cause: 'an accepted step of an onboarding is saved or reviewed again',
  },
  BILLING_STATE: {
    status: [409],
    text: 'The billing line is not in a state that allows this.',
    cause: 'the transition does not start in the present state of the line',
  },
  BILLING_LOCKED: {
    status: [409],
    text: 'This line is already invoiced and cannot be changed; void it and add a new one.',
    cause: 'a change of a line that is neither Pending nor Ready',
  },
  UPLOAD_STATE: {
    status: [409],
    text: 'The upload is not in a state that allows this.',
    cause: 'parts, completion or an abort after the upload was completed, refused or given up',
  },
  UPLOAD_EXPIRED: {
    status: [410],
    text: 'This upload has expired. Start it again.',
    cause: '24 hours after the upload was announced',
  },
  PART_CHECKSUM: {
    status: [422],
    text: 'The part did not arrive as it was sent. Send it again.',
    cause: 'the bytes have another SHA-256 than X-Part-Sha256 names',
  },
  PART_SIZE: {
    status: [422],
    text: 'Part {n} has another size than it should.',
    cause: 'a part that is not partBytes long, the last one excepted, or a number beyond partsTotal',
  },
  PART_TYPE: {
    status: [415],
    text: 'Send the part as application/octet-stream.',
    cause: 'a part of another content type',
  },
  UPLOAD_INCOMPLETE: {
    status: [422],
    text: 'Parts of the file are missing.',
    cause: 'completion before every part was sent',
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
  STORAGE_FULL: {
    status: [503],
    text: 'There is no room to store this. Nothing was saved.',
    cause: 'the server\'s disk is full; the change was taken back and may be sent again',
  },
};
