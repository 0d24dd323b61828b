import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { createLiveValue } from '../stage/live-value.ts';
import { useLiveValue } from '../stage/use-live-value.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface PageProps {
  readonly hasPane?: boolean;
  readonly hasPanel?: boolean;
  readonly isOff?: boolean;
  readonly hasDialog?: boolean;
}

function Page({ hasPane = true, hasPanel = true, isOff = false, hasDialog = false }: PageProps) {
  useKeptFocus();
  return (
    <>
      {hasPane && (
        <div role="application">
          <div tabIndex={0} data-testid="pane" />
        </div>
      )}
      <button type="button" disabled={isOff}>
        Undo
      </button>
      {hasPanel && <button type="button">Close</button>}
      {hasDialog && <div role="dialog" />}
    </>
  );
}

const shown = createLiveValue<PageProps>({});

function Changing() {
  return <Page {...useLiveValue(shown)} />;
}

function open(props: PageProps = {}): Promise<void> {
  shown.set(props);
  return mount(<Changing />);
}

/** The mounted page becomes another one. */
const turnInto = (props: PageProps): Promise<void> =>
  act(async () => {
    shown.set(props);
    await Promise.resolve();
  });

afterEach(() => mount(null));

const pane = (): Element | null => document.querySelector('[role=application] > div');

function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (found === undefined) throw new Error(`There is no button ${text}`);
  return found;
}

it('gives the focus to the pane as soon as the viewer has opened', async () => {
  await open({ hasPane: false });
  expect(document.activeElement).toBe(document.body);
  await turnInto({});
  expect(pane()).not.toBeNull();
  expect(document.activeElement).toBe(pane());
});

it('gives it to the pane when a panel that holds it closes', async () => {
  await open();
  button('Close').focus();
  await turnInto({ hasPanel: false });
  expect(document.activeElement).toBe(pane());
});

it('gives it to the pane when a button that holds it cannot be used any more', async () => {
  await open();
  button('Undo').focus();
  await turnInto({ isOff: true });
  expect(document.activeElement).toBe(pane());
});

it('leaves it where it is in use, and with a dialog that is open', async () => {
  await open();
  button('Undo').focus();
  await turnInto({ hasPanel: false });
  expect(document.activeElement).toBe(button('Undo'));
  await turnInto({ hasDialog: true });
  button('Close').focus();
  await turnInto({ hasDialog: true, hasPanel: false });
  expect(document.activeElement).toBe(document.body);
});

it('takes nothing from a reader who pressed beside everything', async () => {
  await open();
  button('Close').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button('Close').blur();
  await turnInto({ hasPanel: false });
  expect(document.activeElement).toBe(document.body);
});
