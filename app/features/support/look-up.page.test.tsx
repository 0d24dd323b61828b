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

it.each<[NumberedThing['kind'], as: string, said: string]>([
  ['case', 'caseID', 'Case, by case number'],
  ['slide', 'slideLabel', 'Slide, by slide label'],
  ['task', 'trackingNumber', 'Task, by tracking number'],
  ['user', 'npi', 'User, by NPI'],
  ['licenceRenewal', 'id', 'Licence renewal, by id'],
])('a %s that was found as %s is named in words', async (kind, as, said) => {
  const found = [{ kind, id: 'thing_1', as, caseId: 'cas_1', facilityId: null }];
  await mountPage(<LookUp outcome={{ intent: 'lookUp', refused: null, found }} />);
  expect(document.querySelector('li')?.textContent).toBe(said);
});
