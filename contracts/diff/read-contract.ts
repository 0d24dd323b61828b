import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { bundle } from '../generate/bundle.ts';
import { type ApiDocument, documentOf } from '../generate/document.ts';
import { withRevision } from './git-revision.ts';
import { requireLiveReferences } from './references.ts';
import { isTree, type Tree, treeOf } from './tree.ts';
import { ContractUnreadable } from './unreadable.ts';

export interface Contract {
  /** As the command was given it. */
  readonly name: string;
  readonly document: ApiDocument;
  /** `info.version`. */
  readonly version: string;
  /** CHANGELOG.md beside the contract; null when there is none. */
  readonly changelog: string | null;
}

/**
 * Reads `path/to/openapi.yaml` with its parts, or `git:REF` for openapi.yaml and contracts/openapi as they stand
 * in a revision of the repository around the working folder. Throws ContractUnreadable.
 */
export function readContract(name: string): Contract {
  if (!name.startsWith('git:')) return readFile(name, resolve(name));
  return withRevision(name.slice('git:'.length), (folder) => readFile(name, join(folder, 'openapi.yaml')));
}

function readFile(name: string, file: string): Contract {
  const root = treeOf(reading<unknown>(name, file, () => parse(readFileSync(file, 'utf8'), PARSING)));
  if (!String(root.openapi).startsWith('3.1.')) {
    throw new ContractUnreadable(name, 'it is not an OpenAPI 3.1 document (openapi: 3.1.x)');
  }
  if (!isTree(root.paths)) throw new ContractUnreadable(name, 'it has no paths');
  const document = reading(name, file, () => {
    const whole: Tree = isOneFile(root) ? root : bundle(file);
    const components = treeOf(whole.components);
    const filled = { ...whole, components: { ...components, schemas: treeOf(components.schemas) } };
    requireLiveReferences(filled);
    return documentOf(filled);
  });
  const { version } = treeOf(root.info);
  return {
    name,
    document,
    version: typeof version === 'string' ? version : '',
    changelog: changelogBeside(file),
  };
}

const PARSING = { maxAliasCount: 1000 } as const;

/** A contract in one file refers to its own components; the parts of ours refer to each other's sections. */
function isOneFile(root: Tree): boolean {
  return JSON.stringify(root).includes('"$ref":"#/components/');
}

function changelogBeside(file: string): string | null {
  try {
    return readFileSync(join(dirname(file), 'CHANGELOG.md'), 'utf8');
  } catch {
    return null;
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed here',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file',
  ENOTDIR: 'what its folder should be is a file',
  EPERM: 'that is not allowed here',
};

/** Which file stood in the way, where the error tells it, and why; null of any other error. */
function unreadFile(error: unknown): { readonly path: string | null; readonly why: string } | null {
  if (!(error instanceof Error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  const path: unknown = Reflect.get(error, 'path');
  const why = typeof code === 'string' ? WHY[code] : undefined;
  return why === undefined ? null : { path: typeof path === 'string' ? path : null, why };
}

function reading<T>(name: string, file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new ContractUnreadable(name, 'its references turn in a circle');
    const unread = unreadFile(error);
    if (unread !== null) {
      const part = unread.path === null ? '' : relative(dirname(file), unread.path);
      const isItself = part === '' || part === basename(file);
      throw new ContractUnreadable(name, isItself ? unread.why : `${part}: ${unread.why}`);
    }
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ContractUnreadable(name, line.replaceAll(`${dirname(file)}/`, ''));
  }
}
