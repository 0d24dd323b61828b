// Prints which tests prove which row of the rules of security and of faults: `npm run proofs`. Ends with 1 where a row has
// neither a test nor a reason, or names a test that is not there.
import { readProofs } from './read-proofs.mjs';

const rows = readProofs();
let lost = 0;
for (const { id, text, tests, dead, missing } of rows) {
  if (id === null) {
    console.log(`\n${text}`);
    continue;
  }
  console.log(`${id.padEnd(10)} ${text}`);
  for (const { file, name } of tests) console.log(`${' '.repeat(11)}${file} > ${name}`);
  if (missing !== null) console.log(`${' '.repeat(11)}no test: ${missing}`);
  for (const name of dead) console.log(`${' '.repeat(11)}NOT THERE: ${name}`);
  if (dead.length > 0 || (tests.length === 0 && missing === null)) lost += 1;
}
const proved = rows.filter(({ tests }) => tests.length > 0).length;
const open = rows.filter(({ id, tests, missing }) => id !== null && tests.length === 0 && missing !== null);
console.log(`\n${proved} rows with tests, ${open.length} without, ${lost} that are wrong`);
process.exit(lost === 0 ? 0 : 1);
