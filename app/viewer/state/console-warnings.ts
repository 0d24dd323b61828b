import { createEffect, sample } from 'effector';
import { consoleRemark } from '#app/core/viewing/console-only.ts';
import { rejected } from './log.ts';

/** Specification 8 keeps these off the screen. */
export const remarkFx = createEffect<string, void>((text) => {
  console.error(text);
});

const remarked = rejected.map(({ rejection }) => consoleRemark(rejection) ?? '');

sample({ clock: remarked, filter: (text) => text !== '', target: remarkFx });
