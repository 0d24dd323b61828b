import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { OF_ANOTHER, READ_ONLY, STILL_LOADING } from '../screen/read-only.ts';
import { tellRejection } from './tell-rejection.ts';

afterEach(() => void vi.restoreAllMocks());

it('tells each change of marks that was refused, also while the slide loads, and no press of a tool', () => {
  const said: string[] = [];
  vi.spyOn(notify, 'warning').mockImplementation((text) => void said.push(text));
  const rename = { type: 'rename-ruler', rulerId: 'r', name: 'Margin' } as const;
  tellRejection({ command: { type: 'toggle-mode', mode: 'STRAIGHT' }, rejection: 'busy' });
  expect(said).toEqual([]);
  for (const rejection of ['busy', 'read-only', 'of-another', 'unknown-ruler'] as const)
    tellRejection({ command: rename, rejection });
  expect(said).toEqual([STILL_LOADING, READ_ONLY, OF_ANOTHER]);
});

it('tells who presses the key of a measuring tool why the slide cannot be measured', () => {
  const said = vi.spyOn(notify, 'warning').mockReturnValue(undefined);
  tellRejection({ command: { type: 'toggle-mode', mode: 'STRAIGHT' }, rejection: 'no-scale' });
  expect(said.mock.calls.map(([text]) => text)).toEqual([
    'This slide names a scale that cannot be used, so nothing can be measured on it.',
  ]);
});
