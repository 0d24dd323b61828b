import { labels } from '#contracts/generated/labels.ts';
import { zRole } from '#contracts/generated/schemas/role.ts';
import type { Billing } from '#contracts/generated/wire.ts';
import { roleText } from '../people/role-words.ts';
import { listLabel } from '../reference/list-labels.ts';
import { dayText, instantText, millisecondsOf, NO_DATE } from './dates.ts';
import { moneyText } from './money.ts';

const ENUMERATIONS = new Map<string, Readonly<Record<string, string>>>(Object.entries(labels));
const ROLES = new Map<string, string>(zRole.options.map((role) => [role, roleText(role)]));

/** Fields that are called otherwise than their enumeration, by the end of their path without its numbers. */
const ENUMERATED: Readonly<Record<string, keyof typeof labels>> = {
  board: 'CertificationBoard',
  'boardCertifications.kind': 'CertificationKind',
  'cliaCertificate.kind': 'CliaCertificateKind',
  experienceYears: 'SignOutExperience',
  'readingSites.kind': 'ReadingPlaceKind',
  subspecialties: 'Subspecialty',
  wsiExperienceYears: 'WholeSlideExperience',
};

const TICKS: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

function wordsOfField(field: string): Readonly<Record<string, string>> | undefined {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const name = parts.at(-1) ?? '';
  const called = ENUMERATED[parts.slice(-2).join('.')] ?? ENUMERATED[name];
  return ENUMERATIONS.get(called ?? name.charAt(0).toUpperCase() + name.slice(1));
}

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
  const ticked = TICKS[value];
  if (ticked !== undefined) return ticked;
  const words = wordsOfField(field);
  return value
    .split(', ')
    .map((one) =>
      words !== undefined && Object.hasOwn(words, one) ? (words[one] ?? one) : dateOf(one, timeZone),
    )
    .join(', ');
}

function dateOf(text: string, timeZone: string): string {
  if (dayText(text) !== NO_DATE) return dayText(text);
  return millisecondsOf(text) === null ? text : instantText(text, timeZone);
}
