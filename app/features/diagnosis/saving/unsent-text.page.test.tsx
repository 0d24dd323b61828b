import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { fieldsOfDiagnosis } from '#app/core/diagnosis/fields.ts';
import { eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { clinical, itemOf } from '../diagnosis-screen.test-support.ts';
import { SignOutScreen } from '../sign-out/sign-out-screen.tsx';
import { emptyBrowser, keepText } from './unsent-text.test-support.ts';

const NOT_SAVED = 'Some of what you wrote has not been saved, and is not part of what you would sign.';

beforeEach(emptyBrowser);

const screenOf = (diagnosis: PrimaryDiagnosis) => (
  <SignOutScreen
    item={itemOf('Selected')}
    clinical={clinical}
    diagnosis={diagnosis}
    sites={[]}
    usualSite={null}
    signerId="usr_1"
    signerName="Dr. Me, MD"
    isOnTrial={false}
    idempotencyKey={'"key"'}
    loadedAt="2026-11-23T15:00:00Z"
    sendMarks={() => Promise.resolve({ refusals: [] })}
    posted={null}
  />
);
const showSignOut = (diagnosis: PrimaryDiagnosis) => mountPage(screenOf(diagnosis));

const saved = diagnosisOf({ diagnoses: [specimenOf('A', { text: 'Prostate: carcinoma.' })] });
const password = () => found<HTMLInputElement>('input[name=password]');
const isSignable = () => password().closest('[hidden]') === null;

/** Another window has changed what is stored. */
const lookAgain = () =>
  act(async () => {
    window.dispatchEvent(new StorageEvent('storage'));
    await Promise.resolve();
  });

it('a text whose last words are still in the browser cannot be signed, until they are not any more', async () => {
  const forget = await keepText({ 'diagnosis.A': 'Prostate: benign.' });
  await showSignOut(saved);
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain(NOT_SAVED));
  expect(isSignable()).toBe(false);
  expect(named('Go back to the text to save it or to take it back').getAttribute('href')).toBe(
    '/pathologist/primary-diagnosis-case?case=cas_1',
  );
  await act(forget);
  await lookAgain();
  await eventually(() => expect(isSignable()).toBe(true));
});

it('a text that this window saves while the page of the signature is there is read anew, and then signed', async () => {
  let onServer = saved;
  let loaded = saved;
  const loader = () => {
    loaded = onServer;
    return null;
  };
  const Loaded = () => {
    useLoaderData();
    return screenOf(loaded);
  };
  const routes = [{ path: '/', loader, element: <Loaded /> }];
  const forget = await keepText({ 'diagnosis.A': 'Prostate: benign.' });
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  await eventually(() => expect(isSignable()).toBe(false));
  onServer = diagnosisOf({ diagnoses: [specimenOf('A', { text: 'Prostate: benign.' })] });
  await act(forget);
  await eventually(() => expect(isSignable()).toBe(true));
  await eventually(() => expect(textOf()).toContain('What you sign was changed after you opened this page'));
  expect(textOf()).toContain('Prostate: benign.');
});

it('words that another window has not saved are said on the page of the signature as they come', async () => {
  await showSignOut(saved);
  expect(isSignable()).toBe(true);
  await fill(password(), 'a pass phrase');
  const forget = await act(() => keepText({ 'diagnosis.A': 'Prostate: benign.' }));
  await lookAgain();
  await eventually(() => expect(isSignable()).toBe(false));
  await act(forget);
  await lookAgain();
  await eventually(() => expect(isSignable()).toBe(true));
  expect(password().value).toBe('a pass phrase');
});

it('a locked text, of which nothing could be saved any more, is signed as it was reviewed', async () => {
  await keepText({ 'diagnosis.A': 'Prostate: benign.' });
  await showSignOut({ ...saved, allowedActions: [] });
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain(NOT_SAVED));
  expect(isSignable()).toBe(true);
});

it('what the server has by now is no text that was not saved', async () => {
  await keepText(fieldsOfDiagnosis(saved));
  const opened = vi.spyOn(crypto.subtle, 'decrypt');
  await showSignOut(saved);
  await eventually(() => expect(opened).toHaveBeenCalled());
  // Only once the text is open is it known that it is the server's.
  await act(async () => void (await opened.mock.results[0]?.value));
  expect(isSignable()).toBe(true);
});

it('words that stand in another window are to be saved there, and no link leads to a page without them', async () => {
  await keepText({ 'diagnosis.A': 'Prostate: benign.' });
  // Another window writes under a name of its own, which it holds.
  const [name = ''] = Object.keys(localStorage);
  let held = [{ name }];
  const query = () => Promise.resolve({ held });
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true, locks: { query } });
  await showSignOut(saved);
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('save it or give it up there'));
  expect(textOf()).not.toContain('Go back to the text');
  expect(isSignable()).toBe(false);
  // The text was closed, and the reader is back at this page.
  held = [];
  await act(() => window.dispatchEvent(new Event('focus')));
  await eventually(() => expect(textOf()).toContain('Go back to the text'));
});
