import OpenSeadragon from 'openseadragon';

/**
 * OpenSeadragon prints an error for every tile it could not load, the cancelled ones included. We count
 * missing tiles and show them, so its remarks are kept for whoever looks for them. A console holds on to what it is
 * given, and a tile to its picture, so that only texts are put there.
 */
export function quietLibrary(): void {
  const remark = (...parts: readonly unknown[]): void => {
    console.debug(...parts.map(String));
  };
  Object.assign(OpenSeadragon, {
    console: { ...console, log: remark, debug: remark, info: remark, warn: remark, error: remark },
  });
}

/**
 * OpenSeadragon adds a style element for the focus ring on touch screens unless it finds one by this mark,
 * and our content policy would report that. An element of no known language, called 'style' like the one
 * it looks for, is found and styles nothing.
 */
export function withoutInjectedStyle(page: Document): void {
  const mark = 'data-openseadragon-mobile-css';
  if (page.querySelector(`style[${mark}]`) !== null) return;
  const placeholder = page.createElementNS('urn:placeholder', 'style');
  placeholder.setAttribute(mark, 'true');
  page.head.append(placeholder);
}
