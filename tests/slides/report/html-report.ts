import { escapeMarkup } from './escape-markup.ts';
import type { Grid, RunReport } from './run-report.ts';
import { type Found, foundIn, partsOf, tallyOf } from './summary.ts';

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse}td,th{border:1px solid;padding:.15rem .5rem;text-align:left}
.scroll{overflow-x:auto}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:.5rem}`;

const MARKS = { passed: '✓', failed: '✗', 'not reached': '–' } as const;

/** The report as one page that needs nothing else. */
export function htmlReport(report: RunReport): string {
  const title = escapeMarkup(`slides ${report.command} ${report.target}`);
  const found = foundIn(report);
  const rows = [...partsOf(report)].map(([part, all]) => {
    const { passed, failed, known, notReached } = tallyOf(all);
    return `<tr><th scope="row">${escapeMarkup(part)}</th><td>${passed}</td><td>${failed}</td><td>${known}</td><td>${notReached}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>Seed ${report.seed}, ${(report.durationMs / 1000).toFixed(1)} s, begun ${new Date(report.startedAtMs).toISOString()}.</p>
<h2>Found: ${found.length}</h2>
${found.map(articleOf).join('\n')}
<h2>Looked at</h2>
<div class="scroll"><table><thead><tr><th scope="col">Part</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Known</th><th scope="col">Not reached</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>
${report.grids.map(gridOf).join('\n')}
</main></body></html>
`;
}

function articleOf({ part, name, finding, isKnown }: Found): string {
  const { says, place, came, reached, curl } = finding;
  const before = reached.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  return `<section><h3>${escapeMarkup(`${part}: ${name}`)}${isKnown ? ' (known)' : ''}</h3>
<p>The contract: ${escapeMarkup(says)} <code>${escapeMarkup(place)}</code></p><p>Came: ${escapeMarkup(came)}</p>
${before === '' ? '' : `<ol>${before}</ol>`}<pre>${escapeMarkup(curl)}</pre></section>`;
}

function gridOf({ name, cells }: Grid): string {
  const columns = [...new Set(cells.map(({ column }) => column))].toSorted();
  const rows = new Map<string, Map<string, Grid['cells'][number]>>();
  for (const cell of cells)
    rows.set(
      cell.row,
      (rows.get(cell.row) ?? new Map<string, Grid['cells'][number]>()).set(cell.column, cell),
    );
  const cellOf = (cell: Grid['cells'][number] | undefined): string => {
    if (cell === undefined) return '<td></td>';
    const why = cell.status === 'not reached' ? `: ${cell.why}` : '';
    return `<td title="${escapeMarkup(`${cell.status}${why}`)}">${MARKS[cell.status]}</td>`;
  };
  const lines = [...rows].map(
    ([row, ofRow]) =>
      `<tr><th scope="row">${escapeMarkup(row)}</th>${columns.map((column) => cellOf(ofRow.get(column))).join('')}</tr>`,
  );
  const missing = cells.flatMap((cell) =>
    cell.status === 'not reached'
      ? [`<li>${escapeMarkup(`${cell.row}, ${cell.column}: ${cell.why}`)}</li>`]
      : [],
  );
  return `<h2>${escapeMarkup(name)}</h2><p>✓ passed, ✗ failed, – not reached.</p>
<div class="scroll"><table><thead><tr><td></td>${columns.map((column) => `<th scope="col">${escapeMarkup(column)}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>
<details><summary>Not reached: ${missing.length}</summary><ul>${missing.join('')}</ul></details>`;
}
