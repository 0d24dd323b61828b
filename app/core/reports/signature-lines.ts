import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport, ReportSignature } from '#contracts/generated/wire.ts';

export type ShownSignature = Pick<
  ReportSignature,
  'reportVersion' | 'statement' | 'meaning' | 'licenceRegion' | 'licenceNumber' | 'npi' | 'readingSite'
>;

/** A reading site as copies of a report print it: by its name, or its code where it has none, and where it lies. */
export const printedSite = ({ name, code, place }: ReportSignature['readingSite']): string =>
  [name ?? code, place].filter((part) => part !== null).join(', ');

/** What every copy of a report says of a signature, the screen and the file (domain 5.2). */
export const signatureLines = ({
  statement,
  meaning,
  licenceRegion,
  licenceNumber,
  npi,
  readingSite,
}: ShownSignature): readonly string[] => [
  statement,
  labels.SignatureMeaning[meaning],
  `Licence ${licenceRegion} ${licenceNumber}${npi === null ? '' : `, NPI ${npi}`}`,
  `Signed at: ${printedSite(readingSite)}`,
];

/** The lines under an addendum or amendment; its own statement where its signature is not at hand. */
export function addendumSignatureLines(
  { version, statement }: Pick<FinalReport['addenda'][number], 'version' | 'statement'>,
  signatures: readonly ShownSignature[],
): readonly string[] {
  const own = signatures.find(({ reportVersion }) => reportVersion === version);
  return own === undefined ? [statement] : signatureLines(own);
}
