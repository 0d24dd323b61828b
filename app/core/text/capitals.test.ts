import { expect, it } from 'vitest';
import { inCapitals } from './capitals.ts';

it.each([
  ['Skin, Nose, Left', 'SKIN, NOSE, LEFT'],
  ['wall, 400 μm deep', 'WALL, 400 μm DEEP'],
  ['5µm section, 3 mm', '5µm SECTION, 3 MM'],
  ['μmol', 'ΜMOL'],
  ['', ''],
])('%j in capitals is %j', (text, capitals) => {
  expect(inCapitals(text)).toBe(capitals);
});
