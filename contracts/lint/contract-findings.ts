import { bundle } from '../generate/bundle.ts';
import { CONTRACT_FILE } from '../generate/contract-file.ts';
import { redoclyFindings } from './redocly.ts';
import { rules } from './rules.ts';

/** Where the contract breaks the rules of Redocly and those of this project, a line for each place. */
export async function contractFindings(): Promise<readonly string[]> {
  const document = bundle(CONTRACT_FILE);
  const ours = Object.entries(rules).flatMap(([name, rule]) =>
    rule(document).map((text) => `${name}: ${text}`),
  );
  return [...(await redoclyFindings(CONTRACT_FILE)), ...ours];
}
