const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no document of XML may hold stands as a question mark. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '?')
    .replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
