// The full figures of the property, race and kill tests; what was printed is kept in .cache/test-long.txt.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
mkdirSync(path.join(root, '.cache'), { recursive: true });
const record = createWriteStream(path.join(root, '.cache/test-long.txt'));
const child = spawn(process.execPath, [path.join(root, 'tests/run.mjs'), '--long'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NO_COLOR: '1' },
});
child.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  record.write(String(chunk).replaceAll(root, '.'));
});
child.on('close', (code) => record.end(() => process.exit(code ?? 1)));
