const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in a quoted attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMED[sign] ?? sign);
