import type { OrderKind, TaskAssigneeRole, TaskType } from '#contracts/generated/wire.ts';
import { sameWord } from '../billing/word-key.ts';
import { listLabel } from '../reference/list-labels.ts';
import { TASK } from './task-kinds.ts';

/** What an order becomes (domain 2.6). */
export interface OrderedWork {
  readonly taskType: TaskType;
  readonly workingDays: number;
  /** Value of the slide type of the new subsection; null where none is made. */
  readonly slideType: string | null;
  /** The stain that goes with the kind; null where the order names it, or there is none. */
  readonly stain: string | null;
  readonly needsStain: boolean;
}

const slides = (slideType: string, stain: string | null): OrderedWork => ({
  taskType: TASK.slideOrder,
  workingDays: 2,
  slideType,
  stain,
  needsStain: false,
});
const describeStain = (slideType: string, workingDays = 2): OrderedWork => ({
  taskType: TASK.stainOrder,
  workingDays,
  slideType,
  stain: null,
  needsStain: true,
});

const WORK: Readonly<Record<OrderKind, OrderedWork>> = {
  he_recut: slides('HE_Recut', 'H&E'),
  he_deeper: slides('HE_Deeper_Level', 'H&E'),
  re_embed: slides('HE_Recut', 'H&E'),
  unstained: slides('Unstained', null),
  special_stain: describeStain('Special_Stain'),
  ihc: describeStain('IHC'),
  ish: describeStain('In_Situ_Hybridization', 3),
  glass_or_block: {
    taskType: TASK.slideReceipt,
    workingDays: 3,
    slideType: null,
    stain: null,
    needsStain: false,
  },
};

export const orderedWorkOf = (kind: OrderKind): OrderedWork => WORK[kind];

/** Whether the facility sends what it has, glass or a block, in place of slides that somebody makes. */
export const isSentByFacility = (kind: OrderKind): boolean => kind === 'glass_or_block';

/** What is said where glass or a block is recorded as received without its count. */
export const COUNT_PIECES = 'Say how many pieces were received.';

/** Working days that a rescan, a question and a second review have (domain 2.3 row 15, 2.6). */
export const ANSWER_WORKING_DAYS = 1;

interface Order {
  readonly kind: OrderKind;
  readonly specimenID: string;
  readonly block: string;
  readonly stain?: string | undefined;
  readonly option?: string | undefined;
  readonly slideCount?: number | undefined;
}

/** As asked for; else what the option's name says ('HE_Deeper_Cuts_x3'); else one. */
export function slideCountOf({ slideCount, option }: Order): number {
  return slideCount ?? Number(/_x([1-9]\d?)$/.exec(option ?? '')?.[1] ?? 1);
}

/** What a person would call it: 'CD20', 'H&E Recut', 'Glass slides or block'. Every cut but a stain is H&E or nothing. */
export function orderName({ kind, stain }: Order): string {
  const { needsStain, slideType } = WORK[kind];
  return (
    (needsStain ? stain : undefined) ?? (slideType === null ? 'Glass slides or block' : listLabel(slideType))
  );
}

interface Slide {
  /** As its facility named it; where it did not, the number of the slide begins with it. */
  readonly block?: string | null | undefined;
  readonly displayId: string | null;
  readonly slideType: string;
  readonly stain: string | null;
}

/** The block that a slide was cut from: its own, or 'A2' of 'A2-S'; null where the slide has neither. */
export const blockOf = ({ block, displayId }: Pick<Slide, 'block' | 'displayId'>): string | null =>
  block?.trim() || displayId?.split('-')[0]?.trim() || null;

/** Two orders are alike that ask for one stain on one block or, for cuts without a stain, for one kind of cut (domain 2.6). */
export function existsAlready(order: Order, onSpecimen: readonly Slide[]): boolean {
  const { slideType, needsStain } = WORK[order.kind];
  return onSpecimen
    .filter((slide) => blockOf(slide) === order.block)
    .some((slide) => (needsStain ? isNamed(slide.stain, order.stain) : isNamed(slide.slideType, slideType)));
}

const isNamed = (one: string | null, other: string | null | undefined): boolean =>
  sameWord(one ?? '', other ?? '');

/** The number on a new slide of the block: the first that is free, 'A1-R1'. */
export function nextDisplayId(block: string, taken: readonly (string | null)[]): string {
  let number = 1;
  while (taken.includes(`${block}-R${number}`)) number += 1;
  return `${block}-R${number}`;
}

interface Origin {
  readonly labArrangement: string;
  readonly material: 'digital' | 'glass';
}

/** Who does it: a facility with a laboratory, else the operator's; a rescan goes to whoever scanned. */
export function doerOf(type: TaskType, { labArrangement, material }: Origin): TaskAssigneeRole {
  if (type === TASK.missingInfo) return 'Facility';
  if (type === TASK.slideReceipt) return 'Lab_Operations';
  if (type === TASK.rescan) return material === 'digital' ? 'Facility' : 'Lab_Operations';
  return ['Own Lab', 'Contract Lab'].includes(labArrangement) ? 'Facility' : 'Lab_Operations';
}
