import { TargetUnreachable } from './exit-codes.ts';

/** What stands in the way of a connection, by the code that Node gives it. */
const WHY: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'nobody tells which machine has that name',
  ETIMEDOUT: 'the connection did not come about',
  UND_ERR_CONNECT_TIMEOUT: 'the connection did not come about',
  ERR_SSL_WRONG_VERSION_NUMBER: 'what listens there speaks no TLS; try http:// in place of https://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'what listens there speaks no TLS; try http:// in place of https://',
  ERR_SSL_HTTP_REQUEST: 'what listens there speaks no TLS; try http:// in place of https://',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'nobody vouches for its certificate; NODE_EXTRA_CA_CERTS may name a file that does',
  SELF_SIGNED_CERT_IN_CHAIN:
    'nobody vouches for its certificate; NODE_EXTRA_CA_CERTS may name a file that does',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'nobody vouches for its certificate; NODE_EXTRA_CA_CERTS may name a file that does',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const CUT = ['UND_ERR_SOCKET', 'ECONNRESET'];

const causeOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

const codeOf = (cause: Error): string => {
  const code: unknown = Reflect.get(cause, 'code');
  return typeof code === 'string' ? code : '';
};

/** Why a request has no answer, in words for people; what is not known here stays as the program says it. */
export function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = causeOf(error);
  const code = codeOf(cause);
  if (code.startsWith('HPE_')) return 'what listens there speaks no HTTP';
  if (CUT.includes(code)) return 'the connection was cut';
  return WHY[code] ?? (cause.message || cause.name);
}

/** Says of a server that nothing was heard of it yet, and why. */
export function unreachable(address: string, error: unknown): TargetUnreachable {
  const isCut = error instanceof Error && CUT.includes(codeOf(causeOf(error)));
  // Servers of TLS hang up on whoever speaks without it.
  const hint = isCut && address.startsWith('http:') ? '; it may want https://' : '';
  return new TargetUnreachable(`${address} cannot be reached: ${whyUnanswered(error)}${hint}`);
}
