import type { FinalReportZodType } from '#contracts/generated/schemas/final-report.ts';
import type { ReportVersionZodType } from '#contracts/generated/schemas/report-version.ts';
import { patientLine, verifyCodeOf } from '../../documents/report-pdf.ts';
import type { Caller } from '../../http/authentication.ts';
import { etagOf } from '../../rules/versions.ts';
import { pictureUrl, type Signing } from '../../slides/slide-addresses.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportContent, ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { presentImages } from '../cases/case-forms.ts';
import { visibleVersions } from '../diagnosis/case-sight.ts';
import { earlierSignatures } from './report-versions.ts';

type Reading = Signing & { readonly world: World; readonly caller: Caller };

/** A signed version as the wire has it; a codes list on the billing copy only. */
export function reportForm(
  reading: Reading,
  aCase: CaseRecord,
  { content, signature }: ReportVersionRecord,
  withCodes: boolean,
): FinalReportZodType {
  const versions = visibleVersions(reading.world, reading.caller, aCase.id, reading.now);
  const latestVersion = versions.at(-1)?.content.version ?? content.version;
  return {
    ...content,
    etag: etagOf(content),
    latestVersion,
    superseded: content.version < latestVersion,
    reportState: aCase.reportState,
    postSignOut: aCase.postSignOut,
    sharedAt: null,
    images: imagesOf(reading, aCase, content),
    codes: withCodes ? content.codes : null,
    signature,
    earlierSignatures: earlierSignatures(reading.world, content),
    versions: versions.map((one) => versionOf(one, latestVersion)).toReversed(),
    footer: footerOf(content, signature.reportHash),
  };
}

/** What is shown before anybody signed: version 0. */
export const preliminaryForm = (
  reading: Reading,
  aCase: CaseRecord,
  content: ReportContent,
  sharedAt: string,
): FinalReportZodType => ({
  ...content,
  etag: etagOf(content),
  latestVersion: 0,
  superseded: false,
  codes: null,
  signature: null,
  earlierSignatures: [],
  versions: [],
  reportState: aCase.reportState,
  postSignOut: aCase.postSignOut,
  sharedAt,
  images: imagesOf(reading, aCase, content),
  footer: footerOf(content, null),
});

const footerOf = (content: ReportContent, hash: string | null): FinalReportZodType['footer'] => ({
  patientLine: patientLine(content),
  reportVersion: content.version,
  verifyCode: hash === null ? null : verifyCodeOf(hash),
});

const versionOf = (
  { content, signature }: ReportVersionRecord,
  latestVersion: number,
): ReportVersionZodType => ({
  version: content.version,
  heading: content.heading,
  superseded: content.version < latestVersion,
  signedAt: signature.signedAt,
  signedBy: signature.signer,
  reportHash: signature.reportHash,
});

/** Pictures whose image is still there, with an address that is good for a while. */
function imagesOf(reading: Reading, { specimens }: CaseRecord, { images }: ReportContent) {
  const present = presentImages(specimens);
  return images.flatMap((image) => {
    const blobId = present.find(({ imageId }) => imageId === image.imageId)?.blobId;
    return blobId === undefined ? [] : [{ ...image, url: pictureUrl(reading, blobId, 'overview') }];
  });
}
