import { useNavigation } from '@remix-run/react';

/** Says that another page is on its way; the one that is left stays readable until it is there. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div
      role="status"
      aria-live="polite"
      data-print="never"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5"
    >
      {state === 'loading' && (
        <>
          <span className="sr-only">Loading page</span>
          <span aria-hidden className="block h-full w-full animate-pulse bg-accent" />
        </>
      )}
    </div>
  );
}
