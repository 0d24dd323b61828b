import { escapeText } from './escaped.ts';

interface Page {
  readonly title: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Markup. */
  readonly body: string;
}

/** A whole page; styles and scripts are files beside it, since the policy allows none inside the page. */
export const pageOf = ({ title, styles, scripts, body }: Page): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    '<link rel="icon" type="image/png" href="favicon-32x32.png">',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<script src="${file}" defer></script>`),
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
