import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type Answered, type Asking, key } from '../mock-client.ts';
import { FACILITY_USER, FULL_ADMIN } from './matrix-people.ts';
import { HELD_CASE, type MatrixWorld, START, TASK } from './matrix-world.ts';

/** What the calls of the table find: made once, through the API itself where it is more than a record. */
export interface Scene {
  readonly params: Readonly<Record<string, string>>;
  readonly requests: { readonly stain: string; readonly rescan: string; readonly question: string };
  readonly registrationId: string;
  readonly documentId: string;
  readonly uploadId: string;
  readonly verificationId: string;
  /**
   * Signed addresses of the files of one image, by the operation that reads them. They are made anew at each asking, because
   * a link ends with the session it was made in, and calls of the table end sessions.
   */
  readonly links: () => Promise<Readonly<Record<string, string>>>;
}

const SLOT = 'labReports';
export const ATTACHMENT = 'note';
export const FILE = 'note.pdf';
export const NOTICE = 'ntf_matrix-1';
export const RENEWAL = 'lic_matrix-1';
export const PDF = '%PDF-1.7 an invented letter';
const PDF_HEADERS = { 'Content-Type': 'application/pdf', 'X-File-Name': FILE };

const FORGOTTEN = { email: 'provider@example.org', purpose: 'forgot_password' };

const dataOf = <T>(answer: Answered): T => {
  if (answer.status >= 300) throw new Error(`the scene cannot be set: ${answer.text}`);
  return (answer.body as { readonly data: T }).data;
};
interface Made {
  readonly id: string;
}

export async function setScene(matrix: MatrixWorld, bodies: (id: OperationId) => unknown): Promise<Scene> {
  const { client, putCase, enter } = matrix;
  const ask = (id: OperationId, userId: string, { headers, ...asking }: Asking) =>
    client.ask(id, { ...asking, headers: { 'Idempotency-Key': key(), ...headers }, as: enter(userId) });
  const [specimen] = putCase(HELD_CASE, { status: 'Draft', facilityId: 'fac_demo-1', version: 1 }).specimens;
  const [slides] = specimen?.subsections ?? [];
  const [image] = slides?.images ?? [];
  if (specimen === undefined || slides === undefined || image === undefined)
    throw new Error('the demo world has changed');
  const places = { caseId: HELD_CASE, specimenId: specimen.id, subsectionId: slides.id };
  const params = { ...places, imageId: image.imageId, blobId: image.blobId, slot: SLOT };
  const makeVersioned = (version: number) => ({ 'If-Match': `"v${version}"` });
  dataOf(
    await ask('putCaseAttachment', FACILITY_USER, {
      params,
      body: PDF,
      headers: { ...PDF_HEADERS, ...makeVersioned(1) },
    }),
  );
  putCase(HELD_CASE, { status: 'Selected', assignedProviderId: PROVIDER, version: 3 });
  const orders = [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }];
  const stain = dataOf<{ readonly requests: readonly [Made] }>(
    await ask('createStainRequest', PROVIDER, { params, body: { orders }, headers: makeVersioned(3) }),
  ).requests[0].id;
  const wrong = { imageId: image.imageId, reason: 'out_of_focus' };
  const rescan = dataOf<Made>(
    await ask('createRescanRequest', PROVIDER, { params, body: wrong, headers: makeVersioned(4) }),
  ).id;
  const questions = [{ about: 'other', text: 'Was there an earlier biopsy?' }];
  dataOf(
    await ask('askForInformation', PROVIDER, { params, body: { questions }, headers: makeVersioned(5) }),
  );
  const question = matrix.world().questions.by('case', HELD_CASE)[0]?.id ?? '';
  const registrationId = dataOf<Made>(
    await ask('registerProvider', FULL_ADMIN, { body: bodies('registerProvider') }),
  ).id;
  const registration = { kind: 'providers', registrationId };
  const documentId = dataOf<Made>(
    await ask('uploadRegistrationDocument', FULL_ADMIN, {
      params: registration,
      body: PDF,
      query: { documentKind: 'cv', name: FILE },
      headers: { 'Content-Type': 'application/pdf' },
    }),
  ).id;
  const file = { fileName: 'matrix.svs', bytes: 10 };
  const uploadId = dataOf<Made>(await ask('createUpload', FACILITY_USER, { body: file })).id;
  await keepFileWithTask(matrix);
  const verificationId = dataOf<{ readonly verificationId: string }>(
    await client.ask('requestEmailVerification', { body: FORGOTTEN }),
  ).verificationId;
  matrix
    .world()
    .notifications.insert({
      id: NOTICE,
      version: 1,
      userId: PROVIDER,
      event: 'assigned_to_me',
      important: false,
      readAt: null,
      text: 'A case is yours.',
      caseId: null,
      taskId: null,
      ticketId: null,
      registrationId: null,
      licenceRenewalId: null,
      aboutUserId: null,
      createdAt: new Date(START).toISOString(),
    });
  await keepRenewal(matrix);
  return {
    params,
    registrationId,
    documentId,
    uploadId,
    verificationId,
    links: () => linksOf(matrix, image.blobId),
    requests: { stain, rescan, question },
  };
}

async function keepFileWithTask({ client, enter, world }: MatrixWorld): Promise<void> {
  const version = world().tasks.find(TASK)?.version ?? 0;
  dataOf(
    await client.ask('putTaskAttachment', {
      params: { taskId: TASK, name: ATTACHMENT },
      body: PDF,
      as: enter(FULL_ADMIN),
      headers: { ...PDF_HEADERS, 'If-Match': `"v${version}"` },
    }),
  );
}

async function keepRenewal({ world }: MatrixWorld): Promise<void> {
  const at = new Date(START).toISOString();
  const by = { userId: PROVIDER, displayName: 'Somebody Invented' };
  world().licenceRenewals.insert({
    id: RENEWAL,
    version: 1,
    status: 'Submitted',
    provider: by,
    region: 'OH',
    number: 'DEMO-1',
    issuedOn: '2026-11-01',
    expiresOn: '2028-10-31',
    replaces: null,
    submittedAt: at,
    submittedBy: by,
    file: { name: FILE, contentType: 'application/pdf', bytes: PDF.length, uploadedAt: at },
    reviewedAt: null,
    reviewedBy: null,
    reason: null,
    taskId: null,
  });
  await world().bytes.put(RENEWAL, new TextEncoder().encode(PDF));
}

type Link = Readonly<Record<'link' | 'dziUrl' | 'firstTileUrl' | 'thumbnailUrl', string>>;

async function linksOf({ client, enter, api }: MatrixWorld, blobId: string): ReturnType<Scene['links']> {
  await api.ready;
  const { link, dziUrl, firstTileUrl, thumbnailUrl } = dataOf<Link>(
    await client.ask('getDownloadLink', { params: { blobId }, as: enter(FULL_ADMIN) }),
  );
  return {
    getWsiFile: link,
    headWsiFile: link,
    getDziDescriptor: dziUrl,
    getTile: firstTileUrl,
    getThumbnail: thumbnailUrl,
  };
}

/** Forgets the codes of earlier calls and the tries of the kept one, so that no call is refused for them. */
export function forgetCodes({ world }: MatrixWorld, { verificationId }: Scene): void {
  for (const { id } of world().verifications.list())
    if (id === verificationId) world().verifications.change(id, (held) => ({ ...held, tries: 0 }));
    else world().verifications.remove(id);
}
