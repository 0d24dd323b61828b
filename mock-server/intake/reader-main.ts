import sharp from 'sharp';
import { type ReaderMessage, ReaderTask } from './messages.ts';
import { readSlide } from './read-slide.ts';
import { MACHINE_EXIT, MEMORY_EXIT } from './reader-exits.ts';

const LOOK_EVERY_MS = 50;

sharp.cache(false);
sharp.concurrency(1);
// A file may be anything: readers of formats that no slide has are out of its reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadTiff', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

const send = (message: ReaderMessage): void => void process.send?.(message);

process.once('disconnect', () => process.exit());
process.once('message', (given) => {
  const task = ReaderTask.parse(given);
  // The image library's memory is not V8's: no limit of Node's own sees it.
  setInterval(() => {
    if (process.memoryUsage.rss() > task.memoryBytes) process.exit(MEMORY_EXIT);
  }, LOOK_EVERY_MS).unref();
  readSlide(task, (step, state) => send({ kind: 'step', step: { step, state } })).then(
    (reading) => send({ kind: 'reading', reading }),
    () => process.exit(MACHINE_EXIT),
  );
});
