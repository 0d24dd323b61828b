// Lists every text that a person may see, area by area: `npm run texts`, to be read as a whole.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, '.cache/texts');

/** Folders whose children are areas of their own, and folders that are one area each. */
const AREAS = [
  'app/features/*',
  'app/core/*',
  'app/viewer/ui/*',
  'app/ui',
  'app/routes',
  'app/server',
  'server',
];
/** What these hold is never shown. */
const UNSEEN = new Set([
  'className',
  'd',
  'viewBox',
  'key',
  'id',
  'name',
  'type',
  'to',
  'href',
  'autoComplete',
]);

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.tsx?$/.test(file);

function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter(isSource)
    .sort();
}

function areaFolders() {
  return AREAS.flatMap((area) => {
    if (!area.endsWith('/*')) return [area];
    const parent = area.slice(0, -2);
    return readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`);
  });
}

const inOneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
/** A sentence or a heading, and not the name of a style, a file or an event. */
const isForPeople = (text) =>
  /^[A-Z0-9‘“'"(][^<>{}=]*[a-z]/.test(text) && (/ /.test(text) || /^[A-Z][a-z]+$/.test(text));

function textsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts = [];
  const add = (text) => {
    const line = inOneLine(text);
    if (isForPeople(line)) texts.push(line);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && UNSEEN.has(node.name.getText())) return;
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      add(node.text);
    else if (ts.isTemplateExpression(node))
      add([node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join(''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const folder of areaFolders()) {
  const parts = filesIn(folder).flatMap((file) => {
    const texts = [...new Set(textsOf(file))];
    return texts.length === 0 ? [] : [`${file}\n${texts.map((text) => `  ${text}`).join('\n')}\n`];
  });
  if (parts.length > 0)
    writeFileSync(path.join(target, `${folder.replaceAll('/', '-')}.txt`), parts.join('\n'));
}
