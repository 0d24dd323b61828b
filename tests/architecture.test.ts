import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Zone, zones } from './import-table.ts';
import { circlesIn } from './support/circles.ts';
import { filesBelow, type ImportStatement, importsOf, packageOf, pathOf } from './support/source-files.ts';

const TOP = ['app', 'contracts', 'mock-server', 'server', 'tests', 'bench'];
const isTest = (file: string): boolean => /\.test(-support)?\.tsx?$/.test(file) || file.startsWith('tests/');
const files = TOP.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.mjs'])).filter(
  (file) => !file.endsWith('.d.ts'),
);

function zoneOf(file: string): Zone {
  const zone = zones.find(({ below, ending = '' }) => file.startsWith(below) && file.endsWith(ending));
  if (zone === undefined) throw new Error(`${file} lies in no zone`);
  return zone;
}

/** `app/features/cases/x.tsx` belongs to the area `app/features/cases/`. */
const areaOf = (file: string): string => file.split('/').slice(0, 3).join('/');

function complaintAbout(statement: ImportStatement): string | null {
  const zone = zoneOf(statement.file);
  const target = pathOf(statement);
  if (target === null) {
    const name = packageOf(statement.specifier);
    return zone.packages.includes('*') || zone.packages.includes(name) ? null : `package ${name}`;
  }
  if (target === 'package.json') return null;
  if (zone.below === 'app/features/' && target.startsWith(zone.below)) {
    return areaOf(target) === areaOf(statement.file) ? null : `another feature, ${target}`;
  }
  if (zone.below === 'app/routes/' && target.startsWith(zone.below)) {
    return statement.isTypeOnly ? null : `another route, ${target}`;
  }
  if (target.startsWith(zone.below) || zone.ours.some((start) => target.startsWith(start))) return null;
  return target;
}

const MOST_FILES = 25;

describe('architecture', () => {
  it('finds the files that it judges', () => {
    for (const folder of [
      'app/core',
      'app/ui',
      'app/viewer',
      'app/routes',
      'mock-server',
      'contracts',
      'server',
    ]) {
      expect(files.filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(3);
    }
  });

  it('imports only what the table allows', () => {
    const complaints = files
      .filter((file) => !isTest(file) && !file.startsWith('contracts/generated/'))
      .flatMap(importsOf)
      .map((statement) => ({ statement, complaint: complaintAbout(statement) }))
      .filter(({ complaint }) => complaint !== null)
      .map(({ statement, complaint }) => `${statement.file} may not import ${complaint}`);
    expect(complaints).toEqual([]);
  });

  it('lets nobody import server/ or tests/ but tests and benches', () => {
    const intruders = files
      .filter((file) => !isTest(file) && !file.startsWith('server/') && !file.startsWith('bench/'))
      .flatMap(importsOf)
      .filter((statement) => /^(server|tests)\//.test(pathOf(statement) ?? ''));
    expect(intruders).toEqual([]);
  });

  it('keeps the whole operations table out of the pages', () => {
    const readers = files
      .filter((file) => file.startsWith('app/') && !isTest(file) && !file.endsWith('.server.ts'))
      .flatMap(importsOf)
      .filter(
        (statement) => !statement.isTypeOnly && pathOf(statement)?.endsWith('operations/index.ts') === true,
      );
    expect(readers).toEqual([]);
  });

  it('has at most 25 source files in a folder', () => {
    const counts = new Map<string, number>();
    const isSource = (name: string): boolean =>
      !/\.(test|test-support|spec)\.tsx?$/.test(name) && !name.startsWith('contracts/generated/');
    for (const file of files.filter(isSource))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  it('has no circle of imports, and the mock none of types either', () => {
    const graphOf = (chosen: readonly string[], withTypes: boolean) =>
      new Map(
        chosen
          .filter((file) => !isTest(file))
          .map((file) => [
            file,
            importsOf(file)
              .filter(({ isTypeOnly }) => withTypes || !isTypeOnly)
              .flatMap((statement) => pathOf(statement) ?? []),
          ]),
      );
    expect(circlesIn(graphOf(files, false))).toEqual([]);
    const ofMock = files.filter((file) => file.startsWith('mock-server/'));
    expect(circlesIn(graphOf(ofMock, true))).toEqual([]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual(['a b c']);
  });

  it('would notice a wrong import', () => {
    const wrong = (file: string, specifier: string) =>
      complaintAbout({ file, specifier, isTypeOnly: false, isDynamic: false });
    expect(wrong('app/core/marks/ruler.ts', 'react')).toBe('package react');
    expect(wrong('app/core/event-log/log.ts', '../marks/ruler.ts')).toBe('app/core/marks/ruler.ts');
    expect(wrong('app/ui/button.tsx', '#app/core/access/roles.ts')).toBe('app/core/access/roles.ts');
    expect(wrong('app/ui/forms/a.tsx', '#app/core/forms/phone.ts')).toBe('app/core/forms/phone.ts');
    expect(wrong('app/ui/charts/a.tsx', '@conform-to/react')).toBe('package @conform-to/react');
    expect(wrong('app/features/cases/a.tsx', '../auth/b.tsx')).toBe(
      'another feature, app/features/auth/b.tsx',
    );
    expect(wrong('app/routes/a.tsx', './b.tsx')).toBe('another route, app/routes/b.tsx');
    expect(wrong('mock-server/server.ts', '#app/ui/controls/button.tsx')).toBe('app/ui/controls/button.tsx');
    expect(wrong('app/features/cases/a.tsx', './b.tsx')).toBeNull();
  });
});
