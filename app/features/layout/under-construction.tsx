import { Construction } from 'lucide-react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';

/** Stands where a page of the menu is not built yet, so that no link leads to an error. */
export function UnderConstruction({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <EmptyState icon={<Construction aria-hidden />} title="Under Construction">
        Not available yet.
      </EmptyState>
    </Page>
  );
}
