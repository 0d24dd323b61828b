import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** As an old Node is: it has another version, and no folder of a module from which a path could begin. */
const OLD_NODE = `data:text/javascript,${encodeURIComponent(`
  import path from 'node:path';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
  const { resolve } = path;
  path.resolve = (...parts) => (parts.length === 2 && parts[1] === '..' ? resolve(undefined) : resolve(...parts));
`)}`;

it('a Node that is too old is told which one is needed', () => {
  const prepare = path.join(import.meta.dirname, 'prepare.mjs');
  const { status, stderr } = spawnSync(process.execPath, ['--import', OLD_NODE, prepare], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Node 20.19 or newer is needed; this is 18.20.4.\n');
  expect(status).toBe(1);
});
