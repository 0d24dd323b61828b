import { beforeEach, describe, expect, it } from 'vitest';
import { type Notice, notify } from '#mock-server/rules/people/notify.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import { type PeopleMock, peopleMock, START } from './people.test-support.ts';

const OFF = { newCasesDigest: false, taskDigest: false, mailOnAssignment: false, mailOnReport: false };
const ON = { newCasesDigest: true, taskDigest: true, mailOnAssignment: true, mailOnReport: true };

let mock: PeopleMock;
beforeEach(() => {
  mock = peopleMock();
});

/** How often the person is told in the product and by mail, with these settings saved in the profile. */
async function tell(notices: UserRecord['notices'], notice: Pick<Notice, 'event' | 'caseId'>) {
  const as = await mock.enter('provider');
  const version = mock.user(PROVIDER).version;
  expect((await mock.send('updateMyProfile', { body: { notices }, version, as })).status).toBe(200);
  const { email } = mock.user(PROVIDER);
  const count = () => [
    mock.api.world().notifications.by('user', PROVIDER).length,
    mock.api.world().mails.by('to', email).length,
  ];
  const [notes = 0, mails = 0] = count();
  notify(mock.api.world(), START, [mock.user(PROVIDER)], { text: 'News.', ...notice });
  const [notesAfter = 0, mailsAfter = 0] = count();
  return [notesAfter - notes, mailsAfter - mails];
}

describe('a notice', () => {
  it.each<[Notice['event'], string | null, number[]]>([
    ['stat_available', 'cas_x', [1, 1]],
    ['identity_problem', 'cas_x', [1, 1]],
    ['report_amended', 'cas_x', [1, 1]],
    ['urgent_result', 'cas_x', [1, 1]],
    ['preliminary_result', 'cas_x', [1, 1]],
    ['security', null, [1, 1]],
    ['release_warning', 'cas_x', [1, 1]],
    ['assigned_to_me', 'cas_x', [1, 0]],
    ['order_fulfilled', 'cas_x', [1, 0]],
    ['case_returned', 'cas_x', [1, 0]],
    ['qa_result', 'cas_x', [1, 0]],
    ['case_on_hold', 'cas_x', [1, 0]],
    ['case_message', 'cas_x', [1, 0]],
    ['ticket_asked', null, [1, 0]],
    ['ticket_answered', null, [1, 0]],
    ['ticket_closed', null, [1, 0]],
    ['report_ready', 'cas_x', [1, 0]],
    ['tasks_due', null, [0, 0]],
    ['new_cases', null, [0, 0]],
    ['new_cases', 'cas_x', [1, 1]],
  ])(
    '%s of %s reaches who switched everything off %j times, and everyone else twice',
    async (event, caseId, expected) => {
      expect(await tell(OFF, { event, caseId })).toEqual(expected);
      mock = peopleMock();
      expect(await tell(ON, { event, caseId })).toEqual([1, 1]);
    },
  );
});
