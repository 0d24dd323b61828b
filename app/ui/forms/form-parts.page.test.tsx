import { act } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '../mount.test-support.tsx';
import { PhoneField, WarnedField } from './checked/checked-fields.tsx';
import { DateField } from './date-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormField } from './form-field.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SubmitButton } from './submit-button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { ConflictDialog } from './versions/conflict-dialog.tsx';

const field: FormField = { id: 'f-x', name: 'x', key: undefined, errors: undefined, defaultValue: undefined };

describe('the button of a form', () => {
  it('can be pressed, and is held back by an upload alone, which it names', async () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    const show = async (button: React.ReactNode) => {
      await mount(<form>{button}</form>);
      found('form').addEventListener('submit', submitted);
      await click(named('Send'));
    };
    await show(<SubmitButton waitsFor="A file is still uploading.">Send</SubmitButton>);
    expect(submitted).not.toHaveBeenCalled();
    expect(named('Send').getAttribute('aria-disabled')).toBe('true');
    expect(named('Send').hasAttribute('disabled')).toBe(false);
    expect(textOf(found(`#${named('Send').getAttribute('aria-describedby')}`))).toBe(
      'A file is still uploading.',
    );
    await show(<SubmitButton busy>Send</SubmitButton>);
    expect(submitted).not.toHaveBeenCalled();
    await show(<SubmitButton>Send</SubmitButton>);
    expect(submitted).toHaveBeenCalledOnce();
  });
});

describe('the guard of unsaved changes', () => {
  async function start(isUnsaved: boolean) {
    const form = (
      <>
        <Link to="/list">Away</Link>
        <Link to="/form?step=2">Next step</Link>
        <LeaveGuard isUnsaved={isUnsaved} />
      </>
    );
    const routes = [
      { path: '/form', element: form },
      { path: '/list', element: <p>List</p> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
    await mount(<RouterProvider router={router} />);
    return () => router.state.location.pathname + router.state.location.search;
  }
  const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks before the page is left, and stays or leaves as it is told', async () => {
    const place = await start(true);
    expect(asksBeforeUnload()).toBe(true);
    await click(named('Away'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
    expect(place()).toBe('/form');
    await click(named('Stay on this page'));
    await eventually(() => expect(textOf()).not.toContain('Leave without saving?'));
    expect(place()).toBe('/form');
    await click(named('Away'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
    await click(named('Leave and lose the changes'));
    await eventually(() => expect(place()).toBe('/list'));
  });

  it('asks nothing between the steps of the form', async () => {
    const place = await start(true);
    await click(named('Next step'));
    await eventually(() => expect(place()).toBe('/form?step=2'));
  });

  it('asks nothing where everything is saved', async () => {
    const place = await start(false);
    expect(asksBeforeUnload()).toBe(false);
    await click(named('Away'));
    await eventually(() => expect(place()).toBe('/list'));
  });
});

describe('the dialog of a conflict', () => {
  const comparison = {
    conflicts: [{ name: 'site', yours: 'Scalp', theirs: '' }],
    taken: [{ name: 'priority', yours: 'Routine', theirs: 'STAT' }],
  };
  async function show(about = comparison) {
    const onResolve = vi.fn();
    const labelOf = (name: string) => name.toUpperCase();
    await mount(
      <ConflictDialog
        {...{ labelOf, onResolve }}
        comparison={about}
        changedBy="Dr. Lee"
        onCancel={() => undefined}
      />,
    );
    return onResolve;
  }

  it('shows both versions and what was taken over, and asks for a choice', async () => {
    const onResolve = await show();
    for (const text of [
      'Changed by Dr. Lee',
      'SITE',
      'Yours',
      'Scalp',
      'As it is saved now',
      'Empty',
      'PRIORITY',
      'STAT',
    ])
      expect(textOf()).toContain(text);
    await click(named('Save these choices'));
    expect(onResolve).not.toHaveBeenCalled();
    expect(textOf(found('[role=dialog] [role=alert]'))).toBe('Choose one version of each field.');
  });

  it('hands on what was chosen', async () => {
    const onResolve = await show();
    await click(found('label:nth-of-type(2) input[type=radio]'));
    await click(named('Save these choices'));
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({ site: 'theirs' });
  });

  it('asks for no choice where each has changed other fields, and says so', async () => {
    const onResolve = await show({ ...comparison, conflicts: [] });
    expect(textOf()).toContain('in no field that you have changed');
    expect(textOf()).not.toContain('choose');
    await click(named('Save both'));
    expect(onResolve).toHaveBeenCalledExactlyOnceWith({});
  });
});

it('a line of the error summary opens every closed part that its field lies in, and no other', async () => {
  await mount(
    <>
      <ErrorSummary errors={[{ fieldId: 'told', message: 'Say who was told' }]} />
      <details id="outer">
        <details id="inner">
          <input id="told" aria-label="Who was told" />
        </details>
        <details id="beside">
          <input aria-label="Note" />
        </details>
      </details>
    </>,
  );
  await click(named('Say who was told'));
  const open = [...document.querySelectorAll('details')].filter((part) => part.open).map(({ id }) => id);
  expect(open).toEqual(['outer', 'inner']);
  expect(document.activeElement?.id).toBe('told');
});

it('the error summary has the order of the page, and names the field where two of them lack the same', async () => {
  const missing = 'Name is required';
  await mount(
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'last', message: 'Choose a kind' },
          { fieldId: 'shown', message: missing },
          { fieldId: null, message: 'Nothing was sent' },
          { fieldId: 'legal', message: missing },
        ]}
      />
      <label htmlFor="legal">
        Legal name<span>*</span>
      </label>
      <input id="legal" />
      <label htmlFor="shown">Name on screens</label>
      <input id="shown" />
      <fieldset id="last">
        <legend>Kind</legend>
      </fieldset>
    </>,
  );
  expect([...document.querySelectorAll('[role=alert] li')].map(textOf)).toEqual([
    'Nothing was sent',
    `Legal name: ${missing}`,
    `Name on screens: ${missing}`,
    'Choose a kind',
  ]);
});

describe('a phone number', () => {
  const complete = (typed: string) => (typed === '' ? '' : `+${typed}`);
  const heard = vi.fn();
  const show = async (typed: string) => {
    await mount(
      <form onInput={({ currentTarget }) => void heard(new FormData(currentTarget).get(field.name))}>
        <PhoneField field={field} label="Phone" complete={complete} />
      </form>,
    );
    const input = found<HTMLInputElement>('input');
    expect(input.type).toBe('tel');
    await fill(input, typed);
    return input;
  };

  it.each([
    ['12', '+12'],
    ['', ''],
  ])(
    'S5-03 that was typed as %j reads %j when the field is left, and the form hears of it',
    async (typed, kept) => {
      const input = await show(typed);
      await act(() => Promise.resolve(input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))));
      expect(input.value).toBe(kept);
      expect(heard).toHaveBeenLastCalledWith(kept);
    },
  );

  it('S5-03 is complete before Enter sends the form', async () => {
    const input = await show('12');
    await act(() =>
      Promise.resolve(input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))),
    );
    expect(input.value).toBe('+12');
  });
});

it('a field that only warns does so when it is left, and is never wrong', async () => {
  const warningOf = (typed: string) => (typed === '7' ? null : 'Check the number.');
  await mount(<WarnedField field={field} label="Number" warningOf={warningOf} />);
  const input = found<HTMLInputElement>('input');
  const leave = async (typed: string) => {
    await fill(input, typed);
    await act(() => Promise.resolve(input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))));
    return textOf(found('[role=status]'));
  };
  expect(textOf(found('[role=status]'))).toBe('');
  expect([await leave('12'), await leave('7'), await leave(' ')]).toEqual(['Check the number.', '', '']);
  await leave('12');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('a date is said back as it is typed, and from the start where it is filled', async () => {
  const echoOf = (typed: string) => (typed.length === 3 ? `${typed}!` : null);
  await mount(<DateField field={{ ...field, defaultValue: 'abc' }} label="Born" echoOf={echoOf} />);
  expect(textOf(found('[role=status]'))).toBe('abc!');
  await fill(found<HTMLInputElement>('input'), 'ab');
  expect(textOf(found('[role=status]'))).toBe('');
});

it.each([
  ['sending', ['Pause a.svs', 'Remove a.svs']],
  ['paused', ['Resume a.svs', 'Remove a.svs']],
  ['failed', ['Try a.svs again', 'Remove a.svs']],
  ['waiting', ['Remove a.svs']],
  ['done', ['Remove a.svs']],
] as const)('an upload that is %s offers %j', async (phase, offered) => {
  const ports = { onPause: vi.fn(), onResume: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  await mount(<UploadProgress upload={{ fileName: 'a.svs', bytes: 2, sentBytes: 1, phase }} {...ports} />);
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(offered);
  for (const name of offered) await click(named(name));
  const called = Object.values(ports).filter(({ mock }) => mock.calls.length === 1);
  expect(called).toHaveLength(offered.length);
});

it('an upload tells a screen reader whose progress it is, how far it is, and why it stopped', async () => {
  const ports = { onPause: vi.fn(), onResume: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() };
  const upload = { fileName: 'a.svs', bytes: 2000, sentBytes: 500 };
  await mount(<UploadProgress upload={{ ...upload, phase: 'sending' }} {...ports} />);
  // The element itself is a progressbar to a screen reader, with its own value and end.
  const bar = found<HTMLProgressElement>('progress');
  expect(bar.getAttribute('aria-label')).toBe('Upload of a.svs');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['500', '2000']);
  expect(textOf()).toContain('25%');
  for (const button of document.querySelectorAll('button')) {
    act(() => button.focus());
    expect(document.activeElement).toBe(button);
  }
  const problem = 'The server has not enough room.';
  await mount(<UploadProgress upload={{ ...upload, phase: 'failed', problem }} {...ports} />);
  expect(document.querySelector('progress')).toBeNull();
  expect(textOf(found('[role=alert]'))).toBe(problem);
});
