import { Page } from '#app/ui/page.tsx';
import { ChartParts } from './chart-parts.tsx';
import { DetailParts } from './detail-parts.tsx';
import { FormParts, type FormPartsProps } from './form-parts.tsx';
import { KitSection } from './kit-section.tsx';
import { ListParts } from './list-parts.tsx';

/** Every part of the screens in every state, to be looked at. */
export function KitPage(form: FormPartsProps) {
  return (
    <Page
      title="Parts of the screens"
      summary="Everything on this page is invented: the people, the cases and the numbers."
    >
      <div className="flex flex-col gap-10">
        <KitSection title="Lists">
          <ListParts />
        </KitSection>
        <FormParts {...form} />
        <DetailParts idempotencyKey={form.idempotencyKey} />
        <ChartParts />
      </div>
    </Page>
  );
}
