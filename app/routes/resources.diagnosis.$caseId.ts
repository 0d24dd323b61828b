import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import { saveSentDiagnosis } from '#app/features/diagnosis/diagnosis.server.ts';

/** Saves the text of a diagnosis; a refusal is an answer too. */
export const action = async (args: ActionFunctionArgs) =>
  json<DiagnosisAnswer>(await saveSentDiagnosis(args), { headers: { 'Cache-Control': 'no-store' } });
