import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['  a <b>bold</b> word ', 'a bold word'],
  ['p < 0.05 and > 3', 'p < 0.05 and > 3'],
  ['<scr<b>ipt>alert(1)</script>', 'alert(1)'],
  ['<!-- note -->x', 'x'],
  ['<i></i>', ''],
])('text is kept without tags: %s', (given, kept) => expect(plainText(given)).toBe(kept));
