import type { Choice } from '../controls/select.tsx';

/** One way to narrow a list down; its name is the contract's. */
export type Filter =
  | {
      readonly kind: 'choices';
      readonly name: string;
      readonly label: string;
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string }
  | { readonly kind: 'day'; readonly name: string; readonly label: string };

/** The search box of a list, whose text may stand in the address: never where it could be a patient's. */
export interface ListSearch {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
}

/** An order to choose from where no heading is in sight. */
export interface SortChoice {
  readonly value: string;
  readonly label: string;
}
