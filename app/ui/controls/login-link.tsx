export interface LoginAsked {
  /** The address of the login, with the way back. */
  readonly address: string;
  /** What is not saved yet is found again after the login. */
  readonly isKept: boolean;
}

/** The browser's own question says that changes may be lost, which is untrue of what it has kept. */
const leaveUnasked = (): void =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });

/** Leads to the login, and from there back to this page. */
export function LoginLink({ address, isKept }: LoginAsked) {
  return (
    <a href={address} className="shrink-0 font-medium underline" onClick={isKept ? leaveUnasked : undefined}>
      Log in
    </a>
  );
}
