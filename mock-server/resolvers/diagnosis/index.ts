import type { ResolverTable } from '../../http/call.ts';
import { amendCase } from './amendment.ts';
import { withdrawAmendment } from './amendment-withdrawal.ts';
import { getClinicalInfo, updateClinicalInfo } from './clinical-info.ts';
import { getLastPlace, keepLastPlace } from './last-place.ts';
import { getPrimaryDiagnosis, savePrimaryDiagnosis } from './primary-diagnosis.ts';
import { getReportPreview } from './report-preview.ts';
import { recallReport } from './report-recall.ts';
import { signOutCase } from './sign-out.ts';
import {
  createTextTemplate,
  deleteTextTemplate,
  getTextTemplate,
  listTextTemplates,
  updateTextTemplate,
} from './text-templates.ts';

export const diagnosisResolvers = {
  amendCase,
  withdrawAmendment,
  getClinicalInfo,
  updateClinicalInfo,
  getPrimaryDiagnosis,
  savePrimaryDiagnosis,
  getLastPlace,
  keepLastPlace,
  getReportPreview,
  signOutCase,
  recallReport,
  listTextTemplates,
  createTextTemplate,
  getTextTemplate,
  updateTextTemplate,
  deleteTextTemplate,
} satisfies ResolverTable;
