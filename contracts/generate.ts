import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { accessModule } from './generate/access-table.ts';
import { bundle } from './generate/bundle.ts';
import { CONTRACT_FILE } from './generate/contract-file.ts';
import { GENERATED } from './generate/names.ts';
import { operationModules } from './generate/operation-modules.ts';
import { schemaModules } from './generate/schema-modules.ts';
import {
  answerFactsModule,
  errorCodesModule,
  groupsModule,
  labelsModule,
  machinesModule,
  rightsModule,
  wireModule,
} from './generate/tables.ts';
import { validatorsOf } from './generate/validators.ts';

const here = dirname(fileURLToPath(import.meta.url));

export const GENERATED_FOLDER = join(here, 'generated');

/** Writes everything that follows from the contract into a folder, which it empties first. */
export async function generate(folder: string): Promise<void> {
  const document = bundle(CONTRACT_FILE);
  const validators = await validatorsOf(document);
  const types = astToString(await openapiTS(document as unknown as OpenAPI3));
  const files = new Map<string, string>([
    ['types.ts', `${GENERATED}${types}`],
    ['wire.ts', wireModule(document)],
    ['error-codes.ts', errorCodesModule(document)],
    ['labels.ts', labelsModule(document)],
    ['machines.ts', machinesModule(document)],
    ['rights.ts', rightsModule(document)],
    ['access.ts', accessModule(document)],
    ['operations/groups.ts', groupsModule(document)],
    ['answer-facts.ts', answerFactsModule(document)],
    ...schemaModules(document, validators),
    ...operationModules(document, validators),
  ]);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generate(GENERATED_FOLDER);
