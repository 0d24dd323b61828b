import { afterEach, expect, it } from 'vitest';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Group } from '#contracts/generated/wire.ts';
import { GroupPart, Groups } from './group-pages.tsx';

const group: Group = {
  id: 'grp_1',
  version: 1,
  etag: '"v1"',
  name: 'Skin readers',
  ownerGroup: 'Both',
  description: null,
  members: [
    {
      userId: 'usr_1',
      displayName: 'Dr. Ada Invented',
      status: 'Active',
      openCases: 2,
      addedAt: '2026-11-20T12:00:00Z',
    },
  ],
  facilities: [],
  active: true,
  priorityPoolMinutes: 30,
  billingEntity: null,
  qaRule: { provisionalPercent: 100, randomPercent: 5, malignancySites: [], misinterpretations: false },
  createdAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
};

const WAYS = ['Edit group', 'Add member', 'Remove member', 'Delete group'];

afterEach(unmount);

async function show(mayChange: boolean, shown = group) {
  await mountPage(
    <GroupPart
      group={shown}
      providers={{ source: 'pathologists', words: '', choices: [], total: 0, shown: 0 }}
      past={{ changes: null, links: null }}
      mayChange={mayChange}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );
}

it('a group is changed by whoever of the staff may, and read by the others without a form that is always refused', async () => {
  await show(true);
  for (const way of WAYS) expect(named(way)).toBeDefined();
  await show(false);
  for (const way of WAYS) expect(() => named(way)).toThrow();
  expect(textOf()).toContain('Dr. Ada Invented');
  expect(textOf()).toContain('There is nothing for you to do here.');
});

it('a group counts those open cases of a member that are of its facilities, and says so', async () => {
  await show(true);
  expect(textOf()).toContain('Dr. Ada Invented: Active, 2 open cases of the group’s facilities');
});

it('a group says its whole rule for second reviews', async () => {
  const qaRule = { ...group.qaRule, malignancySites: ['Skin', 'Breast'], misinterpretations: true };
  await show(true, { ...group, qaRule });
  expect(textOf()).toContain('each first malignancy at Skin or Breast, each amendment for misinterpretation');
});

it.each([true, false])(
  'the list leads to a new group only whom its form would not refuse: %s',
  async (mayChange) => {
    await mountPage(<Groups items={[]} list={aListState({ total: 0 })} mayChange={mayChange} />);
    expect(textOf().includes('New group')).toBe(mayChange);
  },
);
