import { baseOf, hasComponents, MODIFIER_OF_COMPONENT } from './codes.ts';

export interface TypedLine {
  readonly code: string;
  readonly modifier: string | null;
  readonly specimenID: string | null;
  /** ISO day. */
  readonly dateOfService: string;
  readonly billTo: 'payer' | 'facility';
  readonly payer: string | null;
  readonly component: 0 | 1 | 2;
}

export interface LineContext {
  /** CPT codes that may be billed; null outside the US, where provinces have codes of their own. */
  readonly codes: readonly string[] | null;
  readonly payers: readonly string[];
  readonly specimenIDs: readonly string[];
  /** Codes of the other lines on the same case that are not void. */
  readonly others: readonly { readonly code: string; readonly specimenID: string | null }[];
  /** The day on which the line's specimen was taken, of a whole case the first one; null where none is known. */
  readonly collectedOn: string | null;
  readonly today: string;
}

type LineFaults = Readonly<Record<string, readonly string[]>>;

/** Every rule of a billing line that is broken, by field, in the words of the form (empty: none). */
export function lineFaults(line: TypedLine, around: LineContext): LineFaults {
  const faults: readonly (readonly [string, string | null])[] = [
    ['code', codeFault(line, around)],
    ['modifier', modifierFault(line, around)],
    ['specimenID', specimenFault(line, around)],
    ['payer', payerFault(line, around)],
    ['dateOfService', dateFault(line, around)],
  ];
  return Object.fromEntries(faults.flatMap(([field, text]) => (text === null ? [] : [[field, [text]]])));
}

function codeFault({ code, specimenID }: TypedLine, { codes, others }: LineContext): string | null {
  if (codes !== null && !codes.includes(code)) return `${code} is not a procedure code of the list`;
  const base = baseOf(code);
  const isCarried = others.some((other) => other.code === base && other.specimenID === specimenID);
  return base === null || isCarried ? null : `Add-on code ${code} needs ${base} on the same specimen.`;
}

const COMPONENT_OF_MODIFIER: Readonly<Record<string, 0 | 1>> = { '26': 0, TC: 1 };

function modifierFault({ code, modifier, component }: TypedLine, { codes }: LineContext): string | null {
  const wanted = modifier === null ? undefined : COMPONENT_OF_MODIFIER[modifier];
  if (wanted === undefined) {
    const needed = MODIFIER_OF_COMPONENT[component];
    // Canada has no modifiers; a CPT line without one that names a part is for the whole.
    return codes === null || needed === null || !hasComponents(code)
      ? null
      : `Modifier ${needed} is needed for the billing component.`;
  }
  if (!hasComponents(code)) return `Modifier ${modifier} does not apply to ${code}.`;
  return wanted === component ? null : `Modifier ${modifier} does not fit the billing component.`;
}

const specimenFault = ({ specimenID }: TypedLine, { specimenIDs }: LineContext): string | null =>
  specimenID === null || specimenIDs.includes(specimenID) ? null : `The case has no specimen ${specimenID}.`;

function payerFault({ billTo, payer }: TypedLine, { payers }: LineContext): string | null {
  if (payer !== null && !payers.includes(payer)) return 'Choose a payer of the list';
  return billTo === 'payer' && payer === null ? 'Insurance payer is required' : null;
}

function dateFault({ dateOfService }: TypedLine, { collectedOn, today }: LineContext): string | null {
  if (dateOfService > today) return 'Date of service cannot be in the future';
  return collectedOn !== null && dateOfService < collectedOn
    ? 'Date of service is before the collection date'
    : null;
}
