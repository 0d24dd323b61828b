import { afterEach, expect, it } from 'vitest';
import { named, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { NumberedThing } from '#contracts/generated/wire.ts';
import { LookUp } from './look-up.tsx';

afterEach(unmount);

it.each<[kind: NumberedThing['kind'], to: string]>([
  ['facility', '/accountDetail?facility=thing_1'],
  ['registration', '/users?registration=thing_1'],
  ['licenceRenewal', '/users?renewal=thing_1'],
  ['user', '/UserDetail/thing_1'],
])('a %s that has the number is led to, although it belongs to no case', async (kind, to) => {
  const found = [{ kind, id: 'thing_1', as: 'id', caseId: null, facilityId: null }];
  await mountPage(<LookUp outcome={{ intent: 'lookUp', refused: null, found }} />);
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe(to);
  expect(named('Look up')).toBeDefined();
});
