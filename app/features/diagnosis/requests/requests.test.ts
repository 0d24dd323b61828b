import { expect, it, vi } from 'vitest';
import type { Api } from '#app/server/api.server.ts';
import type { RescanRequest } from '#contracts/generated/wire.ts';
import { err, ok } from '#contracts/result.ts';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { readRequests } from './requests.server.ts';

const DECLINED: RescanRequest = {
  id: 'req_r',
  caseId: 'cas_1',
  version: 2,
  etag: '"r2"',
  status: 'Declined',
  caseStatus: 'Selected',
  caseVersion: 5,
  subsection: 'sub_1',
  imageId: 'img_1',
  reason: 'out_of_focus',
  note: null,
  requestedBy: { userId: 'usr_1', displayName: 'Dr. Me' },
  requestedAt: '2026-11-20T15:00:00Z',
  dueAt: '2026-11-21T15:00:00Z',
  newImageId: null,
  closedAt: '2026-11-20T16:00:00Z',
  declineReason: 'The slide is broken.',
  taskId: null,
  allowedActions: [],
};

const pageOf = (items: readonly unknown[]) =>
  Promise.resolve(
    ok({
      data: { items, page: 1, pageSize: 100, total: items.length },
      message: null,
      status: 200,
      headers: new Headers(),
    }),
  );

it('a rescan that was declined comes back with its reason, though its slide waits for none any more', async () => {
  const asked: string[] = [];
  const api = {
    listStainRequests: vi.fn(() => pageOf([])),
    listRescanRequests: ({ params }: Parameters<Api['listRescanRequests']>[0]) => {
      asked.push(params.subsectionId);
      return pageOf(params.subsectionId === DECLINED.subsection ? [DECLINED] : []);
    },
  } as unknown as Api;
  const listed = await readRequests(api, itemOf('Selected'), []);
  expect(listed?.map(({ what, status, note }) => [what, status, note])).toEqual([
    ['Rescan: out of focus', 'Declined', 'The slide is broken.'],
  ]);
  expect(asked).toEqual(['sub_1', 'sub_2']);
});

it('a list that cannot be read is said, never taken for an empty one', async () => {
  const api = {
    listStainRequests: () => pageOf([]),
    listRescanRequests: () => Promise.resolve(err({ kind: 'offline' })),
  } as unknown as Api;
  expect(await readRequests(api, itemOf('Selected'), [])).toBeNull();
});
