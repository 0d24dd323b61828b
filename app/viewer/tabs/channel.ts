import { readMessage, type WindowMessage } from './message.ts';

export interface WindowChannel {
  readonly tell: (message: WindowMessage) => void;
  readonly close: () => void;
}

const SILENT: WindowChannel = { tell: () => undefined, close: () => undefined };

/** Where a browser has no such channel, windows only do not hear of each other: nothing is lost by it. */
export function openWindowChannel(windowId: string, hear: (message: WindowMessage) => void): WindowChannel {
  if (typeof BroadcastChannel === 'undefined') return SILENT;
  const channel = new BroadcastChannel('viewer');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message === null) return;
    const from = message.kind === 'here' ? message.window.windowId : message.windowId;
    if (from !== windowId) hear(message);
  };
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
