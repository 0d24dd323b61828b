import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Contender, isFloor, isPeer, missingPeer, nameOf } from './contenders.ts';
import { type Ground, prepareGround } from './ground.ts';
import { type Options, optionsOf, USAGE } from './options.ts';
import { report } from './report.ts';
import { emptyRuns, figuresOf, type Measured, type Runs } from './results.ts';
import { type Bench, runLastView, runPath, runTour } from './run.ts';
import { benchSlides } from './slides.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** One run of one contender; what fails says so and has no figure. False when something failed. */
async function measure(
  bench: Bench,
  contender: Contender,
  latency: number,
  parts: Options['parts'],
  runs: Runs,
): Promise<boolean> {
  try {
    // What was seen is counted of views that stand, and costs what it costs while the slide moves.
    if (parts.includes('tour') && contender !== 'ours-dzi-seen')
      runs.tours.push(await runTour(bench, contender, latency));
    if (!parts.includes('path') || contender === 'geotiff') return true;
    if (isFloor(contender)) runs.lastViews.push(await runLastView(bench, contender, latency));
    else runs.paths.push(await runPath(bench, contender, latency));
    return true;
  } catch (cause) {
    console.log(`${nameOf(contender)}: ${cause instanceof Error ? cause.message : String(cause)}`);
    return false;
  }
}

interface Outcome {
  readonly byLatency: ReadonlyMap<number, Measured>;
  /** The faults of ours or of the floors; what a peer cannot do is no fault here. */
  readonly isBroken: boolean;
}

async function measureAll({ bench, needed }: Ground, options: Options): Promise<Outcome> {
  const contenders = options.only.filter((contender) => {
    const missing = missingPeer(contender);
    if (missing !== null) console.log(`${missing} could not be installed; it is not measured.`);
    return missing === null;
  });
  const byLatency = new Map<number, Measured>();
  let isBroken = false;
  for (const latency of options.latencies) {
    const runs = emptyRuns();
    for (let run = 1; run <= options.runs; run += 1) {
      console.log(`Run ${String(run)} of ${String(options.runs)} at ${String(latency)} ms…`);
      for (const contender of contenders) {
        const into = runs.get(contender);
        if (into === undefined) continue;
        const isDone = await measure(bench, contender, latency, options.parts, into);
        isBroken ||= !isDone && !isPeer(contender);
      }
    }
    byLatency.set(latency, figuresOf(runs, needed));
  }
  return { byLatency, isBroken };
}

function requireOptions(): Options {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`);
    process.exit(1);
  }
}

const options = requireOptions();
if (!options.asBuilt) {
  const prepared = spawnSync(process.execPath, ['server/prepare.mjs', '--build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (prepared.status !== 0) process.exit(1);
}
const ground = await prepareGround(await benchSlides(), options);
try {
  const { browser } = ground.bench;
  const { dzi, tiff } = ground.needed;
  console.log(
    `Chromium ${browser.version()}, 1440 × 900. Medians of ${String(options.runs)} interleaved runs in fresh ` +
      'contexts, times in milliseconds. First view: from when the page begins to open the slide; with page: from ' +
      'the start of the navigation.',
  );
  console.log(
    `Ten views need ${String(dzi.tiles)} tiles of the DZI (${String(Math.round(dzi.bytes / 1024))} KiB), ` +
      `${String(tiff.tiles)} of the TIFF (${String(Math.round(tiff.bytes / 1024))} KiB).`,
  );
  const { byLatency, isBroken } = await measureAll(ground, options);
  process.exitCode = report(byLatency) || isBroken ? 1 : 0;
} finally {
  await ground.stop();
}
