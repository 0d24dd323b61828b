import { bundle } from './generate/bundle.ts';
import { CONTRACT_FILE } from './generate/contract-file.ts';
import { redoclyFindings } from './lint/redocly.ts';
import { rules } from './lint/rules.ts';

const document = bundle(CONTRACT_FILE);
const ours = Object.entries(rules).flatMap(([name, rule]) =>
  rule(document).map((text) => `${name}: ${text}`),
);
const findings = [...(await redoclyFindings(CONTRACT_FILE)), ...ours];
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? 'The contract keeps every rule.' : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
