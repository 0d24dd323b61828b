import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { dataMatrix } from '#app/core/labels/data-matrix.ts';
import { found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf } from '../case-form.test-support.tsx';
import { treeOf } from './review.test-support.tsx';

beforeEach(async () => {
  await unmount();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

describe('the packing list of a case', () => {
  it('prints what goes into a parcel, slide by slide', async () => {
    const ordered = slides({ id: 'sub_2', displayId: 'A1-R1', stain: 'CD20', isRequested: true });
    const specimens = [specimen({ subsections: [slides(), ordered] })];
    await mount(treeOf(formOf({ specimens }), { isPackingList: true }));
    const cells = [...document.querySelectorAll('tbody td')].map(textOf);
    expect(cells).toEqual(['A EX26-00131-A', 'A1', 'A1', 'EX26-00131 A1', 'H&E', '2', '☐', '☐']);
    const labels = [...document.querySelectorAll('[aria-label=Labels] li')];
    expect(labels.map(textOf)).toEqual([
      'EX26-00131 A1 1/2EX26-00131 · A · A1 · A1H&E',
      'EX26-00131 A1 2/2EX26-00131 · A · A1 · A1H&E',
    ]);
    expect(textOf(found('[data-print=alone]'))).toContain('Packing list');
    expect(textOf()).toContain('printed here once the case is sent out');
    expect(document.querySelector('figure')).toBeNull();
    // Each with what a scanner reads, and no two alike.
    expect(new Set(labels.map((label) => label.querySelector('path')?.getAttribute('d'))).size).toBe(2);
  });

  it('prints the number of a case that was sent as the code that its receiver scans', async () => {
    await mount(
      treeOf(formOf({ status: 'Submitted', caseID: 'DP-2026-000200', allowedActions: [] }), {
        isPackingList: true,
      }),
    );
    const figure = found('figure');
    expect(textOf(figure)).toBe('DP-2026-000200');
    const modules = (dataMatrix('DP-2026-000200') ?? []).flat().filter(Boolean);
    expect(figure.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(modules.length);
  });

  it('counts what the parcel holds', async () => {
    const { delivery } = formOf();
    await mount(
      treeOf(formOf({ delivery: { ...delivery, slidesSent: 1, blocksSent: 2 } }), { isPackingList: true }),
    );
    expect(textOf()).toContain('1 slide, 2 blocks');
  });

  it('is not given for a withdrawn case, whose slides nobody waits for', async () => {
    const withdrawn = formOf({ status: 'Cancelled', caseID: 'DP-2026-000200', allowedActions: [] });
    await mount(treeOf(withdrawn, { isPackingList: true }));
    expect(document.querySelector('[aria-label=Labels]')).toBeNull();
    expect(textOf()).not.toContain('Packing list');
    expect(textOf()).toContain('Do not send its slides: nobody waits for them.');
    expect(named('Page of the case').getAttribute('href')).toBe('/case-details/cas_1');
    const { delivery } = withdrawn;
    const uploaded = { ...delivery, slideDelivery: 'Upload_the_Slide_Images' as const };
    await mount(treeOf({ ...withdrawn, delivery: uploaded }));
    expect(textOf()).not.toContain('Do not send its slides');
  });
});
