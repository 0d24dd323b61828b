import { writeFileSync } from 'node:fs';
import { EXIT } from '../exit-codes.ts';
import { ctrfReport } from './ctrf-report.ts';
import { htmlReport } from './html-report.ts';
import { junitReport } from './junit-report.ts';
import { type ReportOptions, unwritable } from './options.ts';
import type { RunReport } from './run-report.ts';
import { hasFindings } from './summary.ts';
import { textReport } from './text-report.ts';

/** Prints a report, writes it wherever it was asked for, and sets how the command ends. */
export function writeReport(report: RunReport, { json, junit, ctrf, html }: ReportOptions): void {
  console.log(json === true ? JSON.stringify(report, null, 2) : textReport(report));
  if (junit !== undefined) write(junit, junitReport(report));
  if (ctrf !== undefined) write(ctrf, ctrfReport(report));
  if (html !== undefined) write(html, htmlReport(report));
  if (hasFindings(report)) process.exitCode = EXIT.findings;
  // What was not looked at is not known to be fine.
  else if (report.endedEarly !== undefined) process.exitCode = EXIT.unfinished;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw unwritable(file, cause);
  }
}
