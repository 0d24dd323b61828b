import type { Command } from 'commander';

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
    .option('--html <file>', 'write the report as a page');
