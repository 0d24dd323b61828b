import { afterEach, describe, expect, it } from 'vitest';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { TaskCandidate } from '#contracts/generated/wire.ts';
import { aWholeTask } from '../task-item.test-support.ts';
import { TaskDesk } from './task-desk.tsx';

const barredFrom = (displayName: string, refusals: TaskCandidate['refusals']): TaskCandidate => ({
  person: { userId: `usr_${displayName.toLowerCase()}0000000`, displayName },
  status: 'Active',
  mayTake: false,
  refusals,
  awayUntil: null,
});

type Barred = NonNullable<Parameters<typeof TaskDesk>[0]['barred']>;

const show = (barred: Barred) =>
  mountPage(
    <TaskDesk
      task={aWholeTask({ type: 2, typeKey: 'qa', allowedActions: ['assign'] })}
      people={[{ value: 'usr_ada0000000', label: 'Ada' }]}
      barred={barred}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );

afterEach(unmount);

describe('whom a task can be given to', () => {
  it('is chosen from those who can have it, and each of the others stands there with the reasons', async () => {
    const items = [barredFrom('Bea', ['reader', 'author']), barredFrom('Cas', ['licence'])];
    await show({ items, total: 2 });
    expect(textOf(found('#assign'))).toContain('Ada');
    expect(textOf(found('#assign'))).not.toContain('Bea');
    const [, barred] = document.querySelectorAll('details');
    expect(textOf(barred)).toBe(
      '2 people may not be given the taskBea: They read or signed this case themselves. They wrote in the text of this case.' +
        'Cas: They have no active licence in the state that the case comes from.',
    );
  });

  it('says how many of many are shown, and says nothing where everybody can have it', async () => {
    await show({ items: [barredFrom('Bea', ['rights'])], total: 130 });
    expect(textOf()).toContain('130 people may not be given the task');
    expect(textOf()).toContain('These are the first 1.');
    await show({ items: [], total: 0 });
    expect(textOf()).not.toContain('may not be given the task');
  });

  it('is not passed over in silence where the reasons could not be read', async () => {
    await show('unread');
    expect(textOf(found('[role=alert]'))).toContain('Who may not be given the task could not be read.');
  });
});
