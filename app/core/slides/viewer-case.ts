import type { EnteredScale } from './scale.ts';

type Maybe<T> = T | null | undefined;
type Id = string | number;

/** The fields of specification 3.7, as loosely as older records hold them. */
export interface CaseImage {
  readonly imageId?: Maybe<string>;
  readonly checksum?: Maybe<string>;
  readonly fileName?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly fileContent?: Maybe<string>;
  readonly enteredScale?: Maybe<EnteredScale>;
}

export interface CaseSubsection {
  readonly id?: Maybe<Id>;
  readonly displayId?: Maybe<Id>;
  readonly slideType?: Maybe<string>;
  readonly slideCount?: Maybe<number>;
  readonly facilityId?: Maybe<Id>;
  readonly stain?: Maybe<string>;
  readonly isRequested?: Maybe<boolean>;
  readonly requireRescan?: Maybe<boolean>;
  readonly requireRescanReason?: Maybe<string>;
  readonly images?: Maybe<readonly CaseImage[]>;
}

export interface CaseSpecimen {
  readonly specimenID?: Maybe<Id>;
  readonly id?: Maybe<Id>;
  readonly facilitySpecimenID?: Maybe<Id>;
  readonly bodysite?: Maybe<string>;
  readonly subsite?: Maybe<string>;
  readonly specimenType?: Maybe<string>;
  readonly totalNumberSlides?: Maybe<number>;
  readonly specimenCollectionDate?: Maybe<string>;
  readonly collectionTime?: Maybe<string>;
  readonly subsections?: Maybe<readonly CaseSubsection[]>;
}

/** What the wire's viewer case has to fit; only the slides matter here. */
export interface SlideCase {
  readonly slides?: Maybe<readonly CaseSpecimen[]>;
}

/** The first of the values with something in it; empty text says as little as none. */
export function firstText(...values: readonly Maybe<Id>[]): string | null {
  for (const value of values) {
    const text = String(value ?? '').trim();
    if (text !== '') return text;
  }
  return null;
}

const isList = <T>(value: Maybe<readonly T[]>): value is readonly T[] => Array.isArray(value);

/** Records of older systems hold other things here than lists, whatever their type says. */
export const listOf = <T>(value: Maybe<readonly T[]>): readonly T[] => (isList(value) ? value : []);
