/**
 * The ticks that are said of what a page shows: what it shows later was not looked at by whoever has ticked them. A refusal
 * of a stale version does not give them back, nor does a reload or the next login.
 */
export const SAID_OF_SHOWN: readonly string[] = [
  'identityConfirmed',
  'siteConfirmed',
  'numberConfirmed',
  'labelsChecked',
  'confirmOtherPatient',
  'confirmed',
];
