import { textOf } from '#app/ui/mount.test-support.tsx';

/** The text under a heading. */
export const sectionOf = (title: string): string => {
  const heading = [...document.querySelectorAll('h2')].find((one) => textOf(one) === title);
  return textOf(heading?.closest('section') ?? undefined).slice(title.length);
};
