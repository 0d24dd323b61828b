import { describe, expect, it } from 'vitest';
import { readMessage, type WindowMessage } from './message.ts';

const window = { windowId: 'w', userId: 'u', caseId: 'c', caseNumber: 'DP-2026-000001', imageIds: ['i'] };
const place = { userId: 'u', caseId: 'c', imageId: 'i' };

describe('a message of another window', () => {
  it.each<WindowMessage>([
    { kind: 'here', window },
    { kind: 'here', window: { ...window, imageIds: [] } },
    { kind: 'who', windowId: 'w' },
    { kind: 'bye', windowId: 'w' },
    { kind: 'marks', windowId: 'w', place },
  ])('is read: $kind', (message) => {
    expect(readMessage(structuredClone(message))).toEqual(message);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'who'],
    ['a list', [{ kind: 'who', windowId: 'w' }]],
    ['a kind to come', { kind: 'soon', windowId: 'w' }],
    ['no kind', { windowId: 'w' }],
    ['a window without its case', { kind: 'here', window: { ...window, caseId: undefined } }],
    ['a window with one image for a list', { kind: 'here', window: { ...window, imageIds: 'i' } }],
    ['a window with a number for an image', { kind: 'here', window: { ...window, imageIds: [7] } }],
    ['a question of nobody', { kind: 'who' }],
    ['marks of no place', { kind: 'marks', windowId: 'w' }],
    ['marks of half a place', { kind: 'marks', windowId: 'w', place: { ...place, imageId: null } }],
  ])('is passed over when it is %s', (_, message) => {
    expect(readMessage(message)).toBeNull();
  });
});
