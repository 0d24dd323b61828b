import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Checked } from '../report/run-report.ts';
import { playScenario } from './play.ts';
import { filesIn, readScenario, SCENARIO_FOLDER } from './read.ts';
import { jsonSchema } from './schema.ts';
import { mockTarget } from './target.ts';

const files = filesIn().map((file) => readScenario(file));

async function played(file: (typeof files)[number]): Promise<readonly Checked[]> {
  const target = mockTarget(file.scenario.given?.clock);
  const checked = await playScenario(target, file, { seed: 1 });
  await target.close();
  return checked;
}

describe('the scenarios', () => {
  it('are at least thirty, for journeys and for hazards, and editors know their schema', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    const proved = files.flatMap(({ scenario }) => scenario.proves);
    expect(new Set(proved.filter((one) => one.startsWith('domain 7.2: '))).size).toBeGreaterThanOrEqual(12);
    for (const { id } of files) {
      const text = readFileSync(path.join(SCENARIO_FOLDER, `${id}.yaml`), 'utf8');
      expect(text.split('\n')[0], id).toBe('# yaml-language-server: $schema=./scenario.schema.json');
    }
    // Written anew by `npx slides scenario schema`.
    const written = readFileSync(path.join(SCENARIO_FOLDER, 'scenario.schema.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(jsonSchema());
  });

  it.each(files)('$id passes on the mock', async (file) => {
    const checked = await played(file);
    expect(checked.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  it('come out the same twice', async () => {
    for (const file of files.filter((_, at) => at % 10 === 0))
      expect(await played(file)).toEqual(await played(file));
  });
});
