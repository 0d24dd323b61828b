/** The wire's `licences.0.expires` as forms write it: `licences[0].expires`. Money is typed in whole units: `paidCents` is `paid`. */
export const formNameOf = (wireName: string): string =>
  wireName.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]').replace(/Cents$/, '');
