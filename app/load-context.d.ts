import '@remix-run/node';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Of this answer's content security policy. */
    nonce: string;
    requestId: string;
    /** This address has sent more logins in a minute than the limit allows. */
    tooManyLogins: boolean;
  }
}
