import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEncryption } from '#app/browser/encryption.ts';
import { createKeptFiles } from '#app/browser/kept-files.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { click, eventually, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf } from '../case-form.test-support.tsx';
import { ReviewScreen } from './review-screen.tsx';

const OWNER = { userId: 'usr_1', caseId: 'cas_1' };
const KEY = { userId: 'usr_1', key: btoa('0123456789abcdef0123456789abcdef') };

let isTaken = false;
let sent: string[] = [];
const posts: FormData[] = [];

beforeEach(async () => {
  await unmount();
  sessionStorage.clear();
  isTaken = false;
  sent = [];
  posts.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/storage-key')) return Promise.resolve(new Response(JSON.stringify(KEY)));
    if (!address.includes('case-file')) return Promise.reject(new TypeError('no network'));
    sent.push(new Headers(init.headers).get('X-File-Name') ?? '');
    const refused = { kind: 'refused', ...OWNER, message: 'No room.', code: null };
    return Promise.resolve(new Response(JSON.stringify(isTaken ? { kind: 'done', ...OWNER } : refused)));
  });
});

/** What the form has left in this browser when it was closed before the file had reached the server. */
async function leaveBehind(name: string): Promise<void> {
  const nowhere = () => Promise.reject(new Error('no database'));
  const kept = createKeptFiles({
    ...OWNER,
    session: () => sessionStorage,
    database: { get: nowhere, put: nowhere, remove: nowhere, keys: nowhere },
    encryption: createEncryption(storageKeyPort(() => OWNER.userId)),
  });
  const bytes = new TextEncoder().encode('%PDF-1.7').buffer;
  await kept.keep('labReports', { name, type: 'application/pdf', isSent: false, insteadOf: '', bytes });
}

function openReview(): Promise<void> {
  const element = (
    <ReviewScreen
      userId="usr_1"
      isOperator={false}
      form={formOf()}
      problems={[]}
      names={{}}
      isPackingList={false}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  const action = async ({ request }: { readonly request: Request }) => {
    posts.push(await request.formData());
    return null;
  };
  const routes = [{ path: '/review-project', action, element }];
  const router = createMemoryRouter(routes, { initialEntries: ['/review-project?case=cas_1'] });
  return mount(<RouterProvider router={router} />);
}

const sendButton = () => named('Send out case');

it('a case waits for an attachment that is not saved, which can be sent again', async () => {
  await leaveBehind('report.pdf');
  await openReview();
  await eventually(() => expect(textOf()).toContain('Not saved: No room.'));
  expect(textOf()).toContain('Attachments that are not saved yetLab reports');
  expect(textOf()).toContain('An attachment is not saved');
  await click(sendButton());
  expect(posts).toEqual([]);
  isTaken = true;
  await click(named('Try again to save report.pdf'));
  await eventually(() => expect(sendButton().getAttribute('aria-disabled')).not.toBe('true'));
  expect(sent).toEqual(['report.pdf', 'report.pdf']);
  await click(sendButton());
  await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual(['send']));
});

it('an attachment that is not meant any more holds nothing back', async () => {
  await leaveBehind('report.pdf');
  await openReview();
  await eventually(() => expect(textOf()).toContain('Not saved: No room.'));
  await click(named('Take it away: report.pdf'));
  await eventually(() => expect(sendButton().getAttribute('aria-disabled')).not.toBe('true'));
  await openReview();
  await eventually(() => expect(sendButton().getAttribute('aria-disabled')).not.toBe('true'));
  expect(textOf()).not.toContain('report.pdf');
});
