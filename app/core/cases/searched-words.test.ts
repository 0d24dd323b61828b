import { describe, expect, it } from 'vitest';
import { mayFacilityAsk, mayStandInAddress } from './searched-words.ts';

const NUMBERS = [
  'DP-2026-000017',
  'dp-2026',
  'd',
  'DP',
  'DP-',
  '2026-000017',
  '2026-',
  '000017',
  '17',
  '-17',
  '',
];
const OF_PATIENTS = [
  'EX-4410131',
  'RVS26-14001',
  '1961-05-12',
  '2003-05-12',
  '05/12/1961',
  '5/12',
  '4410131',
  'Doe 12',
];

describe('the search box of a list of cases', () => {
  it.each(NUMBERS)('may ask for %j, a piece of a number of a case', (text) => {
    expect([mayStandInAddress(text), mayFacilityAsk(text)]).toEqual([true, true]);
  });

  it.each(OF_PATIENTS)('puts %j into no address, which may be a patient\u2019s', (text) => {
    expect([mayStandInAddress(text), mayFacilityAsk(text)]).toEqual([false, false]);
  });

  it('may ask for the name of a facility where there are several', () => {
    expect(mayStandInAddress('Saltmarsh Women\u2019s Health')).toBe(true);
  });

  it.each(['Dermato', ' neuropathology ', 'GI'])('lets a facility ask for the subspecialty %j', (text) => {
    expect(mayFacilityAsk(text)).toBe(true);
  });

  it.each(['\u00d8\u011fuz', 'Quillfeather', 'Jane Example'])(
    'lets a facility put no name such as %j into an address',
    (text) => {
      expect(mayFacilityAsk(text)).toBe(false);
    },
  );
});
