import type { OperationId } from '#contracts/generated/operations/index.ts';
import { BEGINNING, type Begun, caseOf, requisitionOf, START } from '#tests/contract/model/begun-cases.ts';
import { COMPARED, type Driver } from '#tests/contract/model/driver.ts';
import { EVERYONE, idOf, PASSWORD, partOf, SITE, tokenOf, type Who } from '#tests/contract/model/people.ts';
import { COMPLETE, SLIDES, SPECIMEN } from '#tests/support/complete-case.ts';
import { UsageError } from '../exit-codes.ts';
import type { Target } from '../scenarios/target.ts';
import { readPath } from '../scenarios/values.ts';
import { answerOf, requestOf, takesKey } from '../scenarios/wire.ts';
import {
  type Control,
  createNames,
  createRemoteDriver,
  mintToken,
  type Names,
  PARTS,
} from './remote-driver.ts';

const SNAPSHOT = 'fuzz';

const TEXT = {
  diagnoses: [{ specimenID: 'A', text: 'SKIN, NOSE, LEFT, SHAVE:\n- Invented benign finding.' }],
  seeDiagnosis: true,
  findings: [{ code: 'L82.1', specimenID: 'A' }],
  urgentResult: { isUrgent: false, communication: null },
};

const LICENCE = {
  number: 'DEMO-1',
  issuedOn: '2019-07-01',
  expiresOn: '2036-01-01',
  verifiedOn: '2026-03-02',
};

const SITE_OF_MODEL = { code: SITE, name: 'An invented site', place: null, clia: null };

/** Gives the people of a demo the parts of the model, and each a session that outlives every clock. */
async function castPeople(target: Target, control: Control, names: Names): Promise<void> {
  for (const who of EVERYONE) {
    const email = target.credentialsOf(PARTS[who])?.email;
    const found = await control('POST', '/query/users', { where: { email: { equals: email } } });
    const id = readPath(found, 'records.0.id');
    if (typeof id !== 'string') throw new UsageError(`The mock has nobody with the address ${email}`);
    const { role, status, facilityId, duty } = partOf(who);
    const reads = { licences: ['OH', 'MI'].map((state) => ({ state, ...LICENCE })), subspecialties: [] };
    await control('PATCH', `/state/users/${id}`, {
      status,
      facilityId,
      staffRole: duty,
      ...(role === 'Provider' ? reads : {}),
    });
    if (role === 'Provider') {
      const licenceNumbers = { OH: LICENCE.number, MI: LICENCE.number };
      await control('PATCH', `/state/signers/${id}`, { licenceNumbers, readingSites: [SITE_OF_MODEL] });
    }
    names.add(idOf(who), id);
    names.add(tokenOf(who), await mintToken(control, id));
  }
  names.add(PASSWORD, target.credentialsOf(PARTS.first)?.password ?? '');
}

/** One call as somebody of the model, at the version that a reader tells. */
const asking =
  (target: Target, names: Names) =>
  async (
    who: Who,
    operation: OperationId,
    {
      params = {},
      body,
      reader,
    }: { params?: Record<string, string>; body?: unknown; reader?: OperationId } = {},
  ): Promise<unknown> => {
    const Authorization = `Bearer ${names.toServer(tokenOf(who))}`;
    const send = async (id: OperationId, headers: Record<string, string>, text: string | null) =>
      answerOf(
        await target.send(
          requestOf(target.base, {
            operation: id,
            params,
            query: {},
            headers: { Authorization, ...headers },
            body: text === null ? null : { text, type: 'application/json' },
          }),
        ),
      );
    const etag = reader === undefined ? null : (await send(reader, {}, null)).headers.get('etag');
    const key = takesKey(operation) ? { 'Idempotency-Key': `"${crypto.randomUUID()}"` } : {};
    const headers = { ...key, ...(etag === null ? {} : { 'If-Match': etag }) };
    const answer = await send(operation, headers, body === undefined ? null : JSON.stringify(body));
    if (answer.status >= 300)
      throw new UsageError(
        `The scene cannot be set: ${operation} answers ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    return answer.body;
  };

async function placeCase(
  target: Target,
  { control, names }: { readonly control: Control; readonly names: Names },
  begun: Begun,
  index: number,
): Promise<void> {
  const ask = asking(target, names);
  const owner = begun.facilityId === undefined ? 'clerk' : 'stranger';
  const caseId = String(readPath(await ask(owner, 'createCase'), 'data.id'));
  const [params, reader] = [{ caseId }, 'getCaseForm'] as const;
  const added = await ask(owner, 'addSpecimen', { params, reader, body: SPECIMEN });
  const specimenId = String(readPath(added, 'data.specimen.id'));
  await ask(owner, 'addSubsection', { params: { caseId, specimenId }, reader, body: SLIDES });
  await ask(owner, 'updateCase', { params, reader, body: COMPLETE });
  names.add(begun.id, caseId);
  const read = async (collection: string): Promise<never> =>
    (await control('GET', `/state/${collection}/${caseId}`)) as never;
  const put = async (collection: string, record: object): Promise<void> => {
    const { id: _id, ...fields } = JSON.parse(names.toServer(JSON.stringify(record))) as Record<
      string,
      unknown
    >;
    await control('PATCH', `/state/${collection}/${caseId}`, fields);
  };
  const whole = caseOf(await read('cases'), begun, index);
  // The text of a case is that of a reader, who holds it for as long as that takes.
  await put('cases', {
    ...whole,
    status: 'Selected',
    assignedProviderId: idOf('first'),
    caseID: 'DP-2026-1',
  });
  await ask('first', 'savePrimaryDiagnosis', { params, reader: 'getPrimaryDiagnosis', body: TEXT });
  await put('cases', whole);
  await put('requisitions', requisitionOf(await read('requisitions'), begun));
}

/** What a demo has to do is done: nobody's load of cases counts, and no clock runs for them. */
const AT_REST = {
  cases: { status: 'Cancelled', assignedProviderId: null, qaProviderId: null },
  tasks: { status: 'Cancelled' },
} as const;

async function recordsOf(
  control: Control,
  name: string,
  where: object = {},
): Promise<readonly { readonly id: string }[]> {
  const { records } = (await control('POST', `/query/${name}`, { where, take: 10_000 })) as {
    readonly records: readonly { readonly id: string }[];
  };
  return records;
}

/** Whoever wrote in a case may not review it, and in the model nobody has written anything yet. */
async function forgetAuthors(control: Control): Promise<void> {
  for (const { id } of await recordsOf(control, 'caseEvents', { kind: { equals: 'diagnosis_saved' } }))
    await control('PATCH', `/state/caseEvents/${id}`, { by: null });
}

/** A mock with the world in which the model begins; `begin` puts it back to that. */
export interface Scene {
  readonly driver: Driver;
  readonly begin: () => Promise<void>;
}

/** Sets the scene of the model on a mock, by its own API and by its controls. */
export async function setScene(target: Target): Promise<Scene> {
  const { control } = target;
  if (control === null)
    throw new UsageError(
      'It needs the control API of a mock: fuzz compares what a server stores with a model, and sets its clock',
    );
  const names = createNames();
  await control('POST', '/reset', { world: 'demo' });
  const before = new Set<string>();
  for (const name of ['cases', 'tasks'] as const)
    for (const { id } of await recordsOf(control, name)) {
      before.add(id);
      await control('PATCH', `/state/${name}/${id}`, AT_REST[name]);
    }
  await castPeople(target, control, names);
  for (const [index, begun] of BEGINNING.entries()) await placeCase(target, { control, names }, begun, index);
  await forgetAuthors(control);
  for (const name of COMPARED) {
    if (name === 'users' || name === 'cases' || name === 'diagnoses') continue;
    for (const { id } of await recordsOf(control, name)) before.add(id);
  }
  const driver = createRemoteDriver(target, { names, control, before });
  await driver.setNow(START);
  await control('POST', `/snapshots/${SNAPSHOT}`);
  return { driver, begin: async () => void (await control('PUT', `/snapshots/${SNAPSHOT}`)) };
}
