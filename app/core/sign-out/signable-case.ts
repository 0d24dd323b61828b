import type { PickupProvider } from '../cases/pickup.ts';
import type { StandingMark } from '../citing/cited-gaps.ts';

interface SignableImage {
  readonly imageId: string;
  /** Opened by the signer at the version that is shown now. */
  readonly isOpened: boolean;
  /** The image came after the reader took the case, of an order or as a rescan. */
  readonly isNew: boolean;
}

export interface SignableSubsection {
  readonly id: string;
  readonly requireRescan: boolean;
  /** The slides of the specimen were read under a microscope instead. */
  readonly isReadOnGlass: boolean;
  /** The facility added the specimen after the sending, and not all of its images are here yet. */
  readonly awaitsImages: boolean;
  readonly images: readonly SignableImage[];
}

export interface SignableSpecimen {
  readonly specimenID: string;
  readonly bodysite: string | null;
  readonly subsite: string | null;
  /** The other places that the reference list knows of this body site. */
  readonly otherSubsites: readonly string[];
  readonly laterality: string | null;
  readonly specimenType: string;
  readonly subsections: readonly SignableSubsection[];
  /** Empty until written. */
  readonly text: string;
  /** Why the text's site or side is right although it differs from the fields. */
  readonly siteConfirmedReason: string | null;
}

export interface SignableSynoptic {
  readonly specimenID: string;
  /** The name of the list that its lines are from. */
  readonly template: string;
  readonly elements: readonly { readonly element: string; readonly response: string }[];
  readonly notApplicableReason: string | null;
}

/** Everything that the sign-out checklist looks at (domain rules of sign-out). */
export interface SignableCase {
  readonly isConsultation: boolean;
  readonly country: string;
  /** Orders, rescans or questions wait for an answer. */
  readonly hasOpenRequests: boolean;
  readonly gross: string | null;
  readonly microscopic: string | null;
  readonly comment: string | null;
  /** Everything that is written of the consultation during the operation. */
  readonly intraoperative: string | null;
  readonly seeDiagnosis: boolean;
  readonly specimens: readonly SignableSpecimen[];
  readonly synoptic: readonly SignableSynoptic[];
  readonly findings: readonly { readonly code: string; readonly specimenID: string | null }[];
  /** Every text that may cite a mark of a slide, and the marks that have a number. */
  readonly citing: { readonly texts: readonly string[]; readonly marks: readonly StandingMark[] };
  /** The pictures that the report is to show; one whose slide was scanned again since shows what the case has no more. */
  readonly keyImages: readonly { readonly isReplaced: boolean }[];
  readonly urgent: {
    readonly isUrgent: boolean | null;
    /**
     * ISO day of the communication in the facility's zone, whether its moment is still to come, whether that day lies before
     * any specimen was taken, and the note that a later day needs.
     */
    readonly communication: {
      readonly toldOn: string;
      readonly isAhead: boolean;
      readonly isEarly: boolean;
      readonly note: string | null;
    } | null;
  };
  readonly review: 'not-needed' | 'done' | 'waiting' | 'unsettled';
  /** The licences of the signer; one for `region` has to be valid. */
  readonly licences: PickupProvider['licences'];
  readonly region: string;
  /** ISO day in the facility's zone. */
  readonly today: string;
}
