import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE } from './base.ts';
import { CONTRACT, createPlace, diff, git, type Place, part } from './command.ts';

let place: Place;

beforeAll(() => {
  place = createPlace();
  place.write('old/openapi.yaml', CONTRACT);
  place.write('old/contracts/openapi/cases.yaml', part('{ type: string }'));
  place.write('new/openapi.yaml', CONTRACT);
  place.write('new/contracts/openapi/cases.yaml', part("{ type: [string, 'null'] }"));
  place.write('whole.yaml', BASE);
});

afterAll(() => place.remove());

const OLD = path.join('old', 'openapi.yaml');
const NEW = path.join('new', 'openapi.yaml');
const line = 'schema Case, in answers, name: may now be null (listCases)';

describe('contract:diff', () => {
  it('ends with 0 where nothing changed', () => {
    expect(diff(place.folder, OLD, OLD)).toEqual({ code: 0, out: 'No changes.\n', err: '' });
  });

  it('ends with 1 where something breaks, one line a change under its kind', () => {
    expect(diff(place.folder, OLD, NEW)).toEqual({ code: 1, out: `Breaking (1)\n  ${line}\n`, err: '' });
  });

  it('ends with 0 where there is only more', () => {
    const { code, out } = diff(place.folder, NEW, OLD);
    expect(code).toBe(0);
    expect(out).toMatch(/^Additive \(1\)\n/);
  });

  it('prints the same as JSON', () => {
    const { code, out } = diff(place.folder, OLD, NEW, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      breaking: 1,
      additive: 0,
      editorial: 0,
      changes: [
        {
          kind: 'breaking',
          subject: 'schema Case',
          place: 'in answers, name',
          text: 'may now be null',
          operations: ['listCases'],
          isWarning: false,
        },
      ],
    });
  });

  it('reads a contract that is one file', () => {
    expect(diff(place.folder, 'whole.yaml', 'whole.yaml')).toEqual({
      code: 0,
      out: 'No changes.\n',
      err: '',
    });
  });

  it.each([
    ['one argument', [OLD]],
    ['three arguments', [OLD, NEW, NEW]],
    ['a flag that it does not know', [OLD, NEW, '--loud']],
  ])('ends with 2 and says how it is used at %s', (_, args) => {
    const { code, out, err } = diff(place.folder, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run contract:diff -- OLD NEW');
  });
});

describe('contract:diff --changelog', () => {
  it('says what is wrong with the release, and ends with 1', () => {
    const { code, out } = diff(place.folder, NEW, OLD, '--changelog');
    expect(code).toBe(1);
    expect(out).toContain('Release: CHANGELOG.md is not there beside the contract\n');
    expect(out).toContain('Release: additive changes need a patch step; the version stayed 0.1.0\n');
  });

  it('ends with 0 where the step covers even breaking changes', () => {
    place.write('raised/openapi.yaml', CONTRACT.replace('0.1.0', '0.2.0'));
    place.write('raised/contracts/openapi/cases.yaml', part("{ type: [string, 'null'] }"));
    place.write('raised/CHANGELOG.md', '# Changes\n\n## 0.2.0 – Names may be null\n');
    const raised = path.join('raised', 'openapi.yaml');
    expect(diff(place.folder, OLD, raised, '--changelog')).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(diff(place.folder, OLD, raised, '--changelog', '--json').out)).toMatchObject({
      breaking: 1,
      problems: [],
    });
  });
});

describe('contract:diff with git:REF', () => {
  it('reads the contract of a revision, also where the project is a folder of the repository', () => {
    const inner = path.join(place.folder, 'repo', 'project');
    place.write('repo/project/openapi.yaml', CONTRACT);
    place.write('repo/project/contracts/openapi/cases.yaml', part('{ type: string }'));
    git(path.join(place.folder, 'repo'), 'init', '--quiet');
    git(inner, 'add', '.');
    git(inner, 'commit', '--quiet', '-m', 'First');
    git(inner, 'tag', 'v1');
    place.write('repo/project/contracts/openapi/cases.yaml', part("{ type: [string, 'null'] }"));
    expect(diff(inner, 'git:v1', 'openapi.yaml')).toEqual({
      code: 1,
      out: `Breaking (1)\n  ${line}\n`,
      err: '',
    });
    git(inner, 'commit', '--quiet', '-a', '-m', 'Second');
    expect(diff(inner, 'git:HEAD', 'git:HEAD~1').out).toContain('is no longer null');
    expect(diff(inner, 'git:v2', 'openapi.yaml')).toEqual({
      code: 2,
      out: '',
      err: 'git:v2 cannot be read: there is no such revision.\n',
    });
  });
});
