import type { Effect } from 'effector';
import { keepSeenFx, readSeenFx, seenWaitFx } from './coverage/coverage.ts';
import { boxesWaitFx, readBoxesFx, writeBoxesFx } from './legacy-boxes.ts';
import { loadSlideLinkFx } from './links.ts';
import { overlayWaitFx } from './loading.ts';
import { openMarksFx, readOnFx } from './mark-reading.ts';
import { noteOpeningFx } from './openings/openings.ts';
import { acknowledgeMarksFx, forgetUnsentFx, orderOutboxFx, readUnsentFx } from './outbox.ts';
import { keepMarksFx, keepWaitFx } from './persistence.ts';
import { preloadSlideFx, preloadWaitFx } from './preload.ts';
import { readVisitFx, visitWaitFx, writeVisitFx } from './visit.ts';
import { joinWindowsFx, leaveWindowsFx, tellWindowsFx } from './windows.ts';

/** What the stores ask of the browser and of the server, each by the effect that asks. */
const EFFECTS = {
  openMarks: openMarksFx,
  readMarksOn: readOnFx,
  keepMarks: keepMarksFx,
  waitToKeepAgain: keepWaitFx,
  readUnsent: readUnsentFx,
  acknowledgeMarks: acknowledgeMarksFx,
  forgetUnsent: forgetUnsentFx,
  orderOutbox: orderOutboxFx,
  readBoxes: readBoxesFx,
  writeBoxes: writeBoxesFx,
  waitToWriteBoxes: boxesWaitFx,
  readVisit: readVisitFx,
  writeVisit: writeVisitFx,
  waitToWriteVisit: visitWaitFx,
  readSeen: readSeenFx,
  keepSeen: keepSeenFx,
  waitToKeepSeen: seenWaitFx,
  joinWindows: joinWindowsFx,
  tellWindows: tellWindowsFx,
  leaveWindows: leaveWindowsFx,
  loadSlideLink: loadSlideLinkFx,
  preloadSlide: preloadSlideFx,
  waitToPreload: preloadWaitFx,
  waitWithOverlay: overlayWaitFx,
  noteOpening: noteOpeningFx,
} as const;

type Effects = typeof EFFECTS;
type PortOf<Fx> =
  Fx extends Effect<infer Params, infer Done> ? (params: Params) => Done | Promise<Done> : never;

/** All of them: a page that leaves one out does not compile. */
export type ViewerPorts = { readonly [Name in keyof Effects]: PortOf<Effects[Name]> };

const isPort = (name: string): name is keyof Effects => name in EFFECTS;

/** For `fork`, which takes its handlers as a list. */
export const handlersOf = (ports: ViewerPorts): [Effects[keyof Effects], ViewerPorts[keyof ViewerPorts]][] =>
  Object.keys(EFFECTS)
    .filter(isPort)
    .map((name) => [EFFECTS[name], ports[name]]);
