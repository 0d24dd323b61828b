import { renderToString } from 'react-dom/server';
import { type ActionFunction, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { click, eventually, fill, found, later, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { readLoginForm, refusedLogin } from './login-form.ts';
import { type LoginAnswer, LoginScreen } from './login-screen.tsx';

const email = () => found<HTMLInputElement>('[name=email]');
const password = () => found<HTMLInputElement>('[name=password]');
const alertText = () => textOf(found('form [role=alert]'));

/** What the action answers when this was typed; with a sentence, when the API refused it. */
function answerTo(typed: Record<string, string>, text?: string): LoginAnswer {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return { result: refusedLogin(readLoginForm(form), text) };
}
const complete = { email: 'a@b.test', password: 'secret' };

function routerOf(props: { answer?: LoginAnswer; redirectTo?: string }, action: ActionFunction = () => null) {
  const routes = [
    { path: '/login', element: <LoginScreen {...props} />, action },
    { path: '/email-verification', element: <p>Verify</p> },
  ];
  return createMemoryRouter(routes, { initialEntries: ['/login'] });
}

const show = (props: { answer?: LoginAnswer; redirectTo?: string } = {}, action?: ActionFunction) =>
  mount(<RouterProvider router={routerOf(props, action)} />);

describe('the login screen', () => {
  it("S2.1-03 asks for 'Your email *' and a password that can be shown", async () => {
    await show();
    expect(email().placeholder).toBe('Your email *');
    expect(password().type).toBe('password');
    await click(named('Show password'));
    expect(password().type).toBe('text');
  });

  it('S2.1-04 leads from Forgot Password to the email verification', async () => {
    await show();
    expect(named('Forgot Password').getAttribute('href')).toBe('/email-verification');
  });

  it('S2.1-04 spins in Log In until the answer comes, and posts once', async () => {
    const answered = later<null>();
    const posts: Record<string, unknown>[] = [];
    await show({ redirectTo: '/task' }, async ({ request }) => {
      posts.push(Object.fromEntries(await request.formData()));
      return answered.promise;
    });
    await fill(email(), 'a@b.test');
    await fill(password(), 'secret');
    await click(named('Log In'));
    await eventually(() => expect(named('Log In').getAttribute('aria-busy')).toBe('true'));
    expect(named('Log In').querySelector('svg')).not.toBeNull();
    await click(named('Log In'));
    answered.resolve(null);
    await eventually(() => expect(named('Log In').hasAttribute('aria-busy')).toBe(false));
    expect(posts).toEqual([{ redirectTo: '/task', email: 'a@b.test', password: 'secret' }]);
  });

  it('S5-01 checks on submit, and again on each change', async () => {
    const action = vi.fn(() => null);
    await show({}, action);
    await click(named('Log In'));
    expect(textOf(found('form'))).toContain('Email is required');
    expect(textOf(found('form'))).toContain('Password is required');
    expect(document.activeElement).toBe(email());
    await fill(email(), 'a@b.test');
    expect(textOf(found('form'))).not.toContain('Email is required');
    expect(textOf(found('form'))).toContain('Password is required');
    await fill(email(), '');
    expect(textOf(found('form'))).toContain('Email is required');
    expect(action).not.toHaveBeenCalled();
  });

  it('S5-01 says nothing before the first submit', async () => {
    await show();
    await fill(email(), 'a');
    await fill(email(), '');
    expect(textOf(found('form'))).not.toContain('is required');
    expect(email().hasAttribute('aria-invalid')).toBe(false);
  });

  it.each(['[name=email]', '[name=password]'])('S5-01 an edit of %s clears the error', async (field) => {
    await show({ answer: answerTo(complete, 'Login failed. Try again.') });
    await fill(found<HTMLInputElement>(field), 'x');
    expect(alertText()).toBe('');
  });

  it.each(['Login failed. Try again.', 'Email or password is incorrect.'])(
    'S8-02 shows %j in red under the form',
    async (form) => {
      await show({ answer: answerTo(complete, form) });
      expect(alertText()).toBe(form);
      expect(found('form [role=alert] p').className).toContain('text-danger');
      expect(email().value).toBe('a@b.test');
    },
  );

  it('is a plain form post without script, with the messages of the last answer', () => {
    const answer = answerTo({ email: 'a@b.test' });
    const page = renderToString(<RouterProvider router={routerOf({ redirectTo: '/task', answer })} />);
    document.body.innerHTML = page;
    expect(found<HTMLFormElement>('form').method).toBe('post');
    expect(found<HTMLInputElement>('[name=redirectTo]').value).toBe('/task');
    expect(email().value).toBe('a@b.test');
    expect(named('Log In').getAttribute('type')).toBe('submit');
    expect(textOf(found('form'))).toContain('Password is required');
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });
});
