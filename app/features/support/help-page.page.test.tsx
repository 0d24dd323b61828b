import { describe, expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { SupportTicket } from '#contracts/generated/wire.ts';
import { HelpPage } from './help-page.tsx';

const list = aListState({ total: 1 });

const ticket: SupportTicket = {
  id: 'tic_1',
  version: 2,
  etag: '"v2"',
  status: 'Answered',
  topic: 'viewer',
  subject: 'A slide stays blank',
  caseId: 'cas_1',
  case: { id: 'cas_1', caseID: 'DP-2026-000001' },
  askedBy: { userId: 'usr_1', displayName: 'Dr. Lee' },
  createdAt: '2026-11-23T15:00:00Z',
  updatedAt: '2026-11-24T15:00:00Z',
  closedAt: null,
  messages: [
    {
      at: '2026-11-24T15:00:00Z',
      author: { userId: 'usr_2', displayName: 'Ada Invented' },
      fromOperator: true,
      text: 'It has been scanned again.',
    },
  ],
  allowedActions: ['reply'],
};
const form = { idempotencyKey: '"key"', outcome: undefined };

describe('help', () => {
  it('lists the own questions, each with its state and a page, and offers a new one', async () => {
    const { messages: _messages, caseId: _caseId, closedAt: _closedAt, ...row } = ticket;
    await mountPage(<HelpPage shown={{ part: 'help', items: [row], list }} {...form} />);
    expect(named('A slide stays blank').getAttribute('href')).toBe('/account-detail?ticket=tic_1');
    expect(textOf(found('tbody tr'))).toContain('Answered');
    expect(textOf(found('tbody tr'))).toContain('DP-2026-000001');
    expect(textOf()).not.toContain('Asked by');
    expect(named('Ask for help').getAttribute('href')).toBe('/account-detail?part=ask');
  });

  it('says who answers where nothing was asked yet', async () => {
    await mountPage(<HelpPage shown={{ part: 'help', items: [], list: { ...list, total: 0 } }} {...form} />);
    expect(textOf()).toContain('You have not asked anything yet');
  });

  it('asks for no patient, and sends what was asked once all of it is there', async () => {
    await mountPage(<HelpPage shown={{ part: 'ask', caseID: null }} {...form} />);
    expect(textOf().match(/Name no patient/g)).toHaveLength(2);
    await click(named('Send question'));
    await eventually(() => expect(textOf()).toContain('Subject is required'));
    expect(posts).toEqual([]);
    await click(found('input[name=topic][value=viewer]'));
    await fill(found<HTMLInputElement>('input[name=subject]'), 'A slide stays blank');
    await fill(found<HTMLTextAreaElement>('textarea[name=message]'), 'Only its outline shows.');
    await click(named('Send question'));
    await eventually(() =>
      expect(posts).toMatchObject([
        { topic: 'viewer', subject: 'A slide stays blank', idempotencyKey: '"key"' },
      ]),
    );
  });

  it('says of a closed question whether it can be opened again, and where else to ask', async () => {
    const closed = { ...ticket, status: 'Closed', closedAt: '2026-11-24T16:00:00Z' } as const;
    await mountPage(<HelpPage shown={{ part: 'ticket', ticket: closed }} {...form} />);
    expect(textOf()).toContain('The operator has closed this question. A message of yours opens it again.');
    const forGood = { ...closed, allowedActions: [] };
    await mountPage(<HelpPage shown={{ part: 'ticket', ticket: forGood }} {...form} />);
    expect(textOf()).toContain('This question is closed for good.');
    expect(named('Ask another question').getAttribute('href')).toBe('/account-detail?part=ask');
  });

  it('shows an answer as the operator’s, and takes a message of the asker', async () => {
    await mountPage(<HelpPage shown={{ part: 'ticket', ticket }} {...form} />);
    expect(textOf()).toContain('Ada Invented (operator)');
    expect(named('All your questions').getAttribute('href')).toBe('/account-detail?part=help');
    expect(named('Send message')).toBeDefined();
    expect(() => named('Close ticket')).toThrow();
    expect(textOf(found('dl'))).toContain('DP-2026-000001');
  });

  it('asked from the page of a case names that case', async () => {
    const field = () => found<HTMLInputElement>('input[name=case]').value;
    await mountPage(<HelpPage shown={{ part: 'ask', caseID: 'DP-2026-000001' }} {...form} />);
    expect(field()).toBe('DP-2026-000001');
    expect(found<HTMLInputElement>('input[value=case]').checked).toBe(true);
    expect(textOf(found('h1'))).toBe('Ask for help with case DP-2026-000001');
  });
});
