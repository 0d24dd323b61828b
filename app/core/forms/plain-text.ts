/** Text as forms keep it: without tags and without space at its ends (specification 5). A lone < stays. */
export const plainText = (typed: string): string => typed.replaceAll(/<\/?[a-z!][^>]*>/gi, '').trim();
