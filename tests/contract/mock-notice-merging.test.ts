import { beforeEach, describe, expect, it } from 'vitest';
import { type Notice, notify } from '#mock-server/rules/people/notify.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { MINUTE_MS, type PeopleMock, peopleMock, START } from './people.test-support.ts';

let mock: PeopleMock;
beforeEach(() => {
  mock = peopleMock();
});

const MESSAGE = { event: 'case_message', text: 'There is a message.', caseId: 'cas_x' } as const;

const tell = (notice: Notice, afterMinutes = 0) =>
  notify(mock.api.world(), START + afterMinutes * MINUTE_MS, [mock.user(PROVIDER)], notice);

const notices = () =>
  mock.api
    .world()
    .notifications.by('user', PROVIDER)
    .filter(({ createdAt }) => Date.parse(createdAt) >= START);

describe('a notice of the same event', () => {
  it('is merged with the same words of the same case that nobody read yet, for ten minutes', () => {
    tell(MESSAGE);
    tell(MESSAGE, 9);
    expect(notices()).toHaveLength(1);
    expect(mock.mailsTo(mock.user(PROVIDER).email)).toBe(1);
    tell(MESSAGE, 10);
    expect(notices()).toHaveLength(2);
  });

  it('is told again after the clock was turned back behind the earlier one', () => {
    tell(MESSAGE, 60);
    tell(MESSAGE);
    expect(notices()).toHaveLength(2);
  });

  it('is told anew once the earlier one was read', () => {
    tell(MESSAGE);
    for (const { id } of notices())
      mock.api
        .world()
        .notifications.change(id, (notice) => ({ ...notice, readAt: new Date(START).toISOString() }));
    tell(MESSAGE, 1);
    expect(notices()).toHaveLength(2);
  });

  it('is told again where the opposite was told of the case in between, so that the last word is the one that holds', () => {
    const placed = { event: 'case_on_hold', text: 'The case is on hold.', caseId: 'cas_x' } as const;
    const lifted = { ...placed, text: 'The case is no longer on hold.' };
    tell(placed);
    tell(lifted);
    tell({ ...MESSAGE, caseId: 'cas_y' });
    tell(lifted, 1);
    tell(placed, 1);
    expect(
      notices()
        .filter(({ caseId }) => caseId === 'cas_x')
        .map(({ text }) => text),
    ).toEqual([placed.text, lifted.text, placed.text]);
  });

  it('is told with other words of the same task', () => {
    const comment = { event: 'assigned_to_me', text: 'There is a comment.', taskId: 'tsk_x' } as const;
    tell(comment);
    tell({ ...comment, text: 'It was sent back to you.' }, 1);
    expect(notices().map(({ text }) => text)).toEqual(['There is a comment.', 'It was sent back to you.']);
  });

  it('is told each time where it is about neither a case nor a task', () => {
    tell({ event: 'assigned_to_me', text: 'Your OH licence was accepted' });
    tell({ event: 'assigned_to_me', text: 'Your PA licence was sent back' }, 5);
    tell({ event: 'assigned_to_me', text: 'Your PA licence was sent back' }, 6);
    expect(notices()).toHaveLength(3);
  });

  it('is told with each message of a ticket, which is somebody’s own words', () => {
    const asked = { event: 'ticket_asked', text: 'A message waits.', ticketId: 'tic_x' } as const;
    tell(asked);
    tell(asked, 1);
    expect(notices()).toHaveLength(2);
  });

  it('takes the place of an earlier one that nobody read, where it says the very same of the same case', () => {
    tell(MESSAGE);
    tell({ ...MESSAGE, caseId: 'cas_y' });
    tell({ ...MESSAGE, text: 'There is another message.' });
    tell(MESSAGE, 20);
    const unread = notices().filter(({ readAt }) => readAt === null);
    expect(
      unread.map(({ caseId, text, createdAt }) => [caseId, text, Date.parse(createdAt) - START]),
    ).toEqual([
      ['cas_y', MESSAGE.text, 0],
      ['cas_x', 'There is another message.', 0],
      ['cas_x', MESSAGE.text, 20 * MINUTE_MS],
    ]);
  });

  it('takes the place of the list of tasks of the day before, whatever that counted', () => {
    const list = { event: 'tasks_due', text: 'Tasks overdue: 1.' } as const;
    tell(list);
    tell({ event: 'new_cases', text: 'New cases: 1.' });
    tell({ ...list, text: 'Tasks overdue: 2.' }, 24 * 60);
    const unread = notices().filter(({ readAt }) => readAt === null);
    expect(unread.map(({ text }) => text)).toEqual(['New cases: 1.', 'Tasks overdue: 2.']);
  });
});
