type Known = readonly [mark: RegExp, name: string];

/** Edge, Opera and Chrome all call themselves Safari, and the first two Chrome: the order decides. */
const BROWSERS: readonly Known[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Known[] = [
  [/\biPad\b/, 'an iPad'],
  [/\biPhone\b/, 'an iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: readonly Known[], text: string): string | null =>
  known.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Browser and system in words. Only names from our own lists: what a caller sends is never shown back. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '') ?? 'A browser';
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return system === null ? `${browser} on an unknown device` : `${browser} on ${system}`;
}
