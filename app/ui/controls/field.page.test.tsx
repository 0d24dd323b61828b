import { describe, expect, it } from 'vitest';
import { click, found, mount, named, textOf } from '../mount.test-support.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const describedBy = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id) ?? undefined))
    .join(' | ');

describe('a field', () => {
  it.each([
    ['input', <TextInput key="1" />],
    ['textarea', <TextArea key="2" />],
    ['select', <Select key="3" choices={[{ value: 'a', label: 'A' }]} />],
  ])('ties label, hint and error to its %s', async (tag, control) => {
    await mount(
      <Field label="Site" required hint="As on the label" error={['Site is required', 'and more']}>
        {control}
      </Field>,
    );
    const element = found(tag);
    expect(found<HTMLLabelElement>('label').htmlFor).toBe(element.id);
    expect(textOf(found('label'))).toBe('Site* required');
    expect(describedBy(element)).toBe('As on the label | Site is required');
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element.getAttribute('aria-required')).toBe('true');
  });

  it('reads label, hint, control and error in that order, under the id that a form gives', async () => {
    await mount(
      <Field label="Site" id="case-site" hint="As on the label" error="Site is required">
        <TextInput />
      </Field>,
    );
    const parts = [...found('label').parentElement!.children].map((part) => part.tagName + part.id);
    expect(parts).toEqual(['LABEL', 'Pcase-site-hint', 'INPUTcase-site', 'Pcase-site-error']);
  });

  it('says nothing of errors and duty where there are none', async () => {
    await mount(
      <Field label="Note" error={[]}>
        <TextInput />
      </Field>,
    );
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) {
      expect(found('input').hasAttribute(name)).toBe(false);
    }
  });

  it('chooses nothing in place of a value that is no choice', async () => {
    const choices = ['Alberta', 'Ontario'].map((label) => ({ value: label.slice(0, 2), label }));
    for (const [value, chosen] of [
      ['CO', ''],
      ['On', 'On'],
    ]) {
      await mount(
        <Field label="Province" required>
          <Select choices={choices} placeholder="Choose one" defaultValue={value} />
        </Field>,
      );
      expect(found<HTMLSelectElement>('select').value).toBe(chosen);
    }
  });

  it.each([
    [true, 'cannot be taken back'],
    [false, 'can be taken back'],
  ])('whose answer is required (%s) asks for a choice that %s to nothing', async (required) => {
    await mount(
      <Field label="Site" required={required}>
        <Select placeholder="Nobody" choices={[{ value: 'a', label: 'A' }]} />
      </Field>,
    );
    expect(found<HTMLSelectElement>('select').value).toBe('');
    expect(found<HTMLOptionElement>('option').disabled).toBe(required);
  });
});

it('S2.1-03 a password can be shown and hidden, and the change is announced', async () => {
  await mount(<PasswordInput defaultValue="secret" />);
  const input = found<HTMLInputElement>('input');
  expect([input.type, textOf(found('[role=status]'))]).toEqual(['password', '']);
  await click(named('Show password'));
  expect([input.type, textOf(found('[role=status]'))]).toEqual(['text', 'Password is shown']);
  await click(named('Hide password'));
  expect([input.type, textOf(found('[role=status]'))]).toEqual(['password', 'Password is hidden']);
  expect(input.value).toBe('secret');
  // Without script there is nothing that the button could do.
  expect(named('Show password').className).toContain('noscript:hidden');
});

it('the button of a password says which of the passwords of a page it shows', async () => {
  await mount(
    <Field label="New password">
      <PasswordInput />
    </Field>,
  );
  await click(named('Show password: New password'));
  expect(found<HTMLInputElement>('input').type).toBe('text');
});
