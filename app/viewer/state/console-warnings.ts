import { createEffect, sample } from 'effector';
import { consoleWarningOf } from '#app/core/viewing/console-only.ts';
import { rejected } from './log.ts';

/** Specification 8 keeps these off the screen. */
export const warnInConsoleFx = createEffect<string, void>((text) => {
  console.error(text);
});

const warned = rejected.map(({ rejection }) => consoleWarningOf(rejection) ?? '');

sample({ clock: warned, filter: (text) => text !== '', target: warnInConsoleFx });
