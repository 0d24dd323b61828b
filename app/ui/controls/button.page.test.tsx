import { describe, expect, it, vi } from 'vitest';
import { click, found, mount, named } from '../mount.test-support.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button', () => {
  it('submits nothing unless it is told to', async () => {
    await mount(<Button>Save</Button>);
    expect(named('Save').getAttribute('type')).toBe('button');
  });

  it('keeps its name and focus while busy, and ignores presses', async () => {
    const pressed = vi.fn();
    const submitted = vi.fn((event: Event) => event.preventDefault());
    await mount(
      <form>
        <Button type="submit" busy onClick={pressed}>
          Save
        </Button>
      </form>,
    );
    found('form').addEventListener('submit', submitted);
    const button = named('Save');
    button.focus();
    await click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('shows the spinner beside the label, which keeps its room', async () => {
    await mount(<Button busy>Save</Button>);
    expect(named('Save').querySelector('svg')).not.toBeNull();
    await mount(<Button>Save</Button>);
    expect(named('Save').querySelector('svg')).toBeNull();
    expect(named('Save').hasAttribute('aria-busy')).toBe(false);
  });

  it('gives its look to a link', async () => {
    await mount(
      <Button asChild variant="primary">
        <a href="/task">My Tasks</a>
      </Button>,
    );
    const link = named('My Tasks');
    expect(link.tagName).toBe('A');
    expect(link.className).toContain('bg-accent-fill');
    expect(document.querySelector('button')).toBeNull();
  });
});

it('an icon button is called by its label', async () => {
  const pressed = vi.fn();
  await mount(
    <IconButton label="Rotate" onClick={pressed}>
      <svg />
    </IconButton>,
  );
  await click(named('Rotate'));
  expect(pressed).toHaveBeenCalledOnce();
});
