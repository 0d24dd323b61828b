/** Whom and which case something names. */
interface Named {
  readonly caseId: string;
  readonly userId: string;
  readonly patient: { readonly lastName: string; readonly firstName: string; readonly birthDate: string };
}

/** Whether what the server told is about the very case, patient and reader of the page that asked. */
export function isOfThisCase(told: Named, here: Named): boolean {
  return (
    told.caseId === here.caseId &&
    told.userId === here.userId &&
    told.patient.lastName === here.patient.lastName &&
    told.patient.firstName === here.patient.firstName &&
    told.patient.birthDate === here.patient.birthDate
  );
}
