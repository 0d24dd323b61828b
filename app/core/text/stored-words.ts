import { labels } from '#contracts/generated/labels.ts';
import { zRole } from '#contracts/generated/schemas/role.ts';
import type { Billing } from '#contracts/generated/wire.ts';
import { MODIFIER_TEXTS } from '../billing/line-name.ts';
import { roleText } from '../people/role-words.ts';
import { listLabel } from '../reference/list-labels.ts';
import { dayText, instantText, millisecondsOf, NO_DATE } from './dates.ts';
import { moneyText } from './money.ts';

type Words = Readonly<Record<string, string>>;

const ENUMERATIONS = new Map<string, Words>(Object.entries(labels));

/** Fields that are called otherwise than what they are chosen from; what several records call alike has the words of each. */
const CHOSEN_FROM: Readonly<Record<string, Words>> = {
  board: labels.CertificationBoard,
  component: labels.BillingComponent,
  experienceYears: labels.SignOutExperience,
  kind: { ...labels.CertificationKind, ...labels.OwnReadingSiteKind, ...labels.CliaCertificateKind },
  leadStatus: { ...labels.AccountLeadStatus, ...labels.EnquiryLeadStatus },
  modifier: MODIFIER_TEXTS,
  source: labels.BillingSource,
  status: { ...labels.UserStatus, ...labels.BillingStatus },
  subspecialties: labels.Subspecialty,
  wsiExperienceYears: labels.WholeSlideExperience,
};

const YES_OR_NO = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
]);

const wordsOf = (name: string): Words | undefined =>
  Object.hasOwn(CHOSEN_FROM, name)
    ? CHOSEN_FROM[name]
    : ENUMERATIONS.get(name.charAt(0).toUpperCase() + name.slice(1));

const ROLES = new Map<string, string>(zRole.options.map((role) => [role, roleText(role)]));

/** What a page shows of a field that it does not know by name: `staffRole` may be called as its enumeration, `StaffRole`. Money has the currency of its record. */
export function storedWords(
  field: string,
  value: string,
  timeZone: string,
  currency: Billing['currency'] | null = null,
): string {
  const name = field.split('.').at(-1) ?? '';
  if (name === 'payer') return listLabel(value);
  if (currency !== null && name.endsWith('Cents')) return moneyText(Number(value), currency);
  if (name === 'role') return ROLES.get(value) ?? value;
  const words = wordsOf(name);
  const wordOf = (one: string): string =>
    words !== undefined && Object.hasOwn(words, one) ? (words[one] ?? one) : dateOf(one, timeZone);
  return YES_OR_NO.get(value) ?? value.split(', ').map(wordOf).join(', ');
}

function dateOf(text: string, timeZone: string): string {
  if (dayText(text) !== NO_DATE) return dayText(text);
  return millisecondsOf(text) === null ? text : instantText(text, timeZone);
}
