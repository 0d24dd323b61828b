const NOTE = 'first-code-lost';

interface FirstCodeNoteProps {
  readonly nonce: string | undefined;
  /** The event that the first code sends to the window. */
  readonly came: string;
}

/** Says of a page whose code did not come that its buttons do nothing. Stands in the page before the code is asked for. */
export const FirstCodeNote = ({ nonce, came }: FirstCodeNoteProps) => (
  <>
    <p
      id={NOTE}
      role="alert"
      hidden
      className="fixed inset-x-0 top-0 z-50 border-b border-danger bg-danger-soft px-4 py-3 text-center font-medium text-danger"
    >
      A part of this page did not load, and some of its buttons do nothing. {/* The same address, by GET. */}
      <a href="" className="underline">
        Load the page again
      </a>
    </p>
    {/* The browser hides the nonce from the page. */}
    <script src="/first-code.js" nonce={nonce} data-note={NOTE} data-came={came} suppressHydrationWarning />
  </>
);
