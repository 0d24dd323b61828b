import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { CaseForm, SpecimenSaved, SubsectionSaved } from '#contracts/generated/wire.ts';
import type { MockApi } from '#mock-server/server.ts';
import { COMPLETE, SLIDES, SPECIMEN } from '#tests/support/complete-case.ts';
import { START } from './business-people.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

export const NURSE = 'usr_demo000005';

export const dataOf = <T>(answer: Answered): T => (answer.body as { data: T }).data;

export interface Draft {
  readonly caseId: string;
  readonly specimenId: string;
  readonly subsectionId: string;
}

/** The steps of a facility at its form, each under the version that the store has at that moment. */
export function draftsOf(api: MockApi, client: MockClient) {
  const version = (caseId: string): string => `"v${api.world().cases.find(caseId)?.version ?? 0}"`;
  /** One call with the headers that it needs. */
  const ask = (
    id: OperationId,
    as: string,
    params: Readonly<Record<string, string>> = {},
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> =>
    client.ask(id, {
      params,
      as,
      headers: {
        'Idempotency-Key': key(),
        ...(params.caseId === undefined ? {} : { 'If-Match': version(params.caseId) }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  const create = async (as: string): Promise<string> => dataOf<CaseForm>(await ask('createCase', as)).id;
  const addParts = async (as: string, caseId: string): Promise<Draft> => {
    const { specimen } = dataOf<SpecimenSaved>(await ask('addSpecimen', as, { caseId }, SPECIMEN));
    const place = { caseId, specimenId: specimen.id };
    const { subsection } = dataOf<SubsectionSaved>(await ask('addSubsection', as, place, SLIDES));
    return { ...place, subsectionId: subsection.id };
  };
  return {
    ask,
    create,
    version,
    addParts,
    /** A draft that may be sent out. */
    complete: async (as: string, changes: object = {}): Promise<Draft> => {
      const caseId = await create(as);
      const draft = await addParts(as, caseId);
      await ask('updateCase', as, { caseId }, { ...COMPLETE, ...changes });
      return draft;
    },
  };
}

export type Drafts = ReturnType<typeof draftsOf>;

export interface DraftDesk {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly drafts: Drafts;
  /** The token of the first facility's user. */
  readonly facility: string;
  /** Stands still until the test moves it. */
  readonly time: { now: number };
}

/** The demo world with the first facility at its form. */
export async function draftDesk(now = START): Promise<DraftDesk> {
  const time = { now };
  const { api, client } = mockInProcess({ now: () => time.now });
  return { api, client, time, drafts: draftsOf(api, client), facility: await client.logIn('facility') };
}
