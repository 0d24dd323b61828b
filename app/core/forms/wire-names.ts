/** The wire's `licences.0.expires` as forms write it: `licences[0].expires`. */
export const formNameOf = (wireName: string): string => wireName.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
