import { Form } from '@remix-run/react';

export default function Login() {
  return (
    <main>
      <h1>Log in</h1>
      <Form method="post">
        <label>
          Email <input name="email" type="email" />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button type="submit">Log in</button>
      </Form>
    </main>
  );
}
