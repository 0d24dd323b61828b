declare global {
  // The name that the scroll lock inside Radix dialogs reads before it adds its style element.
  var __webpack_nonce__: string | undefined;
}

/** Lets Radix's scroll lock pass a strict style policy: call once in the browser, before hydration. */
export function adoptStyleNonce(page: Document): void {
  globalThis.__webpack_nonce__ = page.querySelector<HTMLElement>('script[nonce]')?.nonce;
}
