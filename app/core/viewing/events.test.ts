import { describe, expect, it } from 'vitest';
import { logCodec } from './events.ts';
import { rulerOn, view } from './random-readings.test-support.ts';

const line = (event: object, over: object = {}): string =>
  JSON.stringify({ seq: 1, at: 5, image: 'i', pane: 'primary', gesture: 'g', event, ...over });
const reasonOf = (raw: unknown): string => {
  const decoded = logCodec.decode(raw);
  return decoded.ok ? 'ok' : decoded.reason;
};
const ruler = rulerOn('i', 'r');
const drawn = (over: object) => ({ type: 'ruler.drawn', v: 1, ruler: { ...ruler, ...over } });

describe('stored entries', () => {
  it.each([
    ['a ruler', drawn({})],
    ['a ruler under an assumed scale', drawn({ scale: { state: 'assumed', mppX: 0.25, mppY: 0.25 } })],
    [
      'a ruler under a scale that the laboratory gave a long reason for',
      drawn({
        scale: {
          state: 'manual',
          mppX: 0.5,
          mppY: 0.5,
          reason: 'r'.repeat(1000),
          enteredAt: '2026-11-20T14:55:00Z',
        },
      }),
    ],
    ['a removal', { type: 'ruler.removed', v: 1, rulerId: 'r' }],
    ['a clearing', { type: 'rulers.cleared', v: 1, rulerIds: ['r', 's'] }],
    ['a view', { type: 'view.moved', v: 1, viewport: view(2, 45) }],
    ['an Undo', { type: 'gesture.undone', v: 1, target: 'g1' }],
    ['a Redo', { type: 'gesture.redone', v: 1, target: 'g1' }],
  ])('%s is read again as it was written', (_, event) => {
    const decoded = logCodec.decode(line(event));
    expect(decoded.ok && decoded.entry.event).toEqual(event);
    expect(decoded.ok && logCodec.encode(decoded.entry)).toBe(line(event));
  });

  it.each([
    ['unknown-type', line({ type: 'patch.stretched', v: 1 })],
    ['unknown-version', line({ type: 'ruler.drawn', v: 2, ruler })],
    ['malformed', line(drawn({ imageId: 'another' }))],
    ['malformed', line(drawn({ id: '' }))],
    ['malformed', line(drawn({ from: { x: null, y: 1 } }))],
    ['malformed', line(drawn({ scale: { state: 'file', mppX: 0, mppY: 1, source: 'api' } }))],
    ['malformed', line(drawn({ scale: { state: 'file', mppX: 1, mppY: 1, source: 'rumour' } }))],
    ['malformed', line(drawn({ mode: 'curved' }))],
    ['malformed', line({ type: 'view.moved', v: 1, viewport: view(2, 360) })],
    ['malformed', line({ type: 'gesture.undone', v: 1 })],
    ['malformed', line(drawn({}), { image: '' })],
    ['malformed', line(drawn({}), { gesture: 7 })],
  ])('%s: %s', (reason, raw) => {
    expect(reasonOf(raw)).toBe(reason);
  });
});
