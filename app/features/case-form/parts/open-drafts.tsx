import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { caseFormPathOf } from '#app/core/cases/case-links.ts';
import { begunText, draftPatientName } from '#app/core/people/draft-words.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { CaseDraftFacts } from '#contracts/generated/wire.ts';

interface OpenDraft extends CaseDraftFacts {
  readonly id: string;
  readonly accession: string | null;
}

/** The first drafts of a facility, and how many it has. */
export interface OpenDraftsShown {
  readonly items: readonly OpenDraft[];
  readonly total: number;
}

/** Drafts that somebody of the facility has begun: a new one is not what most people come for then. */
export function OpenDrafts({ drafts }: { readonly drafts: OpenDraftsShown | 'unread' }) {
  const timeZone = useTimeZone();
  // Said in place of nothing, since whoever sees no draft of a case begins it a second time.
  if (drafts === 'unread')
    return (
      <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
        Unfinished drafts could not be read. Load the page again before you begin a case that may be a draft
        already.
      </p>
    );
  const { items, total } = drafts;
  if (items.length === 0) return null;
  return (
    <section aria-label="Unfinished drafts" className="rounded-md border border-border bg-sunken px-4 py-3">
      <h2 className="text-sm font-semibold">Unfinished drafts</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {items.map((draft) => (
          <li key={draft.id}>
            <TextLink asChild>
              <Link to={caseFormPathOf(draft.id, 'patient')} className="inline-flex min-h-6 items-center">
                {draftPatientName(draft) ?? 'No name yet'} · {draft.accession ?? 'no accession number'}
              </Link>
            </TextLink>
            <span className="block text-xs text-muted">{begunText(draft, timeZone)}</span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <TextLink asChild className="mt-1 text-sm">
          <Link to={`${screens.sendOutCases.path}?status=Draft`}>All {total} drafts in Send-Out Cases</Link>
        </TextLink>
      )}
    </section>
  );
}
