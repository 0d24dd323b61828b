import { expect, it } from 'vitest';
import { key } from './contract/mock-client.ts';
import { openOperatorDesk } from './support/operator-desk.ts';

const facility = { email: 'facility@example.org', role: 'MedicalFacility' } as const;
const NP = 'usr_demo000005';

it('takes away the slide file that a colleague left half sent, by the page where the case is sent out', async () => {
  const desk = await openOperatorDesk();
  const { cases, uploads } = desk.api.world();
  const draft = cases
    .list()
    .find(({ status, facilityId }) => status === 'Draft' && facilityId === 'fac_demo-1');
  const caseId = draft?.id ?? expect.fail('no draft');
  const { id: uploadId } = uploads.insert({
    id: 'upl_left',
    version: 2,
    status: 'Uploading',
    fileName: 'left.svs',
    bytes: 5,
    caseId,
    companionOf: null,
    partBytes: 2_097_152,
    createdBy: NP,
    facilityId: 'fac_demo-1',
    createdAt: new Date().toISOString(),
    completedAt: null,
    blobId: null,
    checksum: null,
    steps: [],
    intake: null,
    refusal: null,
  });
  const page = `/review-project?case=${caseId}`;
  const running = async () => {
    const { text } = await desk.openAsMember(facility, page);
    return (JSON.parse(text) as { form: { runningUploads: object[] } }).form.runningUploads;
  };
  expect(await running()).toMatchObject([{ uploadId, fileName: 'left.svs', createdBy: { userId: NP } }]);
  const posted = { intent: 'takeAway', etag: '"v1"', idempotencyKey: key(), uploadId };
  await desk.openAsMember(facility, page, posted);
  expect(uploads.find(uploadId)?.status).toBe('Aborted');
  expect(await running()).toEqual([]);
});
