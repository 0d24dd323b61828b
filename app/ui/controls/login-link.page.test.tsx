import { afterEach, expect, it } from 'vitest';
import { SaveState } from '../forms/save-state.tsx';
import { click, found, mount, textOf } from '../mount.test-support.tsx';

const ask = (event: Event) => event.preventDefault();
afterEach(() => window.removeEventListener('beforeunload', ask));

/** Whether the browser asks before it leaves a page with unsaved words. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each([true, false])(
  'the line of the autosave leads to the login, and the browser asks only where words would be lost (kept: %s)',
  async (isKept) => {
    const login = { address: '/login?redirectTo=%2Fupload-project', isKept };
    await mount(<SaveState state={{ kind: 'failed', why: 'Your session has ended.', login }} />);
    window.addEventListener('beforeunload', ask);
    expect(textOf(found('[role=status]'))).toBe('Not saved: Your session has ended.Log in');
    expect(found('a').getAttribute('href')).toBe(login.address);
    expect(isAsked()).toBe(true);
    // The page of the test stays where it is.
    found('a').addEventListener('click', (event) => event.preventDefault());
    await click(found('a'));
    expect(isAsked()).toBe(!isKept);
    // Whatever else is left later is asked about as before.
    expect(isAsked()).toBe(true);
  },
);
