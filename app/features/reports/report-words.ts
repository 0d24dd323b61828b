import type { Communication, FinalReport } from '#contracts/generated/wire.ts';

export const HEADINGS: Readonly<Record<FinalReport['heading'], string>> = {
  FINAL: 'Final report',
  PRELIMINARY: 'Preliminary report',
  AMENDED: 'Amended report',
  ADDENDUM: 'Report with addendum',
};

export const CHANNEL_LABELS: Readonly<Record<Communication['channel'], string>> = {
  phone: 'By phone',
  in_person: 'In person',
  secure_message: 'By secure message',
  fax: 'By fax',
};

/** The signed file of one version; it names the case and no patient. */
export const pdfPathOf = (caseId: string, version: number): string =>
  `/files/report/${encodeURIComponent(caseId)}?version=${version}`;
