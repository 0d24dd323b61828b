import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { NewFacilityPage } from './new-facility-page.tsx';

const posts: Record<string, unknown>[] = [];

async function show() {
  posts.length = 0;
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const element = (
    <NewFacilityPage
      refused={null}
      idempotencyKey={'"key"'}
      now={Date.parse('2026-11-21T18:00:00Z')}
      timeZones={['America/New_York']}
    />
  );
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

afterEach(unmount);

const choose = (name: string, value: string) =>
  click(found<HTMLInputElement>(`input[name="${name}"][value="${value}"]`));
const isAsked = (name: string): boolean => document.querySelector(`[name="${name}"]`) !== null;
const asked = (...names: string[]) => names.map(isAsked);

describe('S2.4-03 S2.7-06 the form of a new facility', () => {
  it('marks from the start what cannot be left out', async () => {
    await show();
    const marked = [...document.querySelectorAll('label, legend')]
      .map((one) => textOf(one))
      .filter((text) => text.endsWith('* required'))
      .map((text) => text.replace('* required', ''));
    expect(marked).toEqual([
      'Legal name',
      'Name on screens',
      'Organisation kind',
      'Facility type',
      'Street',
      'City',
      'Country',
      'Postal code',
      'Phone',
      'Time zone',
      'Lab arrangement',
      'Primary contact',
      'Email of the primary contact',
      'Phone of the primary contact',
      'Billing contact',
      'Email of the billing contact',
      'Phone of the billing contact',
      'Billing model',
      'Case scope',
      'Service',
      'Slide delivery',
      'Cases per month',
    ]);
  });

  it('asks for the laboratory that there is, and for no other', async () => {
    await show();
    const questions = ['contractLab.name', 'labDirector.name', 'cliaCertificate.kind'];
    expect(asked(...questions)).toEqual([false, false, false]);
    await choose('address.country', 'US');
    await choose('labArrangement', 'Own Lab');
    await eventually(() => expect(asked(...questions)).toEqual([false, true, true]));
    await choose('labArrangement', 'Contract Lab');
    await eventually(() => expect(asked(...questions)).toEqual([true, true, true]));
    await choose('labArrangement', 'No Lab');
    await eventually(() => expect(asked(...questions)).toEqual([false, false, false]));
  });

  it('asks in Canada for the licence of the province, and not for a CLIA number', async () => {
    await show();
    await choose('labArrangement', 'Own Lab');
    await choose('address.country', 'US');
    await eventually(() => expect(asked('clia', 'provincialLabLicence')).toEqual([true, false]));
    await choose('address.country', 'Canada');
    await eventually(() => expect(asked('clia', 'provincialLabLicence')).toEqual([false, true]));
    expect(asked('labDirector.licence')).toEqual([true]);
  });

  it('keeps in sight what was filled in before the answer changed', async () => {
    await show();
    await choose('labArrangement', 'Own Lab');
    await eventually(() => expect(asked('labDirector.name')).toEqual([true]));
    await fill(found<HTMLInputElement>('input[name="labDirector.name"]'), 'Cy Invented');
    await choose('labArrangement', 'No Lab');
    expect(found<HTMLInputElement>('input[name="labDirector.name"]').value).toBe('Cy Invented');
  });

  it('asks for scanners of whoever uploads, and sends nothing that lacks them', async () => {
    await show();
    expect(textOf()).not.toContain('Scanners');
    await choose('slideDelivery', 'Upload_the_Slide_Images');
    await eventually(() => expect(textOf()).toContain('Scanners'));
    await fill(found<HTMLInputElement>('input[name=legalName]'), 'Invented Inc.');
    await fill(found<HTMLInputElement>('input[name="primaryContact.name"]'), 'Ada');
    await fill(found<HTMLInputElement>('input[name="primaryContact.email"]'), 'ada@example.org');
    await fill(found<HTMLInputElement>('input[name="primaryContact.phone"]'), '+1 212 555 0100');
    await click(named('Create facility account'));
    await eventually(() => expect(textOf()).toContain('Add at least one scanner'));
    expect(textOf()).toContain('Lab arrangement is required');
    expect(posts).toEqual([]);
  });
});
