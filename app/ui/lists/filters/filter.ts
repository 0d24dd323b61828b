import type { FoundChoices } from '../../controls/choices.ts';
import type { Choice } from '../../controls/select.tsx';

/** One way to narrow a list down; its name is the contract's. */
export type Filter =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly Choice[];
    }
  /** One of many, who are looked for by name. */
  | { readonly kind: 'one'; readonly name: string; readonly label: string; readonly choices: FoundChoices }
  /** A text that the API compares as it is; never one that could be a patient's. */
  | { readonly kind: 'text'; readonly name: string; readonly label: string; readonly hint: string }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string }
  | { readonly kind: 'day'; readonly name: string; readonly label: string };

/** What the filters of a list choose from by name, by the name of the filter. */
export type NamedChoices = Readonly<Record<string, FoundChoices>>;

/** A filter by somebody or something with a name; none where the page knows no names. */
export const oneFilter = (name: string, label: string, named: NamedChoices): readonly Filter[] => {
  const choices = named[name];
  return choices === undefined ? [] : [{ kind: 'one', name, label, choices }];
};

/** The search box of a list, whose text may stand in the address: never where it could be a patient's. */
export interface ListSearch {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** What has to be looked for elsewhere, since it may be a patient's; left out where patients have no list. */
  readonly elsewhere?: {
    readonly isMeant: (text: string) => boolean;
    readonly why: string;
    readonly label: string;
    readonly to: string;
  };
}

export const isForElsewhere = ({ elsewhere }: ListSearch, text: string): boolean =>
  elsewhere?.isMeant(text) === true;

/** An order to choose from where no heading is in sight. */
export interface SortChoice {
  readonly value: string;
  readonly label: string;
}
