import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { dataFolderOf } from './embedded-api.ts';

describe('the folder of the embedded API', () => {
  it.each([
    [{}, '/root/.data/mock'],
    [{ MOCK_CONTROL: '1' }, null],
    [{ MOCK_DATA: '' }, null],
    [{ MOCK_DATA: 'kept' }, '/root/kept'],
    [{ MOCK_DATA: '/kept', MOCK_CONTROL: '1' }, '/kept'],
  ])('with %j is %s', (env, folder) => {
    expect(dataFolderOf(readConfig(env), '/root')).toBe(folder);
  });
});
