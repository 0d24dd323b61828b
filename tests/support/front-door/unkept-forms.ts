import { screens } from '#app/core/access/screens.ts';

/** Words of one moment: the name of an own view, and the number of a case that is looked up below a list. */
const SMALL = [/action="\/resources\/saved-views"/, /name="number"/];

const isTyped = (tag: string, attributes: string): boolean =>
  tag !== 'input' || !/type="(?:hidden|password|file|submit|checkbox|radio)"/.test(attributes);

/** The forms of a page that are typed into and posted, and that would lose what was typed with the login, by their labels or names. */
export function unkeptFormsIn(address: string, html: string): readonly string[] {
  // The form of a case keeps itself, on each change.
  if (address.startsWith(screens.createCase.path)) return [];
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([whole, own = '', inside = '']) => {
    if (!own.includes('method="post"') || SMALL.some((small) => small.test(whole))) return [];
    const controls = [...inside.matchAll(/<(textarea|select|input)\b([^>]*)>/g)];
    if (!controls.some(([, tag = '', attributes = '']) => isTyped(tag, attributes))) return [];
    const hasKey = inside.includes('name="idempotencyKey"') || own.includes('data-keeps-typed');
    return /\bid="[^"]+"/.test(own) && hasKey ? [] : [own.trim()];
  });
}
