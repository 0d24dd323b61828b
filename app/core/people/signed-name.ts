import { zDegree } from '#contracts/generated/schemas/degree.ts';

interface Signing {
  readonly printedName: string;
  readonly degree: string;
}

const OTHER = zDegree.enum.Other;
const DEGREES: readonly string[] = zDegree.options.filter((degree) => degree !== OTHER);

/**
 * The name that a report is signed under: as its owner has written it, with the degree on record where they have written
 * none. Who holds another degree than those of the list writes it themselves.
 */
export function signedNameOf({ printedName, degree }: Signing): string {
  const [, ...after] = printedName.replaceAll('.', '').split(/[\s,/]+/);
  const isNamed = after.some((word) => word === degree || DEGREES.includes(word));
  return isNamed || degree === OTHER ? printedName : `${printedName}, ${degree}`;
}
