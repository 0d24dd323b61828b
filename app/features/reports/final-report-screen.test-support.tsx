import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { FinalReportScreen, type FinalReportScreenProps } from './final-report-screen.tsx';
import { aReport, SIGNED_AT } from './report.test-support.ts';

export async function showReport(about: Partial<FinalReportScreenProps> = {}): Promise<void> {
  const element = (
    <FinalReportScreen
      report={aReport()}
      role="Provider"
      readerId="usr_demo000001"
      etag={'"v7"'}
      mayRecall={false}
      mayBill={false}
      hasSlides
      amending={null}
      amendments={[]}
      idempotencyKey={'"key"'}
      loadedAt={SIGNED_AT}
      outcome={undefined}
      {...about}
    />
  );
  await mountPage(element);
}

export const headings = () => [...document.querySelectorAll('h2')].map(textOf);
