import type { TiffPage } from './tiff-pages.ts';

/** Aperio names the label and macro pages in the second line of their descriptions. */
export function findAssociatedPage(pages: readonly TiffPage[], name: 'label' | 'macro'): number | null {
  const page = pages.findIndex(({ description }) => description.split('\n')[1]?.startsWith(`${name} `));
  return page < 0 ? null : page;
}
