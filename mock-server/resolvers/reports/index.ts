import type { ResolverTable } from '../../call.ts';
import { amendCase } from './amendment.ts';
import { exportBillings } from './billing-export.ts';
import { getBilling, listBillings } from './billing-list.ts';
import { issueBilling, recordPayment, reopenBilling, voidBilling } from './billing-moves.ts';
import { createBilling, updateBilling } from './billing-writes.ts';
import { getClinicalInfo, updateClinicalInfo } from './clinical-info.ts';
import { getPrimaryDiagnosis, savePrimaryDiagnosis } from './primary-diagnosis.ts';
import { listReports } from './report-list.ts';
import { getFinalReport, getFinalReportPdf } from './report-reads.ts';
import { signOutCase } from './sign-out.ts';

export const reportResolvers = {
  getClinicalInfo,
  updateClinicalInfo,
  getPrimaryDiagnosis,
  savePrimaryDiagnosis,
  signOutCase,
  amendCase,
  listReports,
  getFinalReport,
  getFinalReportPdf,
  listBillings,
  createBilling,
  exportBillings,
  getBilling,
  updateBilling,
  issueBilling,
  recordPayment,
  reopenBilling,
  voidBilling,
} satisfies ResolverTable;
