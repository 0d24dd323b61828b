import { screens } from '#app/core/access/screens.ts';
import type { Case } from '#contracts/generated/wire.ts';

/** What a link to the slides hands over. Back goes back in the history, so the table's path is enough. */
export const slideState = ({ id, version }: Pick<Case, 'id' | 'version'>) => ({
  caseId: id,
  version,
  from: screens.primaryDiagnosisCase.path,
});
