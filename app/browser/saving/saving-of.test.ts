import { expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import type { QueueView } from './saved-text.ts';
import { savingOf } from './saving-of.ts';

const SAVED: QueueView = {
  phase: 'resting',
  isUnsaved: false,
  isAtRisk: false,
  savedAt: '2026-11-22T19:05:00Z',
  message: null,
  conflict: null,
};

const looking = { timeZone: 'America/New_York', now: '2026-11-23T04:59:00Z', isUnkept: false };

it.each([
  [{ savedAt: null }, { kind: 'unchanged' }],
  [{}, { kind: 'saved', when: '2:05 PM' }],
  [{ phase: 'sending' }, { kind: 'saving' }],
  [{ phase: 'due', isUnsaved: true }, { kind: 'saving' }],
  [{ phase: 'due' }, { kind: 'saved', when: '2:05 PM' }],
  [{ message: 'offline' }, { kind: 'failed', why: 'offline' }],
  [{ phase: 'asking' }, { kind: 'failed', why: 'the case was changed elsewhere. Choose what to keep' }],
] as const)('a queue with %j stands so: %j', (changes, saving) => {
  expect(savingOf({ ...SAVED, ...changes }, 'case', looking)).toEqual(saving);
});

it.each([
  [false, 'Your session has ended. What you typed is kept in this browser: log in to save it.'],
  [true, SESSION_ENDED],
])('leads to the login and back where the session has ended (browser keeps nothing: %s)', (isUnkept, why) => {
  vi.stubGlobal('window', { location: { pathname: '/upload-project', search: '?step=clinical' } });
  expect(savingOf({ ...SAVED, message: SESSION_ENDED }, 'case', { ...looking, isUnkept })).toEqual({
    kind: 'failed',
    why,
    login: { address: '/login?redirectTo=%2Fupload-project%3Fstep%3Dclinical', isKept: !isUnkept },
  });
});

it('says the day too where that is not today for the reader', () => {
  const at = (timeZone: string, now: string) => savingOf(SAVED, 'text', { timeZone, now, isUnkept: false });
  expect(at('America/New_York', '2026-11-23T05:00:00Z')).toMatchObject({ when: '11/22/2026 02:05 PM EST' });
  expect(at('UTC', '2026-11-23T00:00:00Z')).toMatchObject({ when: '11/22/2026 07:05 PM UTC' });
});
