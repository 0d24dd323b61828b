import { loadCaseFile } from '#app/features/clinical/clinical.server.ts';

export const loader = loadCaseFile;
