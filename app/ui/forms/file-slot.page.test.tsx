import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { click, eventually, found, mount, named, textOf } from '../mount.test-support.tsx';
import { FileSlot } from './file-slot.tsx';
import type { FormField } from './form-field.ts';

const field: FormField = {
  id: 'f-letter',
  name: 'letter',
  key: undefined,
  formId: 'f',
  errors: undefined,
  defaultValue: undefined,
};
const letter = new File(['letter'], 'letter.pdf', { type: 'application/pdf' });
const photo = new File(['photograph'], 'photo.png', { type: 'image/png' });

const input = () => found<HTMLInputElement>('input');
const listed = () => [...document.querySelectorAll('li > span')].map((name) => textOf(name));
const pictures = () => document.querySelectorAll('li img').length;

function filesOf(files: readonly File[]): DataTransfer {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  return held;
}

/** Does to the slot what a browser does when files are dropped or pasted. */
async function give(how: 'drop' | 'paste', files: readonly File[]): Promise<Event> {
  const event = new Event(how, { bubbles: true, cancelable: true });
  Object.assign(event, { [how === 'drop' ? 'dataTransfer' : 'clipboardData']: filesOf(files) });
  await act(() => Promise.resolve(input().dispatchEvent(event)));
  return event;
}

async function choose(files: readonly File[]): Promise<void> {
  input().files = filesOf(files).files;
  await act(() => Promise.resolve(input().dispatchEvent(new Event('change', { bubbles: true }))));
}

describe('a slot for files', () => {
  it('is an input that a plain form posts, with its label, its hint and its error', async () => {
    const wrong = { ...field, errors: ['The file is empty.'], required: true };
    await mount(<FileSlot field={wrong} label="Letter" hint="PDF" accept=".pdf" />);
    expect([input().type, input().name, input().accept, input().multiple]).toEqual([
      'file',
      'letter',
      '.pdf',
      false,
    ]);
    expect(input().getAttribute('form')).toBe('f');
    expect(textOf(found('label[for=f-letter]'))).toBe('Letter* required');
    expect(input().getAttribute('aria-describedby')).toBe('f-letter-hint f-letter-error');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(listed()).toEqual([]);
  });

  it('names what was chosen with its size, and tells it', async () => {
    const told = vi.fn();
    await mount(<FileSlot field={field} label="Letter" onChoose={told} />);
    await choose([letter]);
    expect(listed()).toEqual(['letter.pdf 6 bytes']);
    expect(told).toHaveBeenLastCalledWith([letter]);
  });

  it('says once why a file is refused: at the file until the field says it', async () => {
    const rule = () => 'The file is empty.';
    await mount(<FileSlot field={field} label="Letter" rule={rule} />);
    await choose([letter]);
    await eventually(() => expect(listed()).toEqual(['letter.pdf 6 bytesThe file is empty.']));
    const refused = { ...field, errors: ['The file is empty.'] };
    await mount(<FileSlot field={refused} label="Letter" rule={rule} />);
    await choose([letter]);
    await eventually(() => expect(pictures()).toBe(0));
    expect(listed()).toEqual(['letter.pdf 6 bytes']);
    expect(textOf().split('The file is empty.')).toHaveLength(2);
  });

  it.each(['drop', 'paste'] as const)(
    'takes the first of several files by %s, or all of them',
    async (how) => {
      await mount(<FileSlot field={field} label="Letter" />);
      const event = await give(how, [letter, photo]);
      expect(event.defaultPrevented).toBe(true);
      expect(listed()).toEqual(['letter.pdf 6 bytes']);
      expect(input().files).toHaveLength(1);
      await mount(<FileSlot field={field} label="Letters" multiple />);
      await give(how, [letter, photo]);
      expect(listed()).toEqual(['letter.pdf 6 bytes', 'photo.png 10 bytes']);
      expect(input().files).toHaveLength(2);
    },
  );

  it('leaves alone what is no file, such as pasted text', async () => {
    await mount(<FileSlot field={field} label="Letter" />);
    await choose([letter]);
    const event = await give('paste', []);
    expect(event.defaultPrevented).toBe(false);
    expect(listed()).toEqual(['letter.pdf 6 bytes']);
  });

  it('shows a picture of what is one, and judges each file by its first bytes', async () => {
    const rule = vi.fn(({ head }: { head: Uint8Array }) => (head[0] === 112 ? null : 'This is no picture.'));
    await mount(<FileSlot field={field} label="Photos" multiple rule={rule} />);
    const renamed = new File(['letter'], 'renamed.png', { type: 'image/png' });
    await choose([photo, renamed]);
    await eventually(() =>
      expect(listed()).toEqual(['photo.png 10 bytes', 'renamed.png 6 bytesThis is no picture.']),
    );
    expect(pictures()).toBe(1);
    const heads = rule.mock.calls.map(([file]) => new TextDecoder().decode(file.head));
    expect(heads).toEqual(['photograph', 'letter']);
  });

  it('gives its files up, and keeps the focus', async () => {
    const told = vi.fn();
    await mount(<FileSlot field={field} label="Letters" multiple onChoose={told} />);
    await choose([letter, photo]);
    await click(named('Remove the files'));
    expect(listed()).toEqual([]);
    expect(input().files).toHaveLength(0);
    expect(told).toHaveBeenLastCalledWith([]);
    expect(document.activeElement).toBe(input());
  });
});
