export interface BillableSubsection {
  /** As its facility named it; where it did not, it stands in front of any hyphen of the slide ('A1-20' is of A1). */
  readonly block?: string | null | undefined;
  readonly displayId: string | null;
  readonly slideType: string;
  readonly stain: string | null;
  readonly isRequested: boolean;
}

export interface BillableSpecimen {
  readonly specimenID: string;
  readonly specimenType: string;
  readonly bodysite: string | null;
  readonly subsections: readonly BillableSubsection[];
}

/** What the billing rules look at (domain rules of billing lines). */
export interface BillableCase {
  readonly type: 'PrimaryDiagnosis' | 'Consultation';
  readonly component: 0 | 1 | 2;
  readonly country: string;
  /** Code of the facility's state or province. */
  readonly region: string;
  /** A name of the payer list; null where the facility pays or nothing is known. */
  readonly payer: string | null;
  /** Codes of the requisition, which does not say of which specimen they are. */
  readonly icd10: readonly string[];
  /** Codes of the findings; null where one is of the whole case. */
  readonly findings: readonly { readonly specimenID: string | null; readonly code: string }[];
  readonly specimens: readonly BillableSpecimen[];
  /** Markers that the report gives a score for. */
  readonly scored: readonly { readonly specimenID: string; readonly stain: string }[];
  /** A consultation on all records and specimens, ticked by the provider. */
  readonly fullRecordsReviewed: boolean;
}

export interface BillingLine {
  /** Null where the line is for the whole case. */
  readonly specimenID: string | null;
  readonly code: string;
  readonly units: number;
  readonly modifier: '26' | 'TC' | null;
  /** A sentence without patient or diagnosis. */
  readonly why: string;
}
