import type { ApiDocument } from './document.ts';
import { GENERATED, kebabOf, validatorName } from './names.ts';
import type { Validator } from './validators.ts';

export type Files = ReadonlyMap<string, string>;

/** One module per component schema, importing exactly the schemas it names; and a table of all for tests and seeds. */
export function schemaModules(document: ApiDocument, validators: ReadonlyMap<string, Validator>): Files {
  const fileOf = schemaFiles(document);
  const modules = new Map<string, string>();
  for (const [name, file] of fileOf) {
    const validator = validators.get(name);
    if (validator === undefined) throw new Error(`No validator ${name}`);
    const imports = importsOf(validator.uses, fileOf, './');
    const type =
      validator.typeName === null ? '' : `\nexport type ${validator.typeName} = z.infer<typeof ${name}>;\n`;
    const text = `${GENERATED}import * as z from 'zod';\n${imports}\nexport const ${name} = ${validator.initializer};\n${type}`;
    modules.set(`schemas/${file}`, text);
  }
  modules.set('schemas/index.ts', indexModule(document, fileOf));
  return modules;
}

function indexModule(document: ApiDocument, fileOf: ReadonlyMap<string, string>): string {
  const names = Object.keys(document.components.schemas);
  const entries = names.map((name) => `  ${name}: ${validatorName(name)},\n`);
  return `${GENERATED}${importsOf(fileOf.keys(), fileOf, './')}\nexport const schemas = {\n${entries.join('')}} as const;\n`;
}

/** Validator name to file name, for every component schema. */
export function schemaFiles(document: ApiDocument): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(document.components.schemas).map((name) => [validatorName(name), `${kebabOf(name)}.ts`]),
  );
}

export function importsOf(
  names: Iterable<string>,
  fileOf: ReadonlyMap<string, string>,
  folder: string,
): string {
  return [...new Set(names)]
    .sort()
    .map((name) => {
      const file = fileOf.get(name);
      if (file === undefined) throw new Error(`${name} is not a component schema`);
      return `import { ${name} } from '${folder}${file}';\n`;
    })
    .join('');
}
