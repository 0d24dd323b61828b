import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../controls/button.tsx';
import { click, eventually, found, mount, named, textOf } from '../mount.test-support.tsx';
import { Dialog } from './dialog.tsx';

const escape = () =>
  act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await Promise.resolve();
  });

const nameOf = (panel: Element) =>
  textOf(document.getElementById(panel.getAttribute('aria-labelledby') ?? '') ?? undefined);

describe('a dialog', () => {
  it('is named by its title and takes the focus', async () => {
    await mount(
      <Dialog open onOpenChange={vi.fn()} title="DP-2026-000001" footer={<Button>Pick up</Button>}>
        Requisition
      </Dialog>,
    );
    const panel = found('[role=dialog]');
    expect(nameOf(panel)).toBe('DP-2026-000001');
    expect(document.activeElement).toBe(panel);
    expect(textOf(panel)).toContain('Requisition');
  });

  it('asks to close on Escape and on its button', async () => {
    const changed = vi.fn();
    await mount(
      <Dialog open onOpenChange={changed} title="Release">
        Reason
      </Dialog>,
    );
    await escape();
    await click(named('Close'));
    expect(changed.mock.calls).toEqual([[false], [false]]);
  });

  it('gives the focus back to the button that opened it, and to the page where that is gone', async () => {
    await mount(<Opened />);
    for (const expected of ['opener', 'main']) {
      found('#opener').focus();
      await click(found('#opener'));
      expect(document.activeElement).toBe(found('[role=dialog]'));
      if (expected === 'main') found('#opener').remove();
      await escape();
      await eventually(() => expect(document.activeElement?.id).toBe(expected));
    }
  });
});

/** Mounted only while it is open, as the rows of a list do it. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button id="opener" type="button" onClick={() => setOpen(true)}>
        View
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="DP-2026-000001">
          Requisition
        </Dialog>
      )}
    </main>
  );
}
