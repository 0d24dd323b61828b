import type { Sandbox } from '../sandbox.ts';
import { html, type Markup } from './markup.ts';
import { sectionOf, sectionsOf } from './sections.ts';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

interface Said {
  readonly text: string;
  readonly isNo: boolean;
  /** The path of the control that was asked. */
  readonly path: string;
}

interface Shown {
  readonly status?: number;
  /** What became of the last press; a no is told at once, whatever else a screen reader says. */
  readonly said?: Said;
  /** The product's own login is on this origin. */
  readonly hasLogin: boolean;
}

/** The page of the controls for people: plain forms, which work without script. */
export function controlPage(sandbox: Sandbox, { status = 200, said, hasLogin }: Shown): Response {
  const sections = sectionsOf(sandbox, hasLogin);
  // The keyboard goes on where something was pressed, and what came of it stands there.
  const told =
    said === undefined
      ? null
      : html`<p class="said" role="${said.isNo ? 'alert' : 'status'}" tabindex="-1" autofocus>${said.text}</p>`;
  const place = said === undefined ? null : sectionOf(said.path);
  return pageOf(
    status,
    html`${place === null ? told : null}<nav aria-label="On this page"><ul>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${sections.map(({ id, title, content }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${id === place ? told : null}${content}</section>`)}`,
  );
}

/** Asks for the token of the controls, which the page then keeps in a cookie that no script reads. */
export const tokenPage = (isWrong: boolean): Response =>
  pageOf(
    403,
    html`${isWrong ? html`<p class="said" role="alert">That token is not the one that MOCK_TOKEN names.</p>` : null}<form method="post" action="page/token"><label>Token<input type="password" name="token" autocomplete="off" required></label><button>Open</button></form>`,
  );

function pageOf(status: number, content: Markup): Response {
  const { text } =
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mock controls</title><link rel="stylesheet" href="page.css"></head><body><main><h1>Mock controls</h1>${content}</main></body></html>`;
  return new Response(text, { status, headers: HEADERS });
}
