// Remix and nothing of ours: the floor that the pages of the product are measured against, served as the templates of
// Remix serve. It asks the same API for the same data and shows it in a plain table.
import { createServer } from 'node:http';
import path from 'node:path';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';

const build = path.resolve(import.meta.dirname, '../../../.cache/bare');

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use('/assets', express.static(path.join(build, 'client/assets'), { immutable: true, maxAge: '1y' }));
app.all(
  '*',
  createRequestHandler({ build: await import(path.join(build, 'server/index.js')), mode: 'production' }),
);
const server = createServer(app);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
