import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextLink } from '../controls/text-link.tsx';
import { useListAddress } from '../lists/list-memory.ts';
import { Page } from '../page.tsx';
import { PartHeading } from './headings.tsx';

interface DetailPageProps {
  /** Names the thing: 'Case DP-2026-000042'. */
  readonly title: string;
  /** Patient and case, in sight on every height of the page. */
  readonly banner: ReactNode;
  /** What has to stay in sight below the patient. */
  readonly notice?: ReactNode;
  readonly head: DetailHeadProps;
  /** The list that it is in, and goes back to. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page about one thing: who it is about, how it stands, what can be done, and then everything else, which may be divided
 * into `Halves`.
 */
export function DetailPage({ title, banner, notice, head, back, actions, children }: DetailPageProps) {
  return (
    <>
      <StickyBanner notice={notice}>{banner}</StickyBanner>
      <Page title={title} namesThing width="halves" summary={back && <BackToList {...back} />}>
        <div className="flex flex-col gap-6">
          <DetailHead {...head} />
          {actions}
          {children}
        </div>
      </Page>
    </>
  );
}

function BackToList({ to, label }: NonNullable<DetailPageProps['back']>) {
  const list = useListAddress(to);
  return (
    <TextLink asChild>
      <Link to={list} data-print="never">
        {label}
      </Link>
    </TextLink>
  );
}

interface StickyBannerProps {
  readonly children: ReactNode;
  /** What stays in sight below, and is no part of the patient: another case may be named there. */
  readonly notice?: ReactNode;
  /** What has to be said of the page as long as it is read: it stands on each printed sheet too. */
  readonly warning?: ReactNode;
}

export function StickyBanner({ children, notice, warning }: StickyBannerProps) {
  const row = 'border-b border-border bg-raised px-4 py-2 text-sm low:py-1 low:text-xs sm:px-6 lg:px-8';
  return (
    <div data-print="each-sheet" className="sticky top-(--header-height) z-20">
      <section aria-label="Patient" className={row}>
        {children}
      </section>
      {warning}
      {notice !== undefined && (
        <div data-print="never" className={`${row} empty:hidden`}>
          {notice}
        </div>
      )}
    </div>
  );
}

export interface DetailHeadProps {
  readonly status: ReactNode;
  /** Who has it now: 'Dr. Lee'. */
  readonly holder: string | null;
  /** What happens next, and who does it. */
  readonly nextStep: string;
  /** How long there is for it: 'in 3 h', with the date below. */
  readonly clock: ReactNode;
}

/** The four things that everybody asks first. */
export function DetailHead({ status, holder, nextStep, clock }: DetailHeadProps) {
  const items = [
    { term: 'Status', detail: status },
    { term: 'Held by', detail: holder ?? 'Nobody' },
    { term: 'Next step', detail: nextStep },
    { term: 'Due', detail: clock ?? <span className="text-muted">No due time</span> },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-border bg-raised p-4 desktop:grid-cols-4">
      {items.map(({ term, detail }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          {/* A date with the long name of its zone has more room in a list than here. */}
          <dd className="font-medium [&_time]:whitespace-normal">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a detail page, with its heading. */
export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <PartHeading className="text-lg font-semibold">{title}</PartHeading>
      {children}
    </section>
  );
}
