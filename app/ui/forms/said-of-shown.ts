/** The ticks that are said of what a page shows: what it shows later was not looked at by whoever has ticked them. */
export const SAID_OF_SHOWN: readonly string[] = ['identityConfirmed', 'siteConfirmed', 'labelsChecked'];
