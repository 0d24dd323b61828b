import { afterEach, describe, expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, eventually, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { LicenceRenewal } from '#contracts/generated/wire.ts';
import { renewalMoves } from './renewal-moves.ts';
import { RenewalPart, Renewals } from './renewal-pages.tsx';

const renewal: LicenceRenewal = {
  id: 'lic_1',
  version: 1,
  etag: '"v1"',
  status: 'Submitted',
  provider: { userId: 'usr_1', displayName: 'Dr. Ada Invented' },
  region: 'OH',
  number: '35.001234',
  issuedOn: '2026-11-01',
  expiresOn: '2028-10-31',
  replaces: { number: '35.000001', expiresOn: '2026-12-20' },
  file: {
    name: 'board.pdf',
    contentType: 'application/pdf',
    bytes: 2048,
    uploadedAt: '2026-11-21T12:00:00Z',
  },
  submittedAt: '2026-11-21T12:00:00Z',
  submittedBy: { userId: 'usr_1', displayName: 'Dr. Ada Invented' },
  reviewedAt: null,
  reviewedBy: null,
  reason: null,
  taskId: 'tsk_1',
  allowedActions: ['accept', 'return'],
};

const list = aListState({ total: 1, sort: 'submittedAt', asOf: '2026-11-21T12:00:00Z' });

afterEach(unmount);

const showPart = (changes: Partial<LicenceRenewal> = {}, isShutOut: boolean | null = false) =>
  mountPage(
    <RenewalPart
      renewal={{ ...renewal, ...changes }}
      isShutOut={isShutOut}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );

describe('the renewals of licences', () => {
  it('are listed by provider and state, with the end held so far beside the new one', async () => {
    await mountPage(<Renewals items={[renewal]} list={list} />);
    expect(named('Dr. Ada Invented').getAttribute('href')).toBe('/users?renewal=lic_1');
    for (const text of ['OH', '35.001234', 'Waiting for review', '12/20/2026', '10/31/2028'])
      expect(textOf()).toContain(text);
    expect(named('Export as CSV').getAttribute('href')).toContain('/files/exports/renewals');
  });

  it('say what comes next where there is none', async () => {
    await mountPage(<Renewals items={[]} list={{ ...list, total: 0, totalPages: 0 }} />);
    expect(textOf()).toContain('Providers hand in a renewed licence on their own page');
  });
});

describe('a renewal of a licence', () => {
  it('is read beside the licence held so far, with its document to look at, and is sent back only with a reason', async () => {
    await showPart();
    expect(textOf()).toContain('Held so far35.000001, until 12/20/2026');
    expect(named('Preview board.pdf in a new tab').getAttribute('href')).toBe(
      '/files/licence-renewal/lic_1?inline',
    );
    expect(named('Download board.pdf').getAttribute('href')).toBe('/files/licence-renewal/lic_1');
    expect(named('Open the user').getAttribute('href')).toBe('/UserDetail/usr_1');
    expect(named('Open the task').getAttribute('href')).toBe('/task-detail/tsk_1');
    await click(named('Send back'));
    await eventually(() => expect(textOf(found('#return'))).toContain('Reason is required'));
    expect(posts).toEqual([]);
    await click(named('Accept'));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'accept', etag: '"v1"' }]));
  });

  it('says of a provider who is shut out that an accepted licence is not enough', async () => {
    await showPart();
    expect(textOf()).not.toContain('deactivated');
    await showPart({}, true);
    expect(textOf()).toContain('counts once an admin has reactivated the user');
    const [here, there] = [false, true].map(
      (isShutOut) => renewalMoves(isShutOut).find(({ intent }) => intent === 'accept')?.done,
    );
    expect(here).toContain('From now on it counts');
    expect(there).toContain('once an admin has reactivated the user');
  });

  it('leaves open whether an accepted licence is enough where it could not be read', async () => {
    await showPart({}, null);
    expect(textOf()).toContain('is deactivated could not be read');
    const done = renewalMoves(null).find(({ intent }) => intent === 'accept')?.done;
    expect(done).toContain('while the account is active');
    expect(done).not.toContain('From now on');
  });

  it('shows no preview of what a browser does not show, and no task where there is none', async () => {
    const file = { ...renewal.file, name: 'board.doc', contentType: 'application/msword' };
    await showPart({ file, taskId: null, replaces: null });
    expect(() => named('Preview board.doc in a new tab')).toThrow();
    expect(() => named('Open the task')).toThrow();
    expect(textOf()).toContain('this is a further licence');
  });

  it('is only read by whoever may not decide about it, and once it is decided', async () => {
    const reviewedBy = { userId: 'usr_2', displayName: 'Bo Invented' };
    await showPart({ status: 'Returned', reviewedBy, reason: 'Not legible.', allowedActions: [] });
    expect(() => named('Accept')).toThrow();
    expect(textOf()).toContain('There is nothing for you to do here.');
    expect(textOf()).toContain('ReasonNot legible.');
  });
});
