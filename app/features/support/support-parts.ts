/** The parts of the page, each with an address of its own. */
const SUPPORT_PARTS = [
  { key: 'look-up', label: 'Look up a number' },
  { key: 'tickets', label: 'Tickets' },
  { key: 'banner', label: 'Banner' },
  { key: 'jobs', label: 'Failed jobs' },
  { key: 'mails', label: 'Mails' },
  { key: 'audit', label: 'Audit' },
  { key: 'refusals', label: 'Refused pages' },
] as const;

export type SupportPart = (typeof SUPPORT_PARTS)[number]['key'];

export const supportPartOf = (asked: string | null): SupportPart =>
  SUPPORT_PARTS.find(({ key }) => key === asked)?.key ?? 'look-up';

/** The parts that somebody may open, in the order of the page. */
export const supportParts = (isOpen: (part: SupportPart) => boolean) =>
  SUPPORT_PARTS.filter(({ key }) => isOpen(key));

export type SupportParts = ReturnType<typeof supportParts>;
