import { Link } from '@remix-run/react';
import { caseFormPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';

export interface OpenDraft {
  readonly id: string;
  readonly accession: string | null;
  readonly patient: string;
}

/** Drafts that somebody of the facility has begun: a new one is not what most people come for then. */
export function OpenDrafts({ drafts }: { readonly drafts: readonly OpenDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Unfinished drafts" className="rounded-md border border-border bg-sunken px-4 py-3">
      <h2 className="text-sm font-semibold">Unfinished drafts</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {drafts.map(({ id, accession, patient }) => (
          <li key={id} className="inline-flex min-h-6 items-center">
            <TextLink asChild>
              <Link to={caseFormPathOf(id, 'patient')}>
                {patient || 'No patient yet'} · {accession ?? 'no accession number'}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
