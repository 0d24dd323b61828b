/** Which pages of a case somebody may open from a list; the lists have rows for some of the staff who may open neither. */
export interface OpenPages {
  readonly cases: boolean;
  readonly reports: boolean;
}

export const EVERY_PAGE: OpenPages = { cases: true, reports: true };
