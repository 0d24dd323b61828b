import { signedNameOf } from '#app/core/people/signed-name.ts';
import { instantText } from '#app/core/text/dates.ts';
import type { ImageSeenZodType } from '#contracts/generated/schemas/image-seen.ts';
import type { ReportSignatureZodType } from '#contracts/generated/schemas/report-signature.ts';
import type { SignatureInputZodType } from '#contracts/generated/schemas/signature-input.ts';
import program from '../../../package.json' with { type: 'json' };
import { reportPdf } from '../../documents/report-pdf.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { sha256 } from '../../store/hashes.ts';
import { newId } from '../../store/ids.ts';
import { isPassword } from '../../store/passwords.ts';
import type { FacilityRecord } from '../../store/records/records.ts';
import type { ReportContent, ReportVersionRecord, SignerRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { reportHash } from '../reports/report-content.ts';

/** The password that is typed again at the signature; wrong ones count like failed logins, so that none is guessed. */
export function requirePassword(world: World, caller: Caller, password: string, now: number): Promise<void> {
  const key = `signature ${caller.user.id}`;
  return world.lock(key, async () => {
    const wait = world.loginLimit.wait(key, now);
    if (wait !== null) throw refuse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(wait) } });
    if (await isPassword(password, caller.user.passwordHash)) return world.loginLimit.succeed(key);
    world.loginLimit.fail(key, now);
    throw refuse('PASSWORD_REQUIRED');
  });
}

/** Nobody without reading sites of their own can sign, so that nothing of this is ever printed. */
const UNKNOWN_SIGNER = {
  degrees: 'unknown',
  npi: null,
  timeZone: 'UTC',
  licenceNumbers: {},
  readingSites: [],
};

export const signerOf = (world: World, userId: string): SignerRecord =>
  world.signers.find(userId) ?? { id: userId, ...UNKNOWN_SIGNER };

export interface SignedBy {
  readonly caller: Caller;
  readonly signer: SignerRecord;
  readonly facility: FacilityRecord;
  readonly input: Pick<SignatureInputZodType, 'meaning' | 'readingSite'>;
  readonly images: readonly ImageSeenZodType[];
  /** The subsections whose slides were read under a microscope. */
  readonly readOnGlass: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const siteOf = ({ signer, input }: SignedBy): SignerRecord['readingSites'][number] => {
  const site = signer.readingSites.find(({ code }) => code === input.readingSite);
  if (site === undefined) throw new Error('the reading site was not checked');
  return site;
};

/** As About me says it and the page of the signature shows it. */
const signerNameOf = ({ user: { provider, displayName } }: Caller): string =>
  provider === null ? displayName : signedNameOf(provider);

/** The line that is printed (domain rules of the electronic signature). */
export const statementOf = ({ caller, signer, now }: Pick<SignedBy, 'caller' | 'signer' | 'now'>): string =>
  `Electronically signed by ${signerNameOf(caller)}  ` +
  instantText(new Date(now).toISOString(), signer.timeZone);

/** The signed version with its hashes, and its PDF, in which the signatures of the earlier versions stand too. Nothing is stored yet. */
export function signVersion(
  content: ReportContent,
  by: SignedBy,
  facilitySeesFromMs: number,
  earlier: readonly ReportSignatureZodType[] = [],
): { readonly record: ReportVersionRecord; readonly pdf: Uint8Array<ArrayBuffer> } {
  const { caller, signer, facility, input, images, readOnGlass, now } = by;
  const licenceNumber = signer.licenceNumbers[facility.state];
  if (licenceNumber === undefined) throw new Error('the licence was not checked');
  const text = {
    reportVersion: content.version,
    meaning: input.meaning,
    readingSite: siteOf(by),
    statement: statementOf(by),
    reportHash: reportHash(content),
    timeZone: signer.timeZone,
    licenceRegion: facility.state,
    licenceNumber,
    npi: signer.npi,
  };
  const pdf = reportPdf(content, text, { earlier, superseded: false, withCodes: false });
  const record: ReportVersionRecord = {
    id: versionId(content.caseId, content.version),
    content,
    signature: {
      ...text,
      signatureId: newId('sig'),
      reportId: content.reportId,
      pdfHash: sha256(pdf),
      signer: personRef(caller.user),
      printedName: signerNameOf(caller),
      degrees: signer.degrees,
      signedAt: new Date(now).toISOString(),
      checkedBy: ['password'],
      images: [...images],
      readOnGlass: [...readOnGlass],
      appVersion: program.version,
    },
    address: caller.address,
    device: caller.device,
    facilitySeesFrom: new Date(facilitySeesFromMs).toISOString(),
  };
  return { record, pdf };
}

export const versionId = (caseId: string, version: number): string => `${caseId}.v${version}`;

/** What the signature would print of the licence is missing: a gap of the rule 'licence'. */
export const licenceNumberFault = (
  signer: SignerRecord,
  region: string,
): Record<string, readonly string[]> =>
  signer.licenceNumbers[region] === undefined
    ? { licence: [`The number of your ${region} licence is not on record.`] }
    : {};
