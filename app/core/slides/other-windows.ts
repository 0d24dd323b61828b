/** What one window of the viewer tells the others of the same user; no patient data. */
export interface ViewerWindow {
  readonly caseId: string;
  /** The platform's number for the case (caseID), which people read. */
  readonly caseNumber: string;
  /** Null until a slide is open. */
  readonly imageId: string | null;
}

function onThisSlide(self: ViewerWindow, others: readonly ViewerWindow[]): string | null {
  const count = others.filter(
    ({ caseId, imageId }) => caseId === self.caseId && imageId !== null && imageId === self.imageId,
  ).length;
  if (count === 0) return null;
  return `This slide is also open in ${count === 1 ? 'another window' : `${String(count)} other windows`}.`;
}

function onOtherCases(self: ViewerWindow, others: readonly ViewerWindow[]): string | null {
  const windows = others.filter(({ caseId }) => caseId !== self.caseId);
  const [first] = windows;
  if (first === undefined) return null;
  const cases = new Set(windows.map(({ caseId }) => caseId)).size;
  if (cases > 1) return `Other windows show ${String(cases)} other cases.`;
  if (windows.length === 1) return `Another window shows case ${first.caseNumber}.`;
  return `${String(windows.length)} other windows show case ${first.caseNumber}.`;
}

/**
 * What a reader should know of the other windows; null where there is nothing to tell, such as another slide of
 * the same case. Another case goes first, since mixing up cases is the worse mistake.
 */
export function otherWindows(self: ViewerWindow, others: readonly ViewerWindow[]): string | null {
  const sentences = [onOtherCases(self, others), onThisSlide(self, others)].filter((text) => text !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}
