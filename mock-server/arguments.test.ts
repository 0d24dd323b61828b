import { describe, expect, it } from 'vitest';
import { readArguments, WrongArguments } from './arguments.ts';

describe('what the mock is started with', () => {
  it('is the demo at port 4010, kept nowhere, unless something else is said', () => {
    expect(readArguments([])).toEqual({ port: 4010, world: 'demo', folder: null, isFresh: false });
    expect(readArguments(['--port=0', '--world', 'small', '--data', 'kept', '--fresh'])).toEqual({
      port: 0,
      world: 'small',
      folder: 'kept',
      isFresh: true,
    });
  });

  it('is nothing where only help was asked for', () => {
    expect(readArguments(['--help', '--world', 'none'])).toBeNull();
  });

  it.each([
    [['--port', 'abc'], '"abc" is no port: it is a whole number from 0 to 65535.'],
    [['--port', '65536'], '"65536" is no port: it is a whole number from 0 to 65535.'],
    [['--port=-1'], '"-1" is no port: it is a whole number from 0 to 65535.'],
    [['--port='], '"" is no port: it is a whole number from 0 to 65535.'],
    [
      ['--world', 'nowhere'],
      'There is no world "nowhere": the worlds are demo, small, pool, huge, hundred, load, empty.',
    ],
    [['--data='], '--data names no folder.'],
    [['--fresh'], '--fresh gives up what a folder kept: name the folder by --data.'],
  ])('%j is refused in a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(new WrongArguments(sentence));
  });

  it('names an option that it does not know', () => {
    expect(() => readArguments(['--prot', '1'])).toThrow(WrongArguments);
    expect(() => readArguments(['--prot', '1'])).toThrow(/'--prot'/);
  });
});
