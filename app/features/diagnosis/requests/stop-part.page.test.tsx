import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseAction } from '#contracts/generated/wire.ts';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { RequestsPart } from './requests-part.tsx';

/** The requests of a case and what was posted of them. */
async function show(allowedActions: CaseAction[]): Promise<Record<string, unknown>[]> {
  const posted: Record<string, unknown>[] = [];
  const element = (
    <RequestsPart
      item={{ ...itemOf('Selected'), etag: '"v3"', allowedActions }}
      requests={[]}
      outcome={null}
      idempotencyKey={'"key"'}
      loadedAt="2026-11-23T15:00:00Z"
      isOpen
    />
  );
  const action = async ({ request }: { readonly request: Request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
  await eventually(() => expect(named('Send the question')).not.toBeNull());
  return posted;
}

it('whoever sees slides of another patient stops the case from beside its text', async () => {
  const posted = await show(['return']);
  expect([...found<HTMLSelectElement>('#stop select[name=kind]').options].map(({ text }) => text)).toEqual([
    'Choose one',
    'Wrong patient',
    'Wrong slides',
    'Labels in conflict',
  ]);
  expect(textOf(found('#stop'))).toContain('its slides are hidden at once');
  expect(textOf(found('#stop'))).toContain('The facility and the operator are told');
  await fill(found<HTMLSelectElement>('#stop select[name=kind]'), 'wrong_patient');
  await click(named('Stop the case'));
  expect(posted).toEqual([]);
  await eventually(() => expect(textOf(found('#stop'))).toContain('Say what you saw'));
  await fill(
    found<HTMLTextAreaElement>('#stop textarea[name=text]'),
    'A1 carries the name of another patient.',
  );
  await click(named('Stop the case'));
  await eventually(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({
    intent: 'stop',
    etag: '"v3"',
    kind: 'wrong_patient',
    text: 'A1 carries the name of another patient.',
  });
});

it('nobody is offered to stop a case that is not theirs to stop', async () => {
  await show([]);
  expect(document.querySelector('#stop')).toBeNull();
});
