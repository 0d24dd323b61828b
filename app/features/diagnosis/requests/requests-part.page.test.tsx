import { act } from 'react';
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import type { RequestOutcome } from './requests.server.ts';
import { RequestsPart } from './requests-part.tsx';

const ORDER: NonNullable<Parameters<typeof RequestsPart>[0]['requests']>[number] = {
  id: 'req_1',
  what: 'Recut',
  about: 'Specimen A, block A1',
  status: 'Requested',
  askedAt: '2026-11-23T14:00:00Z',
  dueAt: '2026-11-25T14:00:00Z',
  note: null,
  told: ['Ready on 11/25/2026'],
  cancelEtag: '"r1"',
};

/** The requests of a case that has a new version with each post, which is answered so. */
async function show(answer: RequestOutcome): Promise<void> {
  let version = 3;
  let outcome: RequestOutcome | null = null;
  const action = () => {
    version += 1;
    outcome = answer;
    return { outcome };
  };
  function Page() {
    useLoaderData();
    useActionData();
    return (
      <RequestsPart
        item={{ ...itemOf('Selected'), version, etag: `"v${String(version)}"` }}
        requests={[ORDER]}
        outcome={outcome}
        idempotencyKey={'"key"'}
        loadedAt="2026-11-23T15:00:00Z"
        isOpen
      />
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <Page />, action, loader: () => version }]);
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(named('Send the question')).not.toBeNull());
}

const done = (intent: RequestOutcome['intent'], text: string): RequestOutcome => ({
  intent,
  refused: null,
  isDuplicate: false,
  text,
});
const note = () => found<HTMLTextAreaElement>('#order textarea[name=note]');
const question = () => found<HTMLTextAreaElement>('#question textarea[name=text]');
const etags = () => [...document.querySelectorAll<HTMLInputElement>('form[id] input[name=etag]')];

it('a request that is sent empties its own form, and takes no word of what else was about to be asked', async () => {
  await show(done('ask', 'The question was sent to the facility.'));
  await fill(note(), 'Three levels, please.');
  await fill(found<HTMLSelectElement>('#question select[name=about]'), 'clinical_history');
  await fill(question(), 'Was there an earlier biopsy?');
  await act(() => Promise.resolve(named('Send the question').focus()));
  await click(named('Send the question'));
  await eventually(() => expect(textOf(found('[role=status]'))).toContain('The question was sent'));
  // The form begins anew, and its button with it.
  await eventually(() => expect(document.activeElement).toBe(found('[role=status]')));
  await eventually(() => expect(etags().map(({ value }) => value)).toEqual(['"v4"', '"v4"', '"v4"']));
  expect([note().value, question().value]).toEqual(['Three levels, please.', '']);
});

it('an order that is taken back leaves what was typed', async () => {
  await show(done('cancel-order', 'The order was taken back.'));
  expect(textOf()).toContain('Ready on 11/25/2026');
  await fill(question(), 'Was there an earlier biopsy?');
  await click(named('Take back Recut'));
  await eventually(() => expect(textOf(found('[role=status]'))).toBe('The order was taken back.'));
  expect(question().value).toBe('Was there an earlier biopsy?');
});

it('an order that cannot be taken back is said to stand, and never as a success', async () => {
  const text = 'Not taken back: The laboratory has begun.';
  const refused = { status: 'error', error: { '': [text] }, refusal: 409 } as const;
  await show({
    intent: 'cancel-order',
    refused: { ...refused, error: { '': [text] } },
    isDuplicate: false,
    text,
  });
  await click(named('Take back Recut'));
  await eventually(() => expect(textOf(found('[role=alert]'))).toBe(text));
  expect(textOf(found('[role=status]'))).toBe('');
});
