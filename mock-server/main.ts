import { readArguments, USAGE, WrongArguments } from './arguments.ts';
import { listen } from './http/node-adapter.ts';
import { announcement } from './seeds/people.ts';
import { WORLDS } from './seeds/worlds.ts';
import { createMockApi } from './server.ts';

async function start(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (asked === null) {
    console.log(USAGE);
    return;
  }
  const { port, world, folder, isFresh } = asked;
  const token = process.env['MOCK_TOKEN'];
  const api = createMockApi({
    world: WORLDS[world],
    ...(folder === null ? {} : { data: { folder, world, fresh: isFresh } }),
    told: console.log,
    control: process.env['MOCK_CONTROL'] === '1' && (token === undefined ? true : { token }),
  });
  await api.ready;
  const { url, close } = await listen(api, { port });
  // Whoever reads the lines below may end it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  const controls = process.env['MOCK_CONTROL'] === '1' ? [`Mock controls at ${url}/__mock/`] : [];
  console.log([`Mock API at ${url}/api`, announcement(), ...controls].join('\n'));
}

start().catch((error: unknown) => {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const busy = 'That port is taken. Choose a free one with --port.';
  console.error(isBusy ? busy : error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongArguments ? 2 : 1;
});
