import { parseArgs } from 'node:util';
import { listen } from './http/node-adapter.ts';
import { announcement } from './seeds/people.ts';
import { isWorldName, WORLDS } from './seeds/worlds.ts';
import { createMockApi } from './server.ts';

const USAGE = `npm run mock -- [--port 4010] [--world ${Object.keys(WORLDS).join('|')}] [--data DIR [--fresh]]
--data keeps every change in that folder, --fresh gives up what it kept; without them the world ends with the mock.
MOCK_CONTROL=1 switches the control API under /__mock on, MOCK_TOKEN makes it ask for X-Mock-Token.`;

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      world: { type: 'string', default: 'demo' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  const { world, data: folder, fresh } = values;
  const isFreshNothing = fresh && folder === undefined;
  if (values.help || !isWorldName(world) || !Number.isInteger(port) || folder === '' || isFreshNothing) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const token = process.env['MOCK_TOKEN'];
  const api = createMockApi({
    world: WORLDS[world],
    ...(folder === undefined ? {} : { data: { folder, world, fresh } }),
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
  process.exitCode = 1;
});
