/** A kind of things that pages keep in a browser, of which each person has their own. */
export interface KeptKind {
  /** What its names in the storage begin with. */
  readonly kind: string;
  /** Whether it goes when another person logs in. */
  readonly goesWithOthers: boolean;
  /** What of it goes when its person logs out. */
  readonly goesAtLogout: 'all' | 'what the server has' | 'nothing';
  /** Somebody has written it, and hears at the logout that it is still here. */
  readonly isWritten: boolean;
}

/** What pages keep in local storage, and what ends it: whatever writes one of these takes its name from here. */
export const KEPT_KINDS = {
  /** Drafts of the case form (specification 3.4). */
  drafts: {
    kind: 'case-creation',
    goesWithOthers: true,
    goesAtLogout: 'what the server has',
    isWritten: true,
  },
  /** What was typed into any other form. */
  forms: { kind: 'typed', goesWithOthers: true, goesAtLogout: 'nothing', isWritten: true },
  /** The text of a report, until the server has it: nothing else of it is ever kept here. */
  reports: { kind: 'diagnosis', goesWithOthers: false, goesAtLogout: 'nothing', isWritten: true },
  /** The specified form of rulers, which is written beside the marks while a session lasts (specification 3.8). */
  boxes: { kind: 'ruler-boxes', goesWithOthers: true, goesAtLogout: 'all', isWritten: false },
  /** Slides that were on their way, to be gone on with. */
  uploads: { kind: 'case-uploads', goesWithOthers: true, goesAtLogout: 'nothing', isWritten: false },
  /** Which tissue of a case its reader has seen. */
  seenSlides: { kind: 'seen-slides', goesWithOthers: true, goesAtLogout: 'nothing', isWritten: false },
} as const satisfies Readonly<Record<string, KeptKind>>;

/** The last visit of a viewer, one for each tab (specification 2.8); it goes with its person at a logout, and with others. */
export const VIEWER_STATE = 'viewerState';

/** Files that were chosen for a case; those that the server has go at a logout, and all of them with others. */
export const CASE_FILE = 'case-file';

/** What a visitor has typed into a form of registration, in the tab; it goes with whoever logs in there, as it says of nobody whose it is. */
export const VISITOR_DRAFT = 'registration-draft';
