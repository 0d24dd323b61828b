import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from './program.ts';

const leaves = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);

/** Commands that write a file or print one, and judge nothing. */
const WITHOUT_REPORT = ['list', 'new', 'schema'];

describe('the help of slides', () => {
  it.each(leaves(createProgram()).map((command) => [command.name(), command] as const))(
    'says by --help what %s does, and with which options it writes reports',
    (name, command) => {
      const help = command.helpInformation();
      expect(help).toContain(`Usage: slides`);
      // What stands there can be typed: no milliseconds, and nothing of the program's own.
      expect(help).not.toMatch(/default:\s+(\d{5,}|\{)/);
      expect(command.description()).toMatch(/\.$/);
      for (const { description } of command.options) expect(description).not.toBe('');
      for (const kind of ['--json', ...['junit', 'ctrf', 'html'].map((one) => `--${one} <file>`)])
        expect(help.includes(kind), kind).toBe(
          kind === '--json' && name === 'list' ? true : !WITHOUT_REPORT.includes(name),
        );
    },
  );
});
