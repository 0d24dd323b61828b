import type { ZodType } from 'zod';
import { typedDay } from '../calendar/typed-day.ts';
import { npiError } from '../forms/npi.ts';
import { plainText } from '../forms/plain-text.ts';
import { dayText } from '../text/dates.ts';
import { SLIDE_COUNT } from './slide-rules.ts';

/** The fields of one part of the form with the schema of each. */
export type Shape = Readonly<Record<string, ZodType>>;

const DAYS: ReadonlySet<string> = new Set([
  'birthDate',
  'shippedOn',
  'specimenCollectionDate',
  'receivedDate',
]);
const NUMBERS: ReadonlySet<string> = new Set([
  'slidesSent',
  'blocksSent',
  'billingComponent',
  'totalNumberSlides',
  'slideCount',
]);
const TICKS: ReadonlySet<string> = new Set(['historyNotProvided', 'otherClinicalTicked']);
/** Choices that a form always has. */
const ALWAYS: Readonly<Record<string, string>> = { priority: 'Routine', caseRelation: 'Standalone' };

interface ReadValue {
  /** As the API takes it; null for an empty field and for one that it would refuse. */
  readonly value: unknown;
  /** Why it would refuse it. */
  readonly fault: string | null;
}

/** A text as the form keeps it: browsers post each end of a line as two characters. */
export const keptText = (typed: string): string => plainText(typed.replaceAll('\r\n', '\n'));

/** What was typed into a field of this name, as a value of its schema. */
export function readValue(key: string, typed: string, schema: ZodType): ReadValue {
  if (TICKS.has(key)) return { value: typed === 'on', fault: null };
  const text = keptText(typed);
  if (text === '') return { value: ALWAYS[key] ?? null, fault: null };
  const value = valueOf(key, text);
  if (value !== null && schema.safeParse(value).success) return { value, fault: null };
  return { value: ALWAYS[key] ?? null, fault: faultOf(key, text) };
}

function valueOf(key: string, text: string): unknown {
  if (DAYS.has(key)) return typedDay(text);
  if (NUMBERS.has(key)) return /^\d{1,6}$/.test(text) ? Number(text) : null;
  return text;
}

/** Where the contract holds a rule of the form itself, so that the rule never sees what breaks it. */
const RULES: Readonly<Record<string, (text: string) => string | null>> = {
  totalNumberSlides: () => 'Enter a number from 1 to 200',
  slideCount: () => SLIDE_COUNT,
  submittingPhysicianNpi: npiError,
};

function faultOf(key: string, text: string): string {
  const told = RULES[key]?.(text) ?? null;
  if (told !== null) return told;
  if (DAYS.has(key)) return 'Enter a valid date';
  if (NUMBERS.has(key)) return 'Enter a whole number';
  if (key === 'collectionTime') return 'Enter a time such as 14:30';
  return `This is too long to be kept (${text.length} characters), or it is none of the choices`;
}

/** A value of the API as a person would type it. */
export function typedText(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return DAYS.has(key) ? dayText(value) : value;
}
