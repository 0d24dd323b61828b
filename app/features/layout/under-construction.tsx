import { Construction } from 'lucide-react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';

/** Stands where a page of the menu is not built yet, so that no link leads to an error. */
export function UnderConstruction({
  title,
  headingHidden,
}: {
  readonly title: string;
  readonly headingHidden: boolean;
}) {
  return (
    <Page title={title} headingHidden={headingHidden}>
      <EmptyState icon={<Construction aria-hidden />} title="Under Construction">
        Not available yet.
      </EmptyState>
    </Page>
  );
}
