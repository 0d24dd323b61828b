/** One outline for every box that takes input, so that a form reads as one thing. */
export const controlLook = [
  'w-full min-w-0 rounded-md border border-control bg-raised px-3 text-base text-text transition-colors',
  'hover:border-muted focus-visible:outline-offset-0 aria-invalid:border-danger',
  '[&[readonly]]:bg-sunken disabled:border-border disabled:bg-sunken disabled:text-muted',
].join(' ');
