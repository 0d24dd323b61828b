const PLACES = [
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['YouTube', 'https://www.youtube.com/'],
  ['Bluesky', 'https://bsky.app/'],
] as const;

/** Specification 1: where else the operator is to be found, and the year. */
/** The reader's year may be another one than the server's for some hours. */
const year = () => new Date().getFullYear();

export function Footer() {
  return (
    <footer data-print="never" className="mt-auto border-t border-border bg-raised">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-sm text-muted sm:px-6 lg:px-8">
        <p suppressHydrationWarning>© {year()} Pathology Cases</p>
        <ul aria-label="Social media" className="flex flex-wrap gap-x-4">
          {PLACES.map(([name, address]) => (
            <li key={name}>
              <a
                href={address}
                rel="noreferrer"
                className="inline-flex min-h-6 items-center text-muted underline-offset-3 hover:text-text coarse:min-h-11"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
