import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { createProgram } from './program.ts';

const GUIDES = ['README.md', 'docs/for-the-backend-team.md', 'docs/for-qa.md', 'docs/control-api.md'];

/** The words behind `npx slides`, up to the end of what is quoted or of a line, continued lines as one. */
const linesIn = (file: string): readonly string[] =>
  [
    ...readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\\\n\s*/g, '')
      .matchAll(/npx slides ([^`\n#&]+)/g),
  ].map(([, words = '']) => words.trim());

/** The command that the first words name, with what they say of it; what is no command is what it is about. */
function commandOf(words: readonly string[], from: Command = createProgram()): Command {
  const [first, ...rest] = words;
  const found = from.commands.find((one) => one.name() === first);
  return found === undefined ? from : commandOf(rest, found);
}

it.each(GUIDES)(
  'S21-07 what %s says to type is a command that there is, with options that it has',
  (file) => {
    const lines = linesIn(file);
    expect(lines.length).toBeGreaterThan(0);
    const unknown = lines.flatMap((line) => {
      const words = line.split(/\s+/);
      const command = commandOf(words);
      const known = command.options.map(({ long }) => long);
      if (command.parent === null && words[0] !== '--help') return [`${line}: no such command`];
      return words
        .filter((word) => word.startsWith('--') && word !== '--help' && !known.includes(word))
        .map((word) => `${line}: ${word}`);
    });
    expect(unknown).toEqual([]);
  },
);
