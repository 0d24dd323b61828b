import { beforeEach, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import type { RegistrationDocumentRecord } from '#mock-server/store/records/business.ts';
import { START } from './business-people.ts';
import { type Approvals, openApprovals } from './registration-approvals.test-support.ts';
import { PROVIDER_FORM } from './registration-forms.ts';

let api: MockApi;
let draft: Approvals['draft'];
let outcomeOf: Approvals['outcomeOf'];

beforeEach(async () => {
  ({ api, draft, outcomeOf } = await openApprovals());
});

const PERSON = { userId: 'usr_demo000006', displayName: 'Demo Admin' };
const DAY = new Date(START).toISOString().slice(0, 10);

async function handIn(
  registrationId: string,
  id: string,
  about: Pick<RegistrationDocumentRecord, 'kind'> & Partial<RegistrationDocumentRecord>,
): Promise<void> {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${id}`);
  await api.world().bytes.put(id, bytes);
  api
    .world()
    .registrationDocuments.insert({
      id,
      version: 1,
      registrationId,
      region: null,
      issuedOn: null,
      file: {
        name: `${id}.pdf`,
        contentType: 'application/pdf',
        bytes: bytes.byteLength,
        uploadedAt: new Date(START).toISOString(),
      },
      uploadedBy: PERSON,
      ...about,
    });
}

/** The task and the steps of the onboarding that an approval has made. */
async function approved(registrationId: string) {
  const { userId } = await outcomeOf(registrationId);
  const [onboarding] = api.world().onboardings.by('provider', userId ?? '');
  const task = api.world().tasks.find(onboarding?.id ?? '');
  if (onboarding === undefined || task === null) throw new Error('no onboarding was made');
  const step = (key: string) => onboarding.steps.find((one) => one.key === key);
  return { task, step, steps: onboarding.steps };
}

it('what came with a registration fills the steps of the onboarding, and nobody is asked for it twice', async () => {
  const id = await draft('registerProvider', PROVIDER_FORM);
  await handIn(id, 'doc_cv00000001', { kind: 'cv' });
  await handIn(id, 'doc_licence001', { kind: 'licence', region: 'OH' });
  await handIn(id, 'doc_cover00001', { kind: 'malpractice' });
  await handIn(id, 'doc_address001', { kind: 'proof_of_address', issuedOn: DAY });
  await handIn(id, 'doc_board00001', { kind: 'board_certificate' });
  await handIn(id, 'doc_work000001', { kind: 'work_authorization' });
  await handIn(id, 'doc_other00001', { kind: 'other' });
  const { task, step, steps } = await approved(id);
  expect(task.status).toBe('Open');
  expect(steps.filter(({ state }) => state === 'Submitted').map(({ key }) => key)).toEqual([
    'licences',
    'boardCertification',
    'cv',
    'malpractice',
    'workAuthorization',
    'proofOfAddress',
  ]);
  expect(step('licences')).toMatchObject({ text: 'OH 35.012345', expiresOn: '2027-06-30' });
  expect(step('malpractice')).toMatchObject({
    text: 'Example Mutual, policy EX-2026-0042: 1,000,000 dollars per claim, 3,000,000 a year',
    expiresOn: '2027-03-31',
  });
  expect(step('workAuthorization')).toMatchObject({ text: 'Citizen', expiresOn: null });
  expect(step('boardCertification')).toMatchObject({ text: 'Board eligible' });
  expect(task.attachments).toHaveLength(6);
  const [key = ''] = step('cv')?.attachments ?? [];
  expect(task.attachments).toContainEqual(
    expect.objectContaining({ key, fileName: 'doc_cv00000001.pdf', uploadedBy: PERSON }),
  );
  const kept = await api.world().bytes.get(`task/${task.id}/${key}`);
  expect(new TextDecoder().decode(kept ?? new Uint8Array())).toBe('%PDF-1.7 doc_cv00000001');
  // The registration keeps its own.
  expect(await api.world().bytes.get('doc_cv00000001')).not.toBeNull();
});

it.each([
  ['no file', {}, null],
  ['a proof of address from the last year', {}, { kind: 'proof_of_address', issuedOn: '2025-01-01' }],
  [
    'a cover that has ended',
    { malpractice: { ...PROVIDER_FORM.malpractice, expiresOn: DAY } },
    { kind: 'malpractice' },
  ],
] as const)(
  'a registration with %s fills nothing in, and the step asks for it',
  async (_, changes, document) => {
    const id = await draft('registerProvider', { ...PROVIDER_FORM, ...changes });
    if (document !== null) await handIn(id, 'doc_one0000001', document);
    const { task, steps } = await approved(id);
    expect(steps.every(({ state }) => state === 'ToDo')).toBe(true);
    expect([task.version, task.attachments]).toEqual([1, []]);
  },
);
