import type { ResolverTable } from '../../http/call.ts';
import { amendCase } from './amendment.ts';
import { getClinicalInfo, updateClinicalInfo } from './clinical-info.ts';
import { getPrimaryDiagnosis, savePrimaryDiagnosis } from './primary-diagnosis.ts';
import { signOutCase } from './sign-out.ts';

export const diagnosisResolvers = {
  amendCase,
  getClinicalInfo,
  updateClinicalInfo,
  getPrimaryDiagnosis,
  savePrimaryDiagnosis,
  signOutCase,
} satisfies ResolverTable;
