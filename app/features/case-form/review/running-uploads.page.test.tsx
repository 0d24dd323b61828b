import { beforeEach, expect, it, vi } from 'vitest';
import { uploadRequestsOf } from '#app/browser/uploads/upload-requests.ts';
import { click, eventually, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import type { Upload } from '#contracts/generated/wire.ts';
import { formOf } from '../case-form.test-support.tsx';
import { posts, treeOf } from './review.test-support.tsx';

const ofColleague = {
  uploadId: 'upl_1',
  fileName: 'a.svs',
  createdBy: { userId: 'usr_2', displayName: 'Anna Example' },
  expiresAt: '2026-11-27T12:00:00Z',
};

beforeEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  posts.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

it('a file that a colleague has begun to send is named with its end, and can be taken away', async () => {
  await mount(treeOf(formOf({ runningUploads: [ofColleague] })));
  expect(textOf()).toMatch(/a\.svs from Anna Example, waited for until 11\/2[678]\/2026 /);
  await click(named('Take it away: a.svs'));
  await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual(['takeAway']));
  expect(posts[0]?.get('uploadId')).toBe('upl_1');
});

it('a file that is read comes to its end by itself', async () => {
  await mount(treeOf(formOf({ runningUploads: [{ ...ofColleague, expiresAt: null }] })));
  expect(textOf()).toContain('a.svs from Anna Example, sent whole: the server reads it');
  expect(() => named('Take it away: a.svs')).toThrow();
});

it('a file of this very page stands among its own alone', async () => {
  const upload: Upload = {
    id: 'upl_own',
    version: 1,
    etag: '"v1"',
    status: 'Created',
    fileName: 'a.svs',
    bytes: 2,
    caseId: 'cas_demo-1',
    companionOf: null,
    companionsMissing: [],
    partBytes: 2_097_152,
    partsTotal: 1,
    partsReceived: 0,
    bytesReceived: 0,
    receivedParts: [],
    missingParts: [1],
    createdAt: '2026-11-26T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    completedAt: null,
    blobId: null,
    steps: [],
    intake: null,
    refusal: null,
    allowedActions: ['putPart', 'abort'],
  };
  const answer = { kind: 'upload', userId: 'usr_1', upload };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  await uploadRequestsOf('usr_1').read('upl_own');
  await mount(treeOf(formOf({ runningUploads: [{ ...ofColleague, uploadId: 'upl_own' }] })));
  expect(textOf()).not.toContain('Slide files from other pages');
});
