import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compareContracts } from './diff/compare-contracts.ts';
import { readContract } from './diff/read-contract.ts';
import { jsonReport, textReport } from './diff/report.ts';
import { ContractUnreadable } from './diff/unreadable.ts';
import { releaseProblems } from './diff/version-step.ts';

const USAGE = `npm run contract:diff -- OLD NEW [--json] [--changelog]

OLD and NEW are each a path to an openapi.yaml or git:REF.
  --json       prints the changes as JSON
  --changelog  asks whether CHANGELOG.md beside NEW and the step of info.version fit the changes

Exit codes: 0 nothing breaking, 1 something breaking, 2 usage or unreadable input.
With --changelog: 0 the release fits its changes, be they breaking or not; 1 it does not.`;

/** Returns the exit code; writes to the two streams of the process. */
function main(args: readonly string[]): 0 | 1 | 2 {
  const asked = askedBy(args);
  if (typeof asked === 'string') {
    console.error(asked === '' ? USAGE : `${asked}\n\n${USAGE}`);
    return 2;
  }
  try {
    const [before, after] = [readContract(asked.before), readContract(asked.after)];
    const changes = compareContracts(before.document, after.document);
    const problems = asked.changelog ? releaseProblems(changes, before, after) : null;
    if (asked.json) console.log(JSON.stringify(jsonReport(changes, problems), null, 2));
    else {
      console.log(textReport(changes));
      for (const problem of problems ?? []) console.log(`\nRelease: ${problem}`);
    }
    const isAtFault =
      problems === null ? changes.some(({ kind }) => kind === 'breaking') : problems.length > 0;
    return isAtFault ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ContractUnreadable)) throw error;
    console.error(`${error.message}.`);
    return 2;
  }
}

interface Asked {
  readonly before: string;
  readonly after: string;
  readonly json: boolean;
  readonly changelog: boolean;
}

/** What was asked, or what is wrong with the question. */
function askedBy(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, changelog: { type: 'boolean' } },
    });
    const [before, after] = positionals;
    if (before === undefined || after === undefined || positionals.length > 2) return '';
    return { before, after, json: values.json ?? false, changelog: values.changelog ?? false };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Not process.exit: a long report would be cut off where the output is a pipe.
  process.exitCode = main(process.argv.slice(2));
}
