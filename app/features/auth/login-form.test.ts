import { describe, expect, it } from 'vitest';
import { readLoginForm, refusedLogin } from './login-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('what the login form asks for', () => {
  it.each([
    [{}, { email: ['Email is required'], password: ['Password is required'] }],
    [{ email: 'a@b.test' }, { password: ['Password is required'] }],
    [{ email: '   ', password: 'secret' }, { email: ['Email is required'] }],
  ])('S5-01 %j gives %j', (fields, problems) => {
    expect(readLoginForm(formOf(fields))).toMatchObject({ status: 'error', error: problems });
    expect(readLoginForm(formOf(fields)).reply().error).toEqual(problems);
  });

  it('keeps the limits of the operation', () => {
    const read = readLoginForm(formOf({ email: `${'a'.repeat(255)}@b.test`, password: 'p' }));
    expect(Object.keys(read.reply().error ?? {})).toEqual(['email']);
  });

  it('sends the email without the spaces around it, and the password as typed', () => {
    const read = readLoginForm(formOf({ email: ' a@b.test ', password: ' ' }));
    expect(read).toMatchObject({ status: 'success', value: { email: 'a@b.test', password: ' ' } });
  });

  it('gives the email back after a refusal, and never the password', () => {
    const refusal = refusedLogin(readLoginForm(formOf({ email: 'a@b.test', password: 'secret' })), 'No.');
    expect(refusal).toMatchObject({ initialValue: { email: 'a@b.test' }, error: { '': ['No.'] } });
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });
});
