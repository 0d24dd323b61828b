import { contractFindings } from './lint/contract-findings.ts';

const findings = await contractFindings();
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? 'The contract keeps every rule.' : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
