import { expect, it } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { posts } from '#app/ui/mount-page.test-support.tsx';
import { show } from './sign-out-screen.test-support.tsx';

const SHARE = 'Show the facility this text as preliminary';
const READ_ALREADY = 'The facility reads a preliminary result of this case';
const tick = () => found<HTMLInputElement>('input[name=patientConfirmed]');

it('a text is shown to the facility before its signature once its patient was checked, in the version on the page', async () => {
  await show([], { diagnosis: diagnosisOf({ etag: '"v7"', version: 7 }) });
  expect(textOf()).toContain('It is told so, and told again when you show another text or withdraw this one');
  expect(textOf()).toContain('Call whoever waits all the same.');
  expect(textOf()).not.toContain(READ_ALREADY);
  await click(named(SHARE));
  await eventually(() =>
    expect(textOf(found('[role=alert]'))).toContain('Tick that this is the right patient'),
  );
  expect(posts).toEqual([]);
  await click(tick());
  await click(named(SHARE));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ intent: 'share-preliminary', etag: '"v7"', patientConfirmed: 'on' });
});

it('why it was not shown is told at its own form, and a signature is tried by nobody', async () => {
  const error = { '': ['Write the diagnosis of specimen B.'] };
  const refused = { status: 'error' as const, error, refusal: 422 };
  await show([], { posted: { intent: 'share-preliminary', refused, saved: null } });
  const form = named(SHARE).closest('form');
  await eventually(() =>
    expect(textOf(form ?? document.body)).toContain('Write the diagnosis of specimen B.'),
  );
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});

it('a locked text is shown to nobody, and what the facility reads already is told', async () => {
  await show([], { diagnosis: diagnosisOf({ allowedActions: [] }) });
  expect(textOf()).not.toContain(SHARE);
  await show([], {
    diagnosis: diagnosisOf({ reportState: 'Preliminary', sharedAt: '2026-11-23T14:55:00Z' }),
  });
  expect(textOf()).toContain(READ_ALREADY);
});
