// What the product exports and nothing of it uses: `npm run checklist` and a test ask for it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * The settings of knip without the pages of the kit, which show the parts of lists, forms and detail pages to whoever
 * looks at them: a part that only they show is used by no page of the product.
 */
function settingsWithoutKit() {
  const settings = JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8'));
  const ALL_ROUTES = 'app/routes/**/*.{ts,tsx}!';
  if (!settings.entry.includes(ALL_ROUTES)) throw new Error('knip.json names the routes otherwise');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'knip-')), 'knip.json');
  const entry = [
    'app/routes/*.{ts,tsx}!',
    'app/routes/!(bench.kit)*/**/*.{ts,tsx}!',
    ...settings.entry.filter((one) => one !== ALL_ROUTES),
  ];
  const project = [...settings.project, '!app/features/kit/**!'];
  writeFileSync(file, JSON.stringify({ ...settings, entry, project }));
  return file;
}

/**
 * Exports that no entry of the product reaches (knip.json marks those with `!`), by file; a file that is reached by
 * nobody has '*'. An export that says `@internal` is one of a definition that tests compare with, or that they wait for.
 */
export function uncalledExports() {
  const settings = settingsWithoutKit();
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/knip/bin/knip.js'),
      ...[
        '--production',
        '--config',
        settings,
        '--include',
        'files,exports',
        '--reporter',
        'json',
        '--no-exit-code',
        '--no-config-hints',
      ],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(path.dirname(settings), { recursive: true });
  if (!stdout.startsWith('{')) throw new Error(`knip gave no report: ${stderr}`);
  const uncalled = new Map();
  for (const { file, files, exports } of JSON.parse(stdout).issues)
    uncalled.set(file, (files?.length ?? 0) > 0 ? ['*'] : exports.map(({ name }) => name));
  return uncalled;
}
