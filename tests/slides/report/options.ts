import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';

/** The ways to write a report down that each command has; a path is of a file. */
export interface ReportOptions {
  readonly json?: true;
  readonly junit?: string;
  readonly ctrf?: string;
  readonly html?: string;
}

/** Gives a command the options that all of them share. */
export const withReports = (command: Command): Command =>
  command
    .option('--json', 'print the report as JSON')
    .option('--junit <file>', 'write the report as JUnit XML')
    .option('--ctrf <file>', 'write the report in the Common Test Report Format')
    .option('--html <file>', 'write the report as a page')
    // Whoever hears of it after the run has a server full of what the run made, and no report.
    .hook('preAction', (_, called) => {
      const { junit, ctrf, html } = called.opts<ReportOptions>();
      for (const file of [junit, ctrf, html]) if (file !== undefined) requireWritable(file);
    });

function requireWritable(file: string): void {
  try {
    const isThere = existsSync(file);
    if (isThere && statSync(file).isDirectory()) throw new Error('it is a folder');
    accessSync(isThere ? file : path.dirname(file), constants.W_OK);
  } catch (cause) {
    throw unwritable(file, cause);
  }
}

export const unwritable = (file: string, cause: unknown): UsageError =>
  new UsageError(
    `${file} cannot be written: ${whyNoFile(cause, `there is no folder ${path.dirname(file)}`)}`,
  );
