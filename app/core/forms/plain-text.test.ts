import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { plainText } from './plain-text.ts';

describe('text', () => {
  it.each([
    ['  a <b>bold</b> word ', 'a bold word'],
    ['  <b>margin</b> <script src="x">3 < 5 mm ', 'margin 3 < 5 mm'],
    ['p < 0.05 and > 3', 'p < 0.05 and > 3'],
    ['<scr<b>ipt>alert(1)</script>', 'alert(1)'],
    ['<<b>/i>x', 'x'],
    ['<a <1> >', '<a <1> >'],
    ['<!-- note -->x', 'x'],
    ['<i></i>', ''],
    ['one<br/>two<BR />three', 'onetwothree'],
    ['<img src=x onerror="alert(1)">x', 'x'],
    ['<p\nclass="note"\n>x</p >', 'x'],
  ])('is kept without tags and the space at its ends: %j', (typed, kept) =>
    expect(plainText(typed)).toBe(kept),
  );

  it.each([
    'AFP <LOD and CEA >5',
    'Ki-67 <b20>',
    'ER <a few cells and PR >5 %',
    'Margin <10 mm, depth>2 mm',
    'a<b and c>d',
  ])('keeps a finding that stands between two signs: %j', (typed) => expect(plainText(typed)).toBe(typed));

  it('S5-06 is what is left when tags are taken out one after the other until there is none', () => {
    const untilNone = (text: string): string => {
      const after = text.replace(/<(![^<>]*|\/?(a|p)(\s[^<>=]*=[^<>]*|[\s/]*))>/i, '');
      return after === text ? text.trim() : untilNone(after);
    };
    const typed = fc.array(fc.constantFrom('<', '>', '/', 'a', 'p', '!', ' ', '='), { maxLength: 30 });
    holds(
      2000,
      fc.property(typed, (signs) => plainText(signs.join('')) === untilNone(signs.join(''))),
    );
  });
});
