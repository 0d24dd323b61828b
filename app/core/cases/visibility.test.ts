import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { needsWords, releaseRefusal } from './release.ts';
import { CASE_STATUSES, isWithReader } from './status.ts';
import { holds, mayOpenSlides, maySeeCase, type OwnedCase, type Viewer } from './visibility.ts';

const viewer = (role: Role, id = 'usr_a', facilityId: string | null = null): Viewer => ({
  id,
  role,
  facilityId,
});

const owned = (changes: Partial<OwnedCase> = {}): OwnedCase => ({
  status: 'Available',
  facilityId: 'fac_1',
  assignedProviderId: null,
  qaProviderId: null,
  ...changes,
});

describe('who may see a whole case', () => {
  it.each(CASE_STATUSES)('its facility and an admin in any state, another facility in none: %s', (status) => {
    expect(maySeeCase(viewer('Admin'), owned({ status }))).toBe(true);
    expect(maySeeCase(viewer('MedicalFacility', 'usr_f', 'fac_1'), owned({ status }))).toBe(true);
    expect(maySeeCase(viewer('Facility_NP', 'usr_n', 'fac_1'), owned({ status }))).toBe(true);
    expect(maySeeCase(viewer('MedicalFacility', 'usr_f', 'fac_2'), owned({ status }))).toBe(false);
    expect(maySeeCase(viewer('Facility_NP', 'usr_n', null), owned({ status }))).toBe(false);
  });

  it.each(CASE_STATUSES)('a provider only as the assigned one, at work or after signing: %s', (status) => {
    const mine = owned({ status, assignedProviderId: 'usr_a' });
    const expected = ['Selected', 'AdditionalWorkRequested', 'QAReview', 'SignOutCompleted'].includes(status);
    expect(maySeeCase(viewer('Provider'), mine)).toBe(expected);
    expect(holds('usr_a', mine)).toBe(expected);
    expect(maySeeCase(viewer('Provider', 'usr_b'), mine)).toBe(false);
  });

  it('the second reader only while the case is with them, before sign-out or after it', () => {
    const second = { assignedProviderId: 'usr_a', qaProviderId: 'usr_b' };
    const reader = viewer('Provider', 'usr_b');
    expect(mayOpenSlides(reader, owned({ ...second, status: 'QAReview' }))).toBe(true);
    expect(mayOpenSlides(reader, owned({ ...second, status: 'SignOutCompleted' }))).toBe(true);
    expect(mayOpenSlides(reader, owned({ ...second, status: 'Selected' }))).toBe(false);
    const read = owned({ assignedProviderId: 'usr_a', status: 'SignOutCompleted' });
    expect(mayOpenSlides(reader, read)).toBe(false);
    expect(maySeeCase(reader, owned({ ...second, status: 'QAReview' }))).toBe(false);
    expect(mayOpenSlides(viewer('Provider', 'usr_a'), owned({ ...second, status: 'Selected' }))).toBe(true);
  });

  it('nobody without the right to view, whatever else they are to the case', () => {
    const rights = { view: false, edit: true, assign: true, pickup: true };
    const aCase = owned({ status: 'QAReview', assignedProviderId: 'usr_a', qaProviderId: 'usr_b' });
    for (const one of [
      viewer('Admin'),
      viewer('MedicalFacility', 'usr_f', 'fac_1'),
      viewer('Provider', 'usr_a'),
      viewer('Provider', 'usr_b'),
    ]) {
      expect(mayOpenSlides(one, aCase)).toBe(true);
      expect(maySeeCase({ ...one, rights }, aCase)).toBe(false);
      expect(mayOpenSlides({ ...one, rights }, aCase)).toBe(false);
    }
  });
});

describe('giving a case back', () => {
  it.each(CASE_STATUSES)('works from Selected alone: %s', (status) => {
    expect(releaseRefusal(status) === null).toBe(status === 'Selected');
  });

  it('names open requests as the reason where they are', () => {
    expect(releaseRefusal('AdditionalWorkRequested')).toBe('open-requests');
  });

  it('wants words for other, and for other alone', () => {
    expect(needsWords('other', ' ')).toBe(true);
    expect(needsWords('other', null)).toBe(true);
    expect(needsWords('other', 'on leave')).toBe(false);
    expect(needsWords('illness', null)).toBe(false);
  });
});

it('three states count as open work', () => {
  expect(CASE_STATUSES.filter(isWithReader)).toEqual(['Selected', 'AdditionalWorkRequested', 'QAReview']);
});
