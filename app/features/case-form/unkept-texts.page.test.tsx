import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
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
import { formOf, treeOf } from './case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('case-draft')) return Promise.reject(new TypeError('no network'));
    const saved = { kind: 'saved', etag: '"v2"', savedAt: '2026-11-23T15:01:00Z', found: [] };
    return Promise.resolve(new Response(JSON.stringify({ ...saved, userId: 'usr_1', caseId: 'cas_1' })));
  });
});

it('shows no review of a case while a code or a recipient is typed that cannot be kept', async () => {
  await mount(treeOf('clinical', formOf()));
  const codes = found<HTMLInputElement>('[name="clinical.icd10"]');
  await fill(codes, Array.from({ length: 13 }, (_, at) => `D49.${at}`).join(', '));
  await click(named('5.Review and send'));
  await eventually(() =>
    expect(textOf(found('[role=alert]'))).toContain('Only 12 codes can be kept, and here are 13'),
  );
  await click(named('1.Patient complete'));
  await eventually(() => expect(textOf(found('[aria-current=step]'))).toContain('Patient'));
  await click(named('5.Review and send'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('Only 12 codes'));
  // The step that it is about may come a moment after the message.
  await eventually(() => expect(textOf(found('[aria-current=step]'))).toContain('Clinical'));
  await fill(found<HTMLInputElement>('[name="clinical.icd10"]'), 'D49.2');
  await click(named('Add recipient'));
  await fill(found<HTMLInputElement>('[name="clinical.copyTo.0.email"]'), 'copy@example.org');
  await click(named('5.Review and send'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('Name is required'));
  await fill(found<HTMLInputElement>('[name="clinical.copyTo.0.name"]'), 'Dr. Copy');
  await click(named('5.Review and send'));
  await eventually(() => expect(textOf()).toContain('The review'));
});

it('shows again what was posted without script and could not be kept, at the draft that the post has made', () => {
  const fields = { 'clinical.copyTo.0.email': 'copy@example.org' };
  const outcome = {
    refused: 'Not everything can be kept.',
    unkept: { caseId: 'cas_7', etag: '"v2"', fields },
  };
  const page = document.createElement('div');
  // On a server there is no layout to have an effect on, which is said for each list.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.innerHTML = renderToString(treeOf('clinical', null, { outcome }));
  expect(page.querySelector<HTMLInputElement>('[name="clinical.copyTo.0.email"]')?.value).toBe(
    'copy@example.org',
  );
  expect(page.querySelector('form')?.getAttribute('action')).toContain('case=cas_7');
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Name is required');
});

it('goes on with the draft that a post before the script has made, and makes no second one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.reject(new TypeError('no network'));
  });
  const fields = { 'clinical.copyTo.0.email': 'copy@example.org' };
  const outcome = { refused: 'Not now.', unkept: { caseId: 'cas_7', etag: '"v2"', fields } };
  await mount(treeOf('clinical', null, { outcome }));
  await eventually(() =>
    expect(found<HTMLInputElement>('[name="clinical.copyTo.0.email"]').value).toBe('copy@example.org'),
  );
  await fill(found<HTMLInputElement>('[name="clinical.icd10"]'), 'D49.2');
  await click(named('5.Review and send'));
  await eventually(() => expect(asked).toContain('/resources/case-draft/cas_7'));
  expect(asked).not.toContain('/resources/new-case-draft');
});

it('calls a form saved without what no server can hold, and names it', async () => {
  await mount(treeOf('patient', formOf()));
  const birth = () => found<HTMLInputElement>('[name="patient.birthDate"]');
  await eventually(() => expect(birth().value).toBe('05/12/1961'));
  await fill(birth(), '04/');
  // The document of the tests keeps nothing.
  await eventually(() =>
    expect(textOf()).toMatch(/Saved at .+\. Not saved: Date of birth \(only on this page\)/),
  );
  await fill(birth(), '05/12/1961');
  await eventually(() => expect(textOf()).not.toContain('Not saved: Date of birth'));
});
