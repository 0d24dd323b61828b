import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';

/** An admin who enters registrations and approves them. */
export interface Approvals {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly admin: string;
  /** Enters a form; its registration. */
  readonly draft: (operation: OperationId, form: unknown) => Promise<string>;
  /** Puts a registration before its reviewer and has it approved; what comes of it. */
  readonly outcomeOf: (id: string) => Promise<Readonly<Record<string, string | null>>>;
}

export async function openApprovals(): Promise<Approvals> {
  const { api, client } = mockInProcess({ world: plainDemo, now: () => START });
  const admin = await client.logIn('admin');
  const approve = (id: string) => {
    const { registrations } = api.world();
    const record = registrations.change(id, (held) => ({ ...held, status: 'UnderReview' }));
    return client.ask('reviewRegistration', {
      params: { kind: record.kind, registrationId: id },
      body: { decision: 'approve' },
      headers: makeKeyed({ 'If-Match': `"v${record.version}"` }),
      as: admin,
    });
  };
  return {
    api,
    client,
    admin,
    draft: async (operation, form) =>
      dataOf<{ id: string }>(await client.ask(operation, { body: { form }, headers: makeKeyed(), as: admin }))
        .id,
    outcomeOf: async (id) => dataOf<{ outcome: Record<string, string | null> }>(await approve(id)).outcome,
  };
}
