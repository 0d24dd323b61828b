const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Hears Ctrl-C, so that what was found so far is told and the server is left in order; the next one ends the program at once. */
export function hearEnd() {
  let isHeard = false;
  let tell: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, hear);
  };
  const hear = (): void => {
    isHeard = true;
    tell();
    forget();
    console.error('ending with what was found so far; press Ctrl-C again to end at once');
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return { isHeard: () => isHeard, heard, forget };
}
