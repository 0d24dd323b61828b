import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** The parts of Redocly's JSON that are told to people; lines are absent where it names a pointer only. */
const Report = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(
        z.object({
          source: z.object({ ref: z.string() }),
          pointer: z.string().optional(),
          start: z.object({ line: z.number() }).optional(),
        }),
      ),
    }),
  ),
});

/** Redocly would otherwise tell its makers of each run and ask the registry for a newer version. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/**
 * What Redocly finds wrong, warnings too, each as `file:line rule: message`. The rules are those of redocly.yaml
 * beside the document. Rejects when Redocly cannot run.
 */
export async function redoclyFindings(contractFile: string): Promise<readonly string[]> {
  const command = require.resolve('@redocly/cli/bin/cli.js');
  const output = await new Promise<string>((done, fail) => {
    execFile(
      process.execPath,
      [command, 'lint', contractFile, '--format=json', '--max-problems=1000'],
      { cwd: dirname(contractFile), env: { ...process.env, ...QUIET }, maxBuffer: 2 ** 26 },
      // Redocly ends with 1 when it found something, and says so in its JSON.
      (error, stdout, stderr) => (error !== null && stdout === '' ? fail(new Error(stderr)) : done(stdout)),
    );
  });
  return Report.parse(JSON.parse(output)).problems.map(({ ruleId, message, location: [place] }) => {
    const line = place?.start === undefined ? (place?.pointer ?? '') : String(place.start.line);
    return `${place?.source.ref}:${line} ${ruleId}: ${message.trim()}`;
  });
}
