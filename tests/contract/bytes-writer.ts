import { demoWorld } from '#mock-server/seeds/demo.ts';
import { openDataFolder } from '#mock-server/store/data-folder.ts';
import { createWorld } from '#mock-server/world.ts';

/** A process to be killed: puts files through calls, four at a time, and prints a line for each that is acknowledged. */
const [folder = '', start = ''] = process.argv.slice(2);
const world = createWorld(demoWorld, 0, 5, openDataFolder({ folder, world: 'demo' }, 0));
console.log('writing');

async function write(writer: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const name = `${start}-${writer}-${turn}`;
    // One id comes again and again, too: what is replaced must be the old file or the new one.
    for (const id of [`file ${name}`, `again ${writer}`]) {
      const { failure } = await world.ledger.call(
        () => world.bytes.put(id, Buffer.from(`${name}\n`.repeat(3000))),
        () => false,
      );
      if (failure === null) process.stdout.write(`kept ${name} ${id}\n`);
    }
  }
}

await Promise.all([0, 1, 2, 3].map(write));
