import { createContext, useContext, useState } from 'react';
import type { EarlierText } from '#app/core/diagnosis/earlier-texts.ts';
import type { tellsWhose } from '#app/core/sign-out/other-patients.ts';
import type { ListedSite } from '#app/core/sign-out/site-words.ts';
import type { TextTemplate } from '#contracts/generated/wire.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What helps with writing and ordering: the reader's templates and the lists to choose from. */
export interface WritingAids {
  readonly templates: readonly TextTemplate[];
  readonly codes: readonly Choice[];
  readonly stains: readonly string[];
  /** The body sites with their places, for what a text says of another one. */
  readonly bodySites: readonly ListedSite[];
}

type ShownCase = Parameters<typeof tellsWhose>[1];

interface AidsHere extends WritingAids {
  readonly subspecialty: string | null;
  readonly earlier: readonly EarlierText[];
  /** The case that is written about; null where none is. */
  readonly ofCase: ShownCase | null;
  /** Called with all templates of the reader after they have changed one. */
  readonly changeTemplates: (templates: readonly TextTemplate[]) => void;
}

export const NO_AIDS: AidsHere = {
  templates: [],
  codes: [],
  stains: [],
  bodySites: [],
  subspecialty: null,
  earlier: [],
  ofCase: null,
  changeTemplates: () => undefined,
};

const AidsContext = createContext<AidsHere>(NO_AIDS);

export const AidsProvider = AidsContext.Provider;
export const useAids = (): AidsHere => useContext(AidsContext);

/**
 * The aids of one case, with the reader's templates as they are after each change of them. The page is not read again for
 * that: nothing may come between a reader and a text that is being written.
 */
export function useAidsHere(
  aids: WritingAids,
  ofCase: ShownCase & Pick<AidsHere, 'subspecialty'>,
  earlier: readonly EarlierText[],
): AidsHere {
  const { subspecialty } = ofCase;
  const [templates, changeTemplates] = useState<readonly TextTemplate[] | null>(null);
  return { ...aids, templates: templates ?? aids.templates, subspecialty, earlier, ofCase, changeTemplates };
}
