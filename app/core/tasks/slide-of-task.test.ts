import { describe, expect, it } from 'vitest';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { slideOfTask } from './slide-of-task.ts';

type Slide = CaseForm['specimens'][number]['subsections'][number];

const slide = (displayId: string, changes: Partial<Slide> = {}): Slide => ({
  id: `sub_${displayId.toLowerCase()}`,
  block: displayId.slice(0, 2),
  displayId,
  facilityId: null,
  slideType: 'H&E',
  stain: 'H&E',
  slideCount: 1,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
  ...changes,
});

const specimen = (specimenID: string, subsections: Slide[]): CaseForm['specimens'][number] => ({
  id: `spc_${specimenID.toLowerCase()}`,
  specimenID,
  facilitySpecimenID: null,
  bodysite: null,
  subsite: null,
  laterality: null,
  specimenType: null,
  specimenCollectionDate: null,
  collectionTime: null,
  receivedDate: null,
  totalNumberSlides: null,
  subsections,
});

const specimens = [
  specimen('A', [
    slide('A1-1'),
    slide('A1-R1', { isRequested: true }),
    slide('A2-1', { requireRescan: true }),
  ]),
  specimen('B', [slide('B1-R1', { isRequested: true }), slide('B1-R2', { isRequested: true })]),
];
const task = { type: 5, specimenID: 'A', block: 'A1', slide: null } as const;
const idOf = (...asked: Parameters<typeof slideOfTask>) => slideOfTask(...asked)?.slide.id ?? null;

describe('the slide that a task asks images for', () => {
  it('is that of its order', () => {
    expect(slideOfTask(task, { subsection: 'sub_a1-r1' }, specimens)?.specimenId).toBe('spc_a');
    expect(idOf(task, { subsection: 'sub_gone' }, specimens)).toBeNull();
    expect(idOf(task, { subsection: null }, specimens)).toBeNull();
  });

  it('is that which has to be scanned again, and stays it when the new image is there', () => {
    expect(idOf({ ...task, type: 6, slide: 'A1-1' }, null, specimens)).toBe('sub_a1-1');
    expect(idOf({ ...task, type: 6, block: 'A2', slide: 'A2-1' }, null, specimens)).toBe('sub_a2-1');
    expect(idOf({ ...task, type: 6, slide: null }, null, specimens)).toBe('sub_a2-1');
    expect(idOf({ ...task, type: 6, slide: 'A9-1' }, null, specimens)).toBeNull();
  });

  it('is the ordered one of the block where nobody ordered by form, and none where there are two', () => {
    expect(idOf(task, null, specimens)).toBe('sub_a1-r1');
    expect(idOf({ ...task, specimenID: 'B', block: 'B1' }, null, specimens)).toBeNull();
    expect(idOf({ ...task, specimenID: 'B', block: 'B1', slide: 'B1-R2' }, null, specimens)).toBe(
      'sub_b1-r2',
    );
  });

  it('is never one of another block, and of any specimen where the task names none', () => {
    const ordered = (id: string) => slide(id, { isRequested: true });
    const both = [specimen('A', [ordered('A1-R1'), ordered('A2-R1')])];
    expect(idOf({ ...task, block: 'A1' }, null, both)).toBe('sub_a1-r1');
    expect(idOf({ ...task, block: 'A2' }, null, both)).toBe('sub_a2-r1');
    expect(idOf(task, null, [specimen('A', [ordered('A2-R1')])])).toBeNull();
    expect(idOf({ ...task, specimenID: null }, null, both)).toBe('sub_a1-r1');
  });
});
