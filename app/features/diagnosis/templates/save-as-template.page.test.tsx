import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import type { TextTemplate } from '#contracts/generated/wire.ts';
import { AidsProvider, NO_AIDS } from '../writing-aids.ts';
import { SaveAsTemplate } from './save-as-template.tsx';

const own: TextTemplate = {
  id: 'tpl_1',
  version: 1,
  etag: '"v1"',
  origin: 'Own',
  name: 'Levels',
  part: 'comment',
  subspecialty: null,
  specimenType: null,
  text: 'Deeper levels were examined.',
  updatedAt: '2026-11-23T15:00:00Z',
  allowedActions: ['update', 'delete'],
};

const ofCase = {
  caseID: 'DP-2026-000009',
  caseRecordId: 'RVS26-11790',
  patientInfo: { lastName: 'Abernethy', firstName: 'Royce' },
};

const changed = vi.fn();
const typedOutside = vi.fn();

/** The templates change on the page as they do where a diagnosis is written. */
function Writing() {
  const [templates, setTemplates] = useState<readonly TextTemplate[]>([own]);
  const changeTemplates = (now: readonly TextTemplate[]) => {
    changed(now);
    setTemplates(now);
  };
  return (
    <AidsProvider value={{ ...NO_AIDS, templates, changeTemplates, ofCase }}>
      <form onInput={typedOutside}>
        <textarea name="comment" defaultValue="Sections are thick." />
        <SaveAsTemplate name="comment" label="comment" part="comment" />
      </form>
    </AidsProvider>
  );
}

async function show(answer: unknown) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', asked);
  await mount(<Writing />);
  await click(named('Save this text as a template: comment'));
  await eventually(() => named('Save template'));
  return () =>
    asked.mock.calls.map(
      ([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body) : null) as unknown,
    );
}

const box = (label: string) => {
  const of = [...document.querySelectorAll('label')].find((one) => textOf(one).startsWith(label));
  return found<HTMLInputElement>(`#${CSS.escape(of?.htmlFor ?? '')}`);
};

afterEach(async () => {
  vi.unstubAllGlobals();
  changed.mockClear();
  typedOutside.mockClear();
  await unmount();
});

it('keeps what stands in the field as a template, and shows it at once', async () => {
  const asked = await show({ ok: true, templates: [own] });
  await fill(box('Name of the template'), 'Thick sections');
  await click(named('Save template'));
  await eventually(() => expect(textOf(found('[role=status]'))).toBe('The template is saved.'));
  expect(asked()).toMatchObject([
    { does: 'save', name: 'Thick sections', part: 'comment', text: 'Sections are thick.' },
  ]);
  expect(changed).toHaveBeenCalledWith([own]);
  expect(typedOutside).not.toHaveBeenCalled();
});

it.each(['Royce Abernethy has no tumor.', 'Abernethy, Royce', 'As in RVS26-11790.', 'See DP-2026-000009.'])(
  'keeps no template that says whose case it was written for: %s',
  async (text) => {
    const asked = await show({ ok: true, templates: [own] });
    await fill(box('Name of the template'), 'Benign');
    await fill(box('Text of the template'), text);
    await click(named('Save template'));
    const refusal = 'The template names this case or its patient. Leave that out, and save it then.';
    await eventually(() => expect(textOf(found('[role=alert]'))).toBe(refusal));
    expect(asked()).toEqual([]);
    await fill(box('Text of the template'), 'No tumor.');
    await click(named('Save template'));
    await eventually(() => expect(asked()).toHaveLength(1));
  },
);

it('gives no template a name that says whose case it is', async () => {
  const asked = await show({ ok: true, templates: [own] });
  await fill(box('Name, for comment'), 'Levels of Mr. Abernethy');
  await click(named('Rename Levels'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('names this case or its patient'));
  expect(asked()).toEqual([]);
});

it('renames a template and deletes it, which is asked twice', async () => {
  const asked = await show({ ok: true, templates: [own] });
  await fill(box('Name, for comment'), 'Deeper levels');
  await click(named('Rename Levels'));
  await eventually(() => expect(asked()).toHaveLength(1));
  await click(named('Delete Levels'));
  expect(asked()).toHaveLength(1);
  await click(named('Delete for good Levels'));
  await eventually(() => expect(asked()).toHaveLength(2));
  expect(asked()).toEqual([
    { does: 'rename', id: 'tpl_1', etag: '"v1"', name: 'Deeper levels' },
    { does: 'delete', id: 'tpl_1', etag: '"v1"' },
  ]);
});

it('shows the templates as they are where another version was to be deleted, and asks anew', async () => {
  const now = { ...own, etag: '"v2"' };
  const asked = await show({ ok: false, message: 'This template was changed elsewhere.', templates: [now] });
  await fill(box('Name, for comment'), 'My levels');
  await click(named('Delete Levels'));
  await click(named('Delete for good Levels'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('changed elsewhere'));
  expect(changed).toHaveBeenCalledWith([now]);
  expect(box('Name, for comment').value).toBe('My levels');
  await click(named('Delete Levels'));
  await click(named('Delete for good Levels'));
  await eventually(() => expect(asked()).toHaveLength(2));
  expect(asked()).toEqual([
    { does: 'delete', id: 'tpl_1', etag: '"v1"' },
    { does: 'delete', id: 'tpl_1', etag: '"v2"' },
  ]);
});

it('says why nothing was kept, and loses nothing that was typed', async () => {
  await show({ ok: false, message: 'You have a template with this name' });
  await fill(box('Name of the template'), 'Levels');
  await click(named('Save template'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toBe('You have a template with this name'));
  expect(box('Name of the template').value).toBe('Levels');
  expect(changed).not.toHaveBeenCalled();
});
