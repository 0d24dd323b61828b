import { createHash } from 'node:crypto';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { examplesIn } from '#contracts/lint/walks.ts';
import type { Operation } from '#contracts/operation.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { contract } from '../bundled.test-support.ts';
import { key } from '../mock-client.ts';
import { type MatrixWorld, SIGNED_CASE } from './matrix-world.ts';
import { type Cell, place } from './placing.ts';
import type { Column } from './rows.ts';
import { FILE, PDF, type Scene } from './scene.ts';

const BASE = 'http://mock.test/api';

/** The first example of every body, so that each call can be read and is judged by who asks. */
const EXAMPLES = new Map(
  examplesIn(contract)
    .filter(({ status }) => status === null)
    .toReversed()
    .map(({ operation, value }) => [operation, value as unknown]),
);

const BODIES: Readonly<Partial<Record<OperationId, unknown>>> = {
  login: { email: 'provider@example.org', password: DEMO_PASSWORD },
  changeProviderStatus: { to: 'In Progress' },
  changeEnquiryStatus: { to: 'follow_up', nextContactDate: '2026-12-04' },
  createSupportTicket: { topic: 'viewer', subject: 'A slide stays blank', message: 'It shows nothing.' },
  createTask: { type: 11, title: 'Tell the clinic', assignedRole: 'Provider', dueAt: '2026-12-04T12:00:00Z' },
  requestEmailVerification: { email: 'new-provider@example.org', purpose: 'forgot_password' },
  returnCase: { kind: 'labels_in_conflict', reasons: [{ text: 'Another number on the label.' }] },
  signOutCase: {
    diagnosisVersion: 1,
    imagesSeen: [],
    signature: {
      password: DEMO_PASSWORD,
      identityConfirmed: true,
      meaning: 'primary_diagnosis',
      readingSite: 'HOME-OH-1',
    },
  },
  submitQaResult: { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'No tumour.' },
  downloadReports: { reports: [{ caseId: SIGNED_CASE }] },
  createUpload: { fileName: 'matrix.svs', bytes: 10 },
};

export const bodyFor = (id: OperationId): unknown => BODIES[id] ?? EXAMPLES.get(id);

const STAFF: readonly Column[] = ['admin', 'lab', 'accounts', 'relations'];

function bodyOf({ operation, caller }: Cell, { uploadId }: Scene): unknown {
  // A file that is not there would be the answer to everyone, whether they may add it or not.
  if (operation === 'addImage') return { uploadId };
  // A second review before sign-out is the reader's to ask for, after it an admin's (domain 2.8).
  if (operation === 'requestQaReview' && STAFF.includes(caller.column)) return { kind: 'Retrospective' };
  return bodyFor(operation);
}

const QUERIES: Readonly<Partial<Record<OperationId, string>>> = {
  uploadRegistrationDocument: `documentKind=cv&name=${FILE}`,
  exportBillings: 'format=csv',
  exportCases: 'format=csv',
  exportTasks: 'format=csv',
  exportUsers: 'format=csv',
  exportAccounts: 'format=csv',
  exportFacilities: 'format=csv',
  exportGroups: 'format=csv',
  exportEnquiries: 'format=csv',
  exportReports: 'format=csv',
  exportSupportTickets: 'format=csv',
  exportCaseEvents: 'format=csv',
  exportRegistrations: 'format=csv',
  exportLicenceRenewals: 'format=csv',
  renewLicence: `region=VT&number=DEMO-7&issuedOn=2026-11-01&expiresOn=2026-10-01&name=${FILE}`,
};

/** A version that nothing has: whoever is let in changes nothing where a version is asked for. */
const NO_VERSION = '"v999"';

const FILES: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  putCaseAttachment: { 'Content-Type': 'application/pdf', 'X-File-Name': FILE },
  putTaskAttachment: { 'Content-Type': 'application/pdf', 'X-File-Name': FILE },
  uploadRegistrationDocument: { 'Content-Type': 'application/pdf' },
  importEnquiries: { 'Content-Type': 'text/csv' },
  importUsers: { 'Content-Type': 'text/csv' },
  renewLicence: { 'Content-Type': 'application/pdf' },
  putUploadPart: {
    'Content-Type': 'application/octet-stream',
    'X-Part-Sha256': createHash('sha256').update(PDF).digest('hex'),
  },
};

function headersOf(operation: Operation, token: string | null): Headers {
  const file = FILES[operation.id as OperationId];
  const isJson = operation.body !== null && file === undefined;
  return new Headers({
    'If-Match': NO_VERSION,
    'Idempotency-Key': key(),
    ...(isJson ? { 'Content-Type': 'application/json' } : file),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  });
}

async function addressOf(
  cell: Cell,
  params: Readonly<Record<string, string>>,
  scene: Scene,
): Promise<string> {
  const { operation: id, kind, owner } = cell;
  if (kind === 'link') {
    const link = (await scene.links())[id] ?? '';
    // A link whose signature is another's.
    return owner === 'own' ? link : link.replace(/sig=[^&]*/, `sig=${'x'.repeat(43)}`);
  }
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = kind === 'caseList' || kind === 'taskList' ? `view=${owner}` : QUERIES[id];
  return `${BASE}${path}${query === undefined ? '' : `?${query}`}`;
}

/** Makes the call of a cell, on the thing that the parameters name. */
export async function ask(
  matrix: MatrixWorld,
  scene: Scene,
  cell: Cell,
  params: Readonly<Record<string, string>>,
): Promise<Response> {
  const operation: Operation = operations[cell.operation];
  const body = FILES[cell.operation] === undefined ? JSON.stringify(bodyOf(cell, scene)) : PDF;
  return matrix.api.fetch(
    new Request(await addressOf(cell, params, scene), {
      method: operation.method,
      headers: headersOf(operation, matrix.enter(cell.caller.userId)),
      ...(operation.body === null ? {} : { body }),
    }),
  );
}

/** What the caller gets, as a letter of the table; a question mark before a status that says nothing about access. */
export async function letterOf(matrix: MatrixWorld, scene: Scene, cell: Cell): Promise<string> {
  const response = await ask(matrix, scene, cell, place(matrix, scene, cell));
  const { status } = response;
  if (status < 300 && tellsTooMuch(cell.caller.column, await response.text())) return '!';
  return LETTER_OF[status] ?? (SAYS_NOTHING.includes(status) || status >= 500 ? `?${status}` : '+');
}

const PATIENTS = ['Nakasone', 'Whitlock', 'Abernethy'];
const SIGNED_TEXT = 'Duodenal mucosa with|pylori chronic|Squamous mucosa without';

/** A Relationship_Manager is told no patient's name, Accounts no diagnosis that was signed (domain 2.2). */
const CLOSED_TO: Readonly<Partial<Record<Column, RegExp>>> = {
  relations: new RegExp(PATIENTS.join('|')),
  accounts: new RegExp(SIGNED_TEXT),
};
const tellsTooMuch = (column: Column, text: string): boolean => CLOSED_TO[column]?.test(text) ?? false;

const LETTER_OF: Readonly<Record<number, string>> = { 401: '1', 403: '3', 404: '4' };
/** Judged before anybody's right is. */
const SAYS_NOTHING: readonly number[] = [400, 405, 413, 415, 429];
