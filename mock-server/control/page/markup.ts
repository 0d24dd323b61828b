import { escapeText } from '#contracts/docs/escaped.ts';

/** Text that may stand in a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Filling = string | number | Markup | null | readonly Markup[];

const textOf = (filling: Filling): string => {
  if (filling === null) return '';
  if (filling instanceof Markup) return filling.text;
  if (typeof filling === 'string' || typeof filling === 'number') return escapeText(String(filling));
  return filling.map(({ text }) => text).join('');
};

/** HTML whose gaps are text, and so can be no tags, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup =>
  new Markup(parts.reduce((text, part, at) => text + textOf(fillings[at - 1] ?? null) + part));
