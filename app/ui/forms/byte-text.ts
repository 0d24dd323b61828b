const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** '1.2 GB': three digits at most, in steps of a thousand as file managers show them. */
export function byteText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1);
  return `${shown} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}
