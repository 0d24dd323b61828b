import '@remix-run/node';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** The nonce of this answer's content security policy. */
    nonce: string;
    requestId: string;
    /** As the socket has it; no header of the request is believed. */
    clientAddress: string;
    /** This address has sent more logins in a minute than the limit allows. */
    tooManyLogins: boolean;
  }
}
