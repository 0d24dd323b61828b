import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import { demoWorld } from './seeds/demo.ts';
import { PROVIDER } from './seeds/people.ts';
import { SLIDE_IDS } from './slides/catalog.ts';
import { createWorld, type World } from './world.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const demo = (): World => createWorld(demoWorld, NOW);

const imagesOf = (world: World) =>
  world.cases
    .list()
    .flatMap(({ specimens }) => specimens.flatMap(({ subsections }) => subsections.flatMap((s) => s.images)));

describe('the demo world', () => {
  const world = demo();

  it('has the six people, by any spelling of their address', () => {
    const emails = ['provider', 'provider2', 'provisional', 'facility', 'np', 'admin'];
    expect(emails.map((name) => world.users.by('email', `${name}@example.org`)[0]?.role)).toEqual([
      'Provider',
      'Provider',
      'Provider',
      'MedicalFacility',
      'Facility_NP',
      'Admin',
    ]);
  });

  it('has at least a dozen varied Available cases', () => {
    const available = world.cases.by('status', 'Available');
    expect(available.length).toBeGreaterThanOrEqual(12);
    expect(new Set(available.map(({ priority }) => priority)).size).toBe(3);
    expect(new Set(available.map(({ subspecialty }) => subspecialty)).size).toBeGreaterThan(8);
    expect(new Set(available.map(({ facilityId }) => facilityId)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(available.map(({ availableAt }) => availableAt)).size).toBe(available.length);
    expect(available.filter(({ specimens }) => specimens.length > 1).length).toBeGreaterThanOrEqual(2);
  });

  it('tells due times from its clock: some past, most to come', () => {
    const due = world.cases.by('status', 'Available').map(({ dueAt }) => Date.parse(dueAt ?? ''));
    expect(due.some((at) => at < NOW)).toBe(true);
    expect(due.filter((at) => at > NOW).length).toBeGreaterThan(10);
    const later = createWorld(demoWorld, NOW + WEEK_MS).cases.find('cas_dp-2026-000001');
    expect(Date.parse(later?.dueAt ?? '')).toBe(
      Date.parse(world.cases.find('cas_dp-2026-000001')?.dueAt ?? '') + WEEK_MS,
    );
  });

  it('holds what the case form stores in the cases that are not published ones', () => {
    const listIn = (name: string) =>
      JSON.parse(readFileSync(new URL(`../contracts/reference/${name}.json`, import.meta.url), 'utf8')) as {
        value: string;
        subsites?: { value: string }[];
      }[];
    const valuesOf = (rows: { value: string }[]) => new Set(rows.map(({ value }) => value));
    const [types, slideTypes, races] = ['specimen-types', 'slide-types', 'races'].map((name) =>
      valuesOf(listIn(name)),
    );
    const sites = listIn('body-sites');
    const own = world.cases.list().filter(({ caseID }) => (caseID ?? '') > 'DP-2026-000012');
    expect(own.length).toBeGreaterThanOrEqual(12);
    for (const { specimens, patientInfo } of own) {
      if (patientInfo.race !== null) expect(races).toContain(patientInfo.race);
      for (const { specimenType, bodysite, subsite, subsections } of specimens) {
        expect(types).toContain(specimenType);
        const site = sites.find(({ value }) => value === bodysite);
        expect(valuesOf(site?.subsites ?? [])).toContain(subsite);
        for (const { slideType } of subsections) expect(slideTypes).toContain(slideType);
      }
    }
  });

  it('waits for the parcel that its mailed case announces', () => {
    const { trackingNumber } = world.requisitions.find('cas_dp-2026-000008')?.delivery ?? {};
    expect(trackingNumber).toMatch(/^DC\d+$/);
    expect(world.tasks.find('tsk_demo-8-receipt')?.shipment).toMatchObject({ trackingNumber });
  });

  it('gives the first provider work that is theirs already', () => {
    const mine = world.cases.by('provider', PROVIDER);
    expect(mine.map(({ caseID }) => caseID)).toContain('DP-2026-000009');
    expect(
      mine.every((aCase) => maySeeCase({ id: PROVIDER, role: 'Provider', facilityId: null }, aCase)),
    ).toBe(true);
  });

  it('shows all three slides, and the two promised ones in the first case', () => {
    const images = imagesOf(world);
    expect(new Set(images.map(({ slideId }) => slideId))).toEqual(new Set(SLIDE_IDS));
    const first = world.cases.find('cas_dp-2026-000001')?.specimens[0]?.subsections[0]?.images;
    expect(first?.map(({ slideId }) => slideId)).toEqual(['cmu-1-small-region', 'tcga-cr-7395']);
    expect(new Set(images.map(({ blobId }) => blobId)).size).toBe(images.length);
  });

  it('names a facility for every case and every facility user', () => {
    const known = new Set(world.facilities.list().map(({ id }) => id));
    expect(world.cases.list().every(({ facilityId }) => known.has(facilityId))).toBe(true);
    expect(world.users.list().every(({ facilityId }) => facilityId === null || known.has(facilityId))).toBe(
      true,
    );
  });

  it('agrees with the published facilities', () => {
    const file = readFileSync(new URL('./seeds/data/demo-cases.json', import.meta.url), 'utf8');
    const { cases } = JSON.parse(file) as { cases: { facility: { name: string; state: string } }[] };
    for (const { facility } of cases)
      expect(world.facilities.list()).toContainEqual(
        expect.objectContaining({ name: facility.name, state: facility.state }),
      );
  });

  it('is the same every time, and one world does not touch the next', () => {
    const other = demo();
    expect(other.cases.list()).toEqual(world.cases.list());
    other.cases.change('cas_dp-2026-000001', (aCase) => ({ ...aCase, status: 'Cancelled' }));
    expect(demo().cases.find('cas_dp-2026-000001')?.status).toBe('Available');
    expect(world.cases.find('cas_dp-2026-000001')?.status).toBe('Available');
  });
});
