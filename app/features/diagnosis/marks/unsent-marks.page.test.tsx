import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { leaveMarks } from '#app/browser/after-login/unsent-marks.test-support.ts';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { treeOf } from '../diagnosis-tree.test-support.tsx';
import { show } from '../sign-out/sign-out-screen.test-support.tsx';

const PLACE = { userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1' };
const ALONE = 'are in this browser alone and not with the case';

const item = { ...itemOf('Selected'), allowedActions: ['signOut' as const] };
const signOut = (sendMarks: MarkSender) => show([], { item, sendMarks });
const isSignable = () => found('input[name=password]').closest('[hidden]') === null;
const unreachable: MarkSender = () => Promise.reject(new Error('no network'));
const refusing: MarkSender = () => Promise.resolve({ refusals: ['The case takes no marks.'] });
const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
  });

it('no report is signed beside marks that lie in this browser alone; they are sent, and then it can be', async () => {
  const browser = await leaveMarks(PLACE);
  let isAway = true;
  const asked: unknown[] = [];
  await signOut(async (owner, images) => {
    asked.push([owner, images]);
    if (isAway) throw new Error('no network');
    await browser.acknowledge(PLACE);
    return { refusals: [] };
  });
  await eventually(() => expect(textOf(found('[role=alert]'))).toContain('sent as soon as it does'));
  expect(textOf(found('[role=alert]'))).toContain(ALONE);
  expect(textOf(found('[role=alert]'))).toContain('They are on: A1-1 · H&E.');
  expect(isSignable()).toBe(false);
  expect(asked).toEqual([
    [{ userId: 'usr_1', caseId: 'cas_1' }, [expect.objectContaining({ imageId: 'img_1', checksum: null })]],
  ]);
  isAway = false;
  await comeBack();
  await eventually(() => expect(isSignable()).toBe(true));
  expect(textOf()).not.toContain(ALONE);
});

it('marks that the case refuses are given up by a plain question alone', async () => {
  const browser = await leaveMarks(PLACE, { ...PLACE, caseId: 'cas_2' });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await signOut(refusing);
  await eventually(() => expect(textOf()).toContain('They cannot be sent: The case takes no marks.'));
  expect(isSignable()).toBe(false);
  await click(named('Remove these marks…'));
  expect(await browser.count()).toBe(2);
  await click(named('Remove'));
  await eventually(() => expect(reload).toHaveBeenCalled());
  expect(await browser.count()).toBe(1);
  await comeBack();
  await eventually(() => expect(isSignable()).toBe(true));
});

it('marks of a slide that the case has no more are named, and not sent', async () => {
  await leaveMarks({ ...PLACE, imageId: 'img_before_the_rescan' });
  await signOut(() => Promise.resolve({ refusals: [] }));
  await eventually(() => expect(textOf()).toContain('Their slide is no longer in the case.'));
  expect(isSignable()).toBe(false);
});

it('marks of another case or of another person hinder no signature', async () => {
  await leaveMarks({ ...PLACE, caseId: 'cas_2' }, { ...PLACE, userId: 'usr_2' });
  const send = vi.fn(unreachable);
  await signOut(send);
  await comeBack();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(isSignable()).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

it('the text says that the slides have marks which the case has not', async () => {
  await leaveMarks(PLACE);
  await mount(treeOf(diagnosisOf({ allowedActions: ['edit'] }), { sendMarks: unreachable }));
  await eventually(() => expect(textOf()).toContain(ALONE));
});

it('so does a text that nobody writes any more, of which the case takes no marks', async () => {
  await leaveMarks(PLACE);
  const signed = diagnosisOf({ status: 'SignOutCompleted', allowedActions: [] });
  await mount(treeOf(signed, { sendMarks: refusing }));
  await eventually(() => expect(textOf()).toContain('They cannot be sent: The case takes no marks.'));
  expect(named('Remove these marks…')).toBeTruthy();
});
