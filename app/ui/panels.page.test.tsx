import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './feedback/empty-state.tsx';
import { ErrorPanel } from './feedback/error-panel.tsx';
import { SkeletonRows } from './feedback/skeleton.tsx';
import { click, found, mount, named, textOf } from './mount.test-support.tsx';
import { Page } from './page.tsx';
import { PriorityMark } from './priority-mark.tsx';

describe('a page', () => {
  it('hides its heading from the eye alone where the page says the same in sight', async () => {
    await mount(
      <Page title="My Tasks" headingHidden>
        Nothing
      </Page>,
    );
    expect(textOf(found('main h1'))).toBe('My Tasks');
    expect(found('h1').closest('.sr-only')).not.toBeNull();
    await mount(<Page title="Accounts">Nothing</Page>);
    expect(found('h1').closest('.sr-only')).toBeNull();
  });
});

describe('panels', () => {
  it('say what went wrong after the word Error, at once', async () => {
    const again = vi.fn();
    await mount(
      <ErrorPanel
        message="Request timed out"
        action={
          <button type="button" onClick={again}>
            Try again
          </button>
        }
      />,
    );
    expect(textOf(found('[role=alert] p'))).toBe('Error: Request timed out');
    await click(named('Try again'));
    expect(again).toHaveBeenCalledOnce();
  });

  it('leave a next step where there is nothing', async () => {
    await mount(<EmptyState title="No cases" action={<a href="/x">Go on</a>} />);
    expect(textOf(found('h2'))).toBe('No cases');
    expect(named('Go on')).toBeTruthy();
  });

  it('announce loading and draw as many rows as are to come', async () => {
    await mount(<SkeletonRows rows={3} label="Loading cases" />);
    expect(textOf(found('[role=status]'))).toBe('Loading cases');
    expect(document.querySelectorAll('[role=status] > span:not(.sr-only)')).toHaveLength(3);
  });
});

it.each([
  ['stat', 'STAT', true],
  ['expedited', 'Expedited', true],
  ['routine', 'Routine', false],
] as const)('priority %s is told by the word %s and a sign: %s', async (level, word, hasSign) => {
  await mount(<PriorityMark level={level} />);
  expect(textOf()).toBe(word);
  expect(document.querySelector('svg') !== null).toBe(hasSign);
});
