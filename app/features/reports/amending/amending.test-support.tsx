import type { AmendedSiteFault } from '#app/core/reports/amended-sites.ts';
import { found } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { FindingCode, OpenAmendment } from '#contracts/generated/wire.ts';
import { aReport, SIGNED_AT } from '../report.test-support.ts';
import { SigningScreen } from './signing-screen.tsx';
import { WritingScreen, type WritingScreenProps } from './writing-screen.tsx';

export const given = {
  report: aReport(),
  readerId: 'usr_demo000001',
  etag: '"v7"',
  idempotencyKey: '"key"',
  licenceFault: null,
  outcome: undefined,
};

export const write = (about: Partial<WritingScreenProps> = {}) =>
  mountPage(<WritingScreen {...given} what="Amendment" open={null} loadedAt={SIGNED_AT} {...about} />, {
    path: '/final-report/cas_1',
    search: '?step=amendment',
  });

export const site = { code: 'HOME-OH-1', name: null, place: null, clia: null };
export const signing = (
  open: OpenAmendment,
  sites = [site],
  siteFaults: readonly AmendedSiteFault[] = [],
  findings: readonly FindingCode[] = [],
  licenceFault: string | null = null,
) => (
  <SigningScreen
    {...given}
    open={open}
    siteFaults={siteFaults}
    amending={{
      open,
      findings,
      licenceFault,
      sites,
      usualSite: sites.length === 1 ? site.code : null,
      signerName: 'Dr. Me, MD',
    }}
    loadedAt={SIGNED_AT}
  />
);
export const sign = (...page: Parameters<typeof signing>) => mountPage(signing(...page));

export const area = (name: string) => found<HTMLTextAreaElement>(`textarea[name="${name}"]`);
export const typed = 'SKIN, LEFT NOSE:\n- Invented finding.';
