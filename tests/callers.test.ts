import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '#contracts/generate/document.ts';
import { contract } from './contract/bundled.test-support.ts';
import { filesBelow, root } from './support/source-files.ts';

const BY_SIGNED_LINK = 'The viewer reads slides by the signed links that getDownloadLink gives.';
const BY_ITS_TASK =
  'A facility moves an order by its task: starting and handing in the task moves the order.';

/** Operations that are promised for a screen and that no page calls, and why. */
const WITHOUT_A_CALLER: Readonly<Record<string, string>> = {
  getDziDescriptor: BY_SIGNED_LINK,
  getThumbnail: BY_SIGNED_LINK,
  getTile: BY_SIGNED_LINK,
  getWsiFile: BY_SIGNED_LINK,
  headWsiFile: BY_SIGNED_LINK,
  acceptStainRequest: BY_ITS_TASK,
  fulfilStainRequest: BY_ITS_TASK,
  resolveRescanRequest: BY_ITS_TASK,
  getTextTemplate: 'The list brings each template whole.',
  listCaseAttachments: 'The case and its form bring the slots along.',
  listLicences: 'A profile brings its licences along.',
};

/** What the product runs: the kit shows parts of pages to whoever builds them, and calls nothing for a reader. */
const product = filesBelow('app', ['.ts', '.tsx'])
  .filter((file) => !/\.test(-support)?\.tsx?$|^app\/features\/kit\/|^app\/routes\/bench\./.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const promised = operationsOf(contract)
  .map(({ operation }) => operation)
  .filter((operation) => operation['x-screens'].length > 0)
  .map(({ operationId }) => operationId);

describe('an operation that the contract promises for a screen', () => {
  it('is called by the product, or it is said here why not', () => {
    const uncalled = promised.filter((id) => !new RegExp(`\\.${id}\\b`).test(product));
    expect(promised.length).toBeGreaterThan(200);
    expect(uncalled.toSorted()).toEqual(Object.keys(WITHOUT_A_CALLER).toSorted());
  });
});
