// Remix and nothing of ours: the floor that the pages of the product are measured against. It asks the same API for the
// same data and shows it in a plain table.
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { createRequestHandler } from '@remix-run/express';
import { createReadableStreamFromReadable, json } from '@remix-run/node';
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import express from 'express';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const { BARE_API: api, BARE_LIST: list, BARE_DATA: data } = process.env;

const dataAt = async (path) => {
  const answer = await fetch(`${api}${path}`, { headers: { Authorization: 'Bearer none' } });
  return (await answer.json()).data;
};

const textOf = (value) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function Rows() {
  const { items } = useLoaderData();
  const names = Object.keys(items[0] ?? {});
  return h(
    'main',
    null,
    h('h1', null, 'Cases'),
    h(
      'table',
      null,
      h('thead', null, h('tr', null, ...names.map((name) => h('th', { key: name }, name)))),
      h(
        'tbody',
        null,
        ...items.map((item) =>
          h('tr', { key: item.id }, ...names.map((name) => h('td', { key: name }, textOf(item[name])))),
        ),
      ),
    ),
  );
}

function Root() {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h(Meta), h(Links)),
    h('body', null, h(Outlet), h(Scripts)),
  );
}

const modules = {
  root: { default: Root },
  'routes/page': { default: Rows, loader: () => dataAt(list) },
  'routes/plain': { default: () => h('main', null, h('h1', null, 'A page with one sentence')) },
  'routes/data': { loader: async () => json(await dataAt(data)) },
};
const routeOf = (id) => ({
  id,
  ...(id === 'root' ? { path: '' } : { parentId: 'root', path: id.slice('routes/'.length) }),
});
const build = {
  entry: {
    module: {
      default: (request, status, headers, context) =>
        new Promise((resolve, reject) => {
          const { pipe } = renderToPipeableStream(h(RemixServer, { context, url: request.url }), {
            onShellReady() {
              const body = new PassThrough();
              headers.set('Content-Type', 'text/html; charset=utf-8');
              resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
              pipe(body);
            },
            onShellError: reject,
          });
        }),
    },
  },
  routes: Object.fromEntries(Object.entries(modules).map(([id, module]) => [id, { ...routeOf(id), module }])),
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: Object.fromEntries(
      Object.entries(modules).map(([id, module]) => [
        id,
        {
          ...routeOf(id),
          hasLoader: 'loader' in module,
          hasAction: false,
          hasClientLoader: false,
          hasClientAction: false,
          hasErrorBoundary: false,
          imports: [],
          module: `/${id}.js`,
        },
      ]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  future: { v3_singleFetch: false, v3_lazyRouteDiscovery: false, unstable_optimizeDeps: false },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
};

const app = express();
app.disable('x-powered-by');
app.get(/\.js$/, (_, response) => void response.type('text/javascript').send(''));
app.all('*', createRequestHandler({ build, mode: 'production' }));
const server = createServer(app);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
