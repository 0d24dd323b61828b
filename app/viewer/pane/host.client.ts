/**
 * The element that the viewer lives in, kept at whole CSS pixels. OpenSeadragon reads its size as whole
 * numbers; in a pane 633.5 pixels wide the canvas would be stretched, and rulers with it.
 */
export function mountHost(element: HTMLElement): {
  readonly host: HTMLElement;
  readonly unmount: () => void;
} {
  const host = element.ownerDocument.createElement('div');
  host.className = 'pane-host';
  Object.assign(host.style, { position: 'absolute', left: '0', top: '0', overflow: 'hidden' });
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  const fit = (): void => {
    // clientWidth rounds up as well as down, and leaves out the border that the rectangle counts.
    const { width, height } = element.getBoundingClientRect();
    host.style.width = `${String(Math.max(1, Math.min(Math.floor(width), element.clientWidth)))}px`;
    host.style.height = `${String(Math.max(1, Math.min(Math.floor(height), element.clientHeight)))}px`;
  };
  fit();
  element.append(host);
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  return {
    host,
    unmount: () => {
      observer.disconnect();
      host.remove();
    },
  };
}
