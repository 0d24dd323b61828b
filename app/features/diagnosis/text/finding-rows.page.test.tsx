import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import {
  click,
  eventually,
  fill,
  found,
  leave,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { treeOf } from '../diagnosis-tree.test-support.tsx';

const WRONG = 'C509 is not a valid ICD-10 code';
const saved = {
  kind: 'saved',
  userId: 'usr_1',
  caseId: 'cas_1',
  etag: '"v2"',
  savedAt: '2026-11-23T15:01:00Z',
  warnings: [],
  earlier: [],
};

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/resources/diagnosis/')) return Promise.reject(new TypeError('no network'));
    if (typeof init.body === 'string') sent.push(init.body);
    return Promise.resolve(new Response(JSON.stringify(saved)));
  });
});
afterEach(unmount);

const written = diagnosisOf({
  findings: [
    { code: 'N40.0', specimenID: null },
    { code: 'C61', specimenID: 'A' },
  ],
});
const code = () => found<HTMLInputElement>('input[name="findings.0.code"]');
const desk = () => textOf(found('#diagnosis'));

it('a code that is none is told at its row, and the text is not called saved while it stands there', async () => {
  await mount(treeOf(written));
  await fill(code(), 'c509');
  await leave(code());
  await eventually(() => expect(sent).toHaveLength(1));
  await eventually(() => expect(desk()).toContain(`Not saved: ${WRONG}`));
  expect(desk()).not.toContain('Saved at');
  expect(textOf(code().closest('div') ?? code())).toContain(WRONG);
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await fill(code(), 'C50.9');
  await leave(code());
  await eventually(() => expect(sent.at(-1)).toContain('C50.9'));
  await eventually(() => expect(desk()).toContain('Saved at'));
  expect(desk()).not.toContain(WRONG);
});

it('nobody comes to the signature past such a code without having been asked', async () => {
  await mount(treeOf(written));
  await fill(code(), 'C509');
  await leave(code());
  await eventually(() => expect(desk()).toContain(`Not saved: ${WRONG}`));
  await click(named('Sign out…'));
  await eventually(() => expect(textOf(found('[role=dialog]'))).toContain('Leave without saving?'));
});

it('no more codes can be added than the report takes', async () => {
  const findings = Array.from({ length: 24 }, () => ({ code: 'N40.0', specimenID: null }));
  await mount(treeOf(diagnosisOf({ findings })));
  expect(() => named('Add a code')).toThrow();
  await click(named('Remove code 1'));
  expect(named('Add a code')).toBeInstanceOf(HTMLButtonElement);
});
