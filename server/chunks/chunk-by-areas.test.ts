import { describe, expect, it, vi } from 'vitest';
import { chunkByAreas, nameOfAreas } from './chunk-by-areas.ts';
import { createImports, type Graph } from './imports.ts';

const ROUTES = '/ours/app/routes';

interface Text {
  readonly text?: readonly object[];
  readonly imports: readonly string[];
  readonly isEntry?: boolean;
  readonly isIndex?: boolean;
  readonly askedForBy?: readonly string[];
}

const taking = (source: string, ...names: readonly string[]) => ({
  type: 'ImportDeclaration',
  source: { type: 'Literal', value: source },
  specifiers: names.map((name) => ({
    type: 'ImportSpecifier',
    imported: { type: 'Identifier', name },
    local: { type: 'Identifier', name },
  })),
});

const handingOn = (source: string, name: string) => ({
  type: 'ExportNamedDeclaration',
  declaration: null,
  source: { type: 'Literal', value: source },
  specifiers: [{ local: { type: 'Identifier', name: 'default' }, exported: { type: 'Identifier', name } }],
});

/** What the bundler says of modules, as far as it is asked. */
function graphOf(texts: Readonly<Record<string, Text>>) {
  const getModuleInfo = (id: string) => {
    const one = texts[id];
    if (one === undefined) return null;
    return {
      ast: one.text === undefined ? null : { body: one.text },
      importedIds: one.imports,
      isEntry: one.isEntry === true,
      dynamicImporters: one.askedForBy ?? [],
      moduleSideEffects: one.isIndex !== true,
    };
  };
  return { getModuleInfo, getModuleIds: () => Object.keys(texts).values() } as unknown as Graph & {
    readonly getModuleIds: () => IterableIterator<string>;
  };
}

const INDEX: Text = {
  isIndex: true,
  imports: ['/icons/bell', '/icons/cross'],
  text: [
    { type: 'ExpressionStatement', expression: { type: 'Literal', value: 'use strict' } },
    handingOn('./bell', 'Bell'),
    handingOn('./cross', 'Cross'),
  ],
};

describe('what a module loads', () => {
  it('is seen through the index of a package: one icon is one icon', () => {
    const graph = graphOf({
      '/page': { imports: ['/icons/index'], text: [taking('icons', 'Bell')] },
      '/icons/index': INDEX,
      '/icons/bell': { imports: [], text: [] },
    });
    expect(createImports(graph)('/page')).toEqual(['/icons/bell']);
  });

  it('is a whole module where it does something beside handing on', () => {
    const graph = graphOf({
      '/page': { imports: ['/icons/index'], text: [taking('icons', 'Bell')] },
      '/icons/index': {
        ...INDEX,
        text: [
          ...(INDEX.text ?? []),
          { type: 'ExpressionStatement', expression: { type: 'CallExpression' } },
        ],
      },
    });
    expect(createImports(graph)('/page')).toEqual(['/icons/index']);
  });

  it('is everything that it asks for where it is no index, in the order of its text', () => {
    const graph = graphOf({
      '/page': {
        imports: ['/one', '/other'],
        text: [taking('one', 'a'), taking('other'), taking('one', 'b')],
      },
      '/one': { imports: [], text: [] },
      '/other': { imports: [], text: [] },
    });
    expect(createImports(graph)('/page')).toEqual(['/one', '/other']);
  });
});

it('reads the text of a module once, however many pages ask for it', () => {
  const read = vi.fn(() => ({ body: [taking('other', 'a')] }));
  const info = {
    get ast() {
      return read();
    },
    importedIds: ['/other'],
    isEntry: false,
    moduleSideEffects: true,
  };
  const graph = { getModuleInfo: (id: string) => (id === '/page' ? info : null) } as unknown as Graph;
  const importsOf = createImports(graph);
  expect([importsOf('/page'), importsOf('/page')]).toEqual([['/other'], ['/other']]);
  expect(read).toHaveBeenCalledOnce();
});

describe('the name of a file of the pages', () => {
  it.each([
    [['root', 'reading'], 'root'],
    [['door', 'home', 'visitor'], 'door'],
    [['login', 'visitor', 'frame', 'running'], 'login-visitor-frame'],
    [['reading', 'sending'], 'reading-sending'],
    [['reading', 'sending', 'running'], 'frame'],
    [['bench'], 'bench'],
  ])('of %j is %s', (areas, name) => {
    expect(nameOfAreas(new Set(areas))).toBe(name);
  });

  it('is that of the areas that share it, or that of the only page or part that needs it', () => {
    const entry = (file: string, ...imports: readonly string[]): readonly [string, Text] => [
      `${ROUTES}/${file}`,
      { isEntry: true, imports },
    ];
    const graph = graphOf({
      ...Object.fromEntries([
        entry('_member.availableCases.tsx', '/shared', '/rows'),
        entry('_member.upload-project/route.tsx', '/shared'),
        entry('_member.upload-specimen-form.tsx', '/sent'),
        entry('_member.review-project.tsx', '/sent'),
      ]),
      '/shared': { imports: [] },
      '/rows': { imports: [] },
      '/sent': { imports: [] },
      '/ui/calendar.tsx': { imports: ['/days'], askedForBy: ['/rows'] },
      '/days': { imports: [] },
    });
    const nameFor = chunkByAreas();
    const named = ['/shared', '/rows', '/sent', '/days', '/nobody'].map((id) =>
      nameFor(id, graph as unknown as Parameters<typeof nameFor>[1]),
    );
    expect(named).toEqual([
      'all-reading-sending',
      '_member.availableCases',
      'all-sending',
      'calendar',
      undefined,
    ]);
  });
});
