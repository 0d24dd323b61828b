import { CALL_CONTROLS } from './call-controls.ts';
import { type Control, ControlRefused } from './control-call.ts';
import { WORLD_CONTROLS } from './world-controls.ts';

const LIST: Control = {
  call: 'GET /',
  what: 'This list; a browser gets the page for people instead.',
  answer: () => ({ controls: CONTROLS.map(({ call, what }) => ({ call, what })) }),
};

/** All that can be asked under /__mock. */
export const CONTROLS: readonly Control[] = [LIST, ...WORLD_CONTROLS, ...CALL_CONTROLS];

interface Found {
  readonly control: Control;
  readonly gaps: readonly string[];
}

const compiled = CONTROLS.map((control) => {
  const [method = '', path = ''] = control.call.split(' ');
  return { control, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) };
});

/** What answers a call, with what stands in the gaps of its path; null where nothing does. */
export function controlFor(method: string, path: string): Found | null {
  for (const { control, method: own, pattern } of compiled) {
    const match = own === method ? pattern.exec(path) : null;
    if (match !== null) return { control, gaps: match.slice(1).map(decodedGap) };
  }
  return null;
}

function decodedGap(gap: string): string {
  try {
    return decodeURIComponent(gap);
  } catch {
    throw new ControlRefused(400, `the path cannot be read at ${gap}`);
  }
}
