import { z } from 'zod';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screenAt, screens } from '#app/core/access/screens.ts';

/** What a link to the viewer hands over. Ids only: browsers write navigation state to disk (specification 2.8). */
export interface HandedCase {
  readonly caseId: string;
  readonly version: number;
  /** The path of the page that led here. */
  readonly from?: string;
}

const shape = z.object({ caseId: z.string(), version: z.number(), from: z.string().exactOptional() });

/** Where Back leads, and how the page there is called. */
export interface WayBack {
  readonly path: string;
  readonly title: string;
  /** The page is the one before in the history of this tab, with its place and its filters. */
  readonly isBefore: boolean;
}

/**
 * Back to the page that led here; to the reader's own list where the address was typed, opened in a tab of its own or the
 * state is not ours. A second reviewer has a task, and no such case among their own.
 */
export function wayBack(state: unknown, role: Role, isHolder: boolean): WayBack {
  const from = handedCase(state)?.from ?? null;
  // The page may be one about a thing that its address names after the path.
  const screen = from === null ? null : screenAt(from.split('?', 1).join(''));
  if (from !== null && screen !== null) return { path: from, title: screen.title, isBefore: true };
  const { path, title } = ownListOf(role, isHolder);
  return { path, title, isBefore: false };
}

function ownListOf(role: Role, isHolder: boolean) {
  if (role === 'Admin') return screens.cases;
  if (isFacility(role)) return screens.sendOutCases;
  return isHolder ? screens.selectedCases : screens.providerTasks;
}

/** Null where nothing was handed over, or something that no link of ours hands over. */
export function handedCase(state: unknown): HandedCase | null {
  const read = shape.safeParse(state);
  return read.success ? read.data : null;
}
