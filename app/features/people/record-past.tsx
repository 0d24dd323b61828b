import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { changesInWords } from '#app/core/text/record-changes.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ChangeFeed } from '#app/ui/detail/change-feed.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { RecordChange, RecordLink, RecordLinks } from '#contracts/generated/wire.ts';

export interface Past {
  readonly changes: readonly RecordChange[] | 'unread' | null;
  readonly links: RecordLinks | 'unread' | null;
}

const LISTS = {
  listUsers: { path: screens.users.path, one: 'user', many: 'users' },
  listCases: { path: screens.cases.path, one: 'case', many: 'cases' },
  listBillings: { path: screens.billings.path, one: 'billing line', many: 'billing lines' },
} as const satisfies Readonly<Record<RecordLink['operation'], unknown>>;

/** The list that shows exactly what is linked. The page fixes its own view, so the address does not name it. */
function addressOf({ operation, query: { view: _view, ...query } }: RecordLink): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return `${LISTS[operation].path}?${search.toString()}`;
}

/** What is linked to a record, and what was changed of it. */
export function RecordPast({ past: { changes, links } }: { readonly past: Past }) {
  const timeZone = useTimeZone();
  const known = links === 'unread' ? null : links;
  const linked = [known?.users, known?.cases, known?.bills].filter((link) => link != null);
  return (
    <>
      {links === 'unread' && (
        <DetailSection title="Linked">
          <p className="text-muted">What is linked could not be read. Load the page again.</p>
        </DetailSection>
      )}
      {linked.length > 0 && (
        <DetailSection title="Linked">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {linked.map((link) => (
              <li key={link.operation}>
                <TextLink asChild>
                  <Link to={addressOf(link)}>
                    {link.total} {LISTS[link.operation][link.total === 1 ? 'one' : 'many']}
                  </Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {changes !== null && (
        <DetailSection title="History">
          <ChangeFeed changes={changes === 'unread' ? changes : changesInWords(changes, timeZone)} />
        </DetailSection>
      )}
    </>
  );
}
