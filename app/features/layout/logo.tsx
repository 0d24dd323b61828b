import { Link } from '@remix-run/react';

function Mark() {
  return (
    <span className="flex items-center gap-2 font-semibold tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none">
        <rect x="1" y="4" width="22" height="16" rx="2.5" className="stroke-accent" strokeWidth="1.75" />
        <path d="M6.5 4v16" className="stroke-accent" strokeWidth="1.75" />
        <circle cx="15" cy="12" r="4" className="fill-accent" fillOpacity=".25" />
        <circle cx="15.6" cy="11.4" r="1.5" className="fill-accent" />
      </svg>
      <span className="hidden sm:inline">Pathology Cases</span>
    </span>
  );
}

/** Leads home only when nobody is logged in; for a logged-in person it is no link (specification 2.1). */
export function Logo({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  if (isLoggedIn) return <Mark />;
  return (
    <Link to="/" aria-label="Pathology Cases, home" className="rounded-md">
      <Mark />
    </Link>
  );
}
