import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { compareLists, type ListAsked } from '../load-lists.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '15' }, 'as-built': { type: 'boolean', default: false } },
});
if (!values['as-built']) {
  const built = spawnSync(process.execPath, ['server/prepare.mjs', '--build'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Each list of the operator: its address, one filter and one order. */
const LISTS: Readonly<Record<string, readonly [path: string, filter: string, sort: string]>> = {
  cases: ['/case', 'status=Available', 'sort=-sentAt'],
  accounts: ['/account', 'leadStatus=Prospect', 'sort=-updatedAt'],
  users: ['/users', 'role=MedicalFacility', 'sort=-createdAt'],
  enquiries: ['/enquiries', 'leadStatus=interested', 'sort=name'],
  groups: ['/groups', 'ownerGroup=Operator', 'sort=name'],
  tasks: ['/tasks', 'status=Open', 'sort=-createdAt'],
  bills: ['/billings', 'status=Ready', 'sort=-dateOfService'],
  tickets: ['/support?part=tickets', 'status=Open', 'sort=-createdAt'],
};

const asked = Object.entries(LISTS).flatMap(([name, [path, filter, sort]]): readonly ListAsked[] => {
  const more = path.includes('?') ? '&' : '?';
  return [
    { name: `${name}, first page`, address: path },
    { name: `${name}, ${filter}`, address: `${path}${more}${filter}` },
    { name: `${name}, ${sort}`, address: `${path}${more}${sort}` },
  ];
});

process.exitCode = (await compareLists('admin@example.org', asked, Number(values.runs))) ? 1 : 0;
