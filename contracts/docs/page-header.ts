const PAGES = { './': 'API', states: 'State machines', access: 'Access' } as const;

/** The links between the pages of the documentation. */
export function pageHeader(current: keyof typeof PAGES): string {
  const links = Object.entries(PAGES).map(
    ([address, name]) =>
      `<a href="${address}"${address === current ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<header class="top"><nav aria-label="Documentation">\n${links.join(' ')}\n</nav></header>`;
}
