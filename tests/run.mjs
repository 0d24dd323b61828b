// Plain JavaScript without dependencies: it installs what the tests need before anything else.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../server/install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const isLong = process.argv.includes('--long');
const cache = path.join(root, '.cache');
const reports = { vitest: path.join(cache, 'vitest.json'), playwright: path.join(cache, 'playwright.json') };

process.chdir(root);
ensureInstalled(root);

const { findChromium } = await import('./chromium.mjs');
const chromium = await findChromium(root);
if (chromium === null) {
  console.error('No Chromium was found and none could be installed. Install one, or name it in CHROMIUM.');
  process.exit(1);
}

mkdirSync(cache, { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });
// Each process that serves the mock leaves a file here that says what of the contract it saw.
const coverage = path.join(cache, 'coverage');
rmSync(coverage, { recursive: true, force: true });
// What a short run draws, of cases and of journeys, is drawn by one number, which can be given again.
const drawn = process.env.TEST_RUN ?? String(Date.now() % 1440);
const env = {
  ...process.env,
  TEST_RUN: drawn,
  CHROMIUM: chromium,
  NODE_ENV: 'test',
  MOCK_COVERAGE: coverage,
  ...(isLong ? { TEST_LONG: '1' } : { TEST_SHORT: '1' }),
};
const bin = (name, file) => path.join(root, 'node_modules', name, file);

/** Says what it does as it does it. */
function run(title, script, args) {
  console.log(`\n— ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Prints what it said in one piece: others run beside it. */
function check(title, script, args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { ...env, ...settings } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.once('close', (code) => {
      console.log(`\n— ${title}\n${Buffer.concat(said).toString('utf8').trimEnd()}`);
      resolve(code === 0);
    });
  });
}

/** What failed, by name: it is told again at the end, which is all that many a CI shows. */
const failures = [];

/**
 * Each of these takes one core, the build first: everything after it needs what it makes. A second checker of types works
 * out most of them once more. Both checkers are written in Go, and spend less on collecting what they could keep.
 */
const BUILD = ['build', path.join(root, 'server/prepare.mjs'), ['--build']];
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };
const lanes = [
  [['lint', bin('oxlint', 'bin/oxlint'), ['--threads=1'], ONE_CORE]],
  [
    ['types', bin('typescript-native', 'bin/tsc'), ['--noEmit', '--checkers', '1'], ONE_CORE],
    ['format', bin('@biomejs/biome', 'bin/biome'), ['check', '.']],
    ['unused code', bin('knip', 'bin/knip.js'), []],
  ],
];
const total = { passed: 0, failed: 0 };

function judge(title, passed) {
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(title);
  return passed;
}

async function go(lane) {
  for (const [title, ...command] of lane) judge(title, await check(title, ...command));
}

// The tests begin as soon as there is a build: the lanes leave a core idle at their ends.
const walked = Promise.all(lanes.map(go));
const isBuilt = judge('build', await check(...BUILD));

// Nothing else can be judged without it.
if (!isBuilt) {
  await walked;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(1);
}

function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.names);
}

const nameOf = (file) => path.relative(root, file);

function namesOfUnits(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [nameOf(file.name)] : [];
    return failed.map((test) => `${nameOf(file.name)} > ${test.fullName}`);
  });
}

function namesOfBrowserTests(suites) {
  return suites.flatMap((suite) => [
    ...suite.specs.filter((spec) => !spec.ok).map((spec) => `${spec.file} > ${spec.title}`),
    ...namesOfBrowserTests(suite.suites ?? []),
  ]);
}

/** A runner that left no report broke down before it could count, and that is a failure too. */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, names: [`no report in ${nameOf(file)}`] };
  }
}

const unitOk = await run('unit and contract tests', bin('vitest', 'vitest.mjs'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.vitest}`,
]);
const units = readReport(reports.vitest, (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    ).length,
  names: namesOfUnits(report),
}));
add(unitOk || units.failed > 0 ? units : { ...units, failed: 1 });
await walked;

env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.playwright;
const browserOk = await run('browser tests', bin('@playwright/test', 'cli.js'), [
  'test',
  '--reporter=list,json',
]);
const browsers = readReport(reports.playwright, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  names: [...namesOfBrowserTests(report.suites), ...report.errors.map((error) => error.message)],
}));
add(browserOk || browsers.failed > 0 ? browsers : { ...browsers, failed: 1 });

/** What the suite saw of the contract: only the long run asks for all of it, so only there it is judged. */
async function tellCoverage() {
  const files = existsSync(coverage) ? readdirSync(coverage).map((file) => path.join(coverage, file)) : [];
  if (files.length === 0) return true;
  const short = 'not in the short run, which asks a part of some tables; npm run test:long asks for all';
  const least = ['--min', 'operation-status=100,transition=100,role=100'];
  const reasons = ['--reasons', path.join(root, 'tests/data/coverage-reasons.json')];
  return run('coverage of the contract', path.join(root, 'tests/slides/slides.mjs'), [
    ...['coverage', ...files, ...reasons],
    ...(isLong ? least : ['--unseen', short]),
  ]);
}
const isCovered = await tellCoverage();
if (!isCovered) {
  total.failed += 1;
  failures.push('coverage of the contract');
}

if (failures.length > 0) {
  const again = isLong ? '' : `\nTEST_RUN=${drawn} draws the same cases and journeys again.`;
  console.log(`\n— failed\n${failures.join('\n')}${again}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
