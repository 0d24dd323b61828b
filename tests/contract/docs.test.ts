import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { createEmbeddedHandler, listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';

let api: MockApi;
let lone: { readonly url: string; readonly close: () => Promise<void> };
let product: ReturnType<typeof createServer>;
let roots: { readonly lone: string; readonly embedded: string };

beforeAll(async () => {
  api = createMockApi();
  lone = await listen(api, { port: 0 });
  const handle = createEmbeddedHandler(api);
  product = createServer((request, response) => handle(request, response, () => response.end('a page')));
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port } = product.address() as AddressInfo;
  roots = { lone: `${lone.url}/docs`, embedded: `http://127.0.0.1:${port}/api/docs` };
});

afterAll(async () => {
  await lone.close();
  await new Promise((resolve) => {
    product.close(resolve);
    product.closeAllConnections();
  });
});

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
};

async function fetchText(address: string) {
  const response = await fetch(address);
  return {
    url: response.url,
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  };
}

/** What a browser loads for a page, not what it only links to. */
function loadedBy(html: string): readonly string[] {
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('[src], link[href], object[data], [srcset], [poster]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? element.outerHTML,
  );
}

describe.each(['lone', 'embedded'] as const)('the documentation of the %s mock', (where) => {
  it('is a page at an address with or without a slash at its end', async () => {
    for (const end of ['', '/']) {
      const { status, url, headers } = await fetchText(roots[where] + end);
      expect([status, url]).toEqual([200, `${roots[where]}/`]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  it.each(['', 'states', 'access'])(
    'has page "%s" load only files of its own, all of which are there',
    async (name) => {
      const page = await fetchText(`${roots[where]}/${name}`);
      const files = loadedBy(page.text);
      expect(files).toContain('docs.css');
      for (const file of files) {
        const address = new URL(file, page.url);
        expect(address.href).toMatch(`${roots[where]}/`);
        const { status, headers } = await fetchText(address.href);
        expect([file, status]).toEqual([file, 200]);
        expect(headers.get('content-type')).toBe(TYPES[file.split('.').at(-1) ?? '']);
      }
    },
  );

  it('gives every operation of the contract as JSON, which is what its script shows', async () => {
    const script = await fetchText(`${roots[where]}/api.js`);
    expect(script.text).toContain("url: 'openapi.json'");
    const { headers, text } = await fetchText(`${roots[where]}/openapi.json`);
    expect(headers.get('content-type')).toBe('application/json');
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
    expect(ids.sort()).toEqual(Object.keys(operations).sort());
  });
});

describe('the documentation', () => {
  it.each(['', 'states', 'api.js', 'docs.css', 'openapi.json', 'swagger-ui-bundle.js', 'nothing.js'])(
    'sends "%s" with a policy that lets nothing foreign and nothing inline in',
    async (name) => {
      const { headers } = await fetchText(`${roots.lone}/${name}`);
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join(' ')).not.toMatch(/unsafe|https?:|\*|script-src|style-src|connect-src/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['', 'states', 'api.js', 'docs.css'])('names no foreign address in "%s"', async (name) => {
    const { text } = await fetchText(`${roots.lone}/${name}`);
    const foreign = text.match(/\b(?:https?:)?\/\/[\w.-]+\.\w+[^\s"'<]*/g) ?? [];
    // The two names of XML's vocabularies are never asked for.
    expect(foreign.filter((one) => !one.startsWith('http://www.w3.org/'))).toEqual([]);
  });

  it('has no script, style or handler inside its pages', async () => {
    for (const name of ['', 'states']) {
      const { text } = await fetchText(`${roots.lone}/${name}`);
      const page = new new Window().DOMParser().parseFromString(text, 'text/html');
      const elements = [...page.querySelectorAll('*')];
      expect(elements.filter((one) => one.matches('style, script:not([src]), [style]'))).toEqual([]);
      const names = elements.flatMap((one) => one.getAttributeNames());
      expect(names.filter((one) => one.startsWith('on'))).toEqual([]);
    }
  });

  it('has style sheets that load nothing but pictures they carry themselves', async () => {
    for (const name of ['docs.css', 'swagger-ui.css']) {
      const { text } = await fetchText(`${roots.lone}/${name}`);
      expect(text).not.toContain('@import');
      const places = [...text.matchAll(/url\(\s*["']?([^"')]{0,20})/g)].map(([, start]) => start);
      expect(places.filter((start) => start?.startsWith('data:') !== true)).toEqual([]);
    }
  });

  it('answers HEAD without a body, refuses other methods and unknown names', async () => {
    const head = await fetch(`${roots.lone}/states`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await fetch(`${roots.lone}/`, { method: 'POST', body: '{}' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const name of ['nothing', 'package.json', '..%2fpackage.json', 'assets/api.js', 'states/'])
      expect((await fetchText(`${roots.lone}/${name}`)).status).toBe(404);
  });

  it('leaves pages that are not below /api to the product', async () => {
    const { text } = await fetchText(roots.embedded.replace('/api/docs', '/docs'));
    expect(text).toBe('a page');
  });
});
