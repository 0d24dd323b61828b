import { beforeEach, describe, expect, it } from 'vitest';
import { billingCalls } from './billing-desk.ts';
import { CANADIAN, settlingCalls } from './billing-settling.test-support.ts';
import { CASE, type Desk, dataOf, openDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, create } = billingCalls(() => desk);
const { linesOf, settle } = settlingCalls(() => desk);

describe('the day of service', () => {
  const DAYS: Readonly<Record<string, string>> = { A: '2026-11-12', B: '2026-11-16', C: '2026-11-10' };
  const collect = (days: Readonly<Record<string, string>>) =>
    desk.setCase({
      specimens: desk.stored().specimens.map((specimen) => {
        const { specimenID, specimenCollectionDate } = specimen;
        return { ...specimen, specimenCollectionDate: days[specimenID] ?? specimenCollectionDate };
      }),
    });
  const dayOf = (id: string) => readStored(id)?.dateOfService;

  it('is that of the collection of its own specimen, as the facility corrects it', () => {
    const { billings } = desk.api.world();
    for (const { id } of linesOf(CASE)) billings.remove(id);
    collect(DAYS);
    settle();
    const levels = () =>
      linesOf(CASE)
        .filter(({ code, specimenID }) => code === '88305' && Object.hasOwn(DAYS, specimenID ?? ''))
        .map(({ specimenID, dateOfService }) => [specimenID, dateOfService]);
    expect(levels()).toEqual(Object.entries(DAYS));
    collect({ B: '2026-11-17' });
    settle();
    expect(levels()).toContainEqual(['B', '2026-11-17']);
  });

  it('is the first one for a line of the whole case', () => {
    const aCase = desk.api.world().cases.change(CANADIAN, (record) => ({
      ...record,
      specimens: record.specimens.flatMap((specimen) => [
        { ...specimen, specimenCollectionDate: '2026-11-16' },
        { ...specimen, specimenID: 'Z', specimenCollectionDate: '2026-11-09' },
      ]),
    }));
    settle(aCase.id);
    expect(linesOf(CANADIAN)).toMatchObject([{ specimenID: null, dateOfService: '2026-11-09' }]);
  });

  it('is by hand not before the specimen of the line was taken, whatever was taken earlier', async () => {
    collect(DAYS);
    const made = (specimenID: string) => create({ specimenID, dateOfService: '2026-11-12' });
    expect((await made('A')).status).toBe(201);
    const refusal = { dateOfService: ['Date of service is before the collection date'] };
    expect(dataOf(await made('B'))).toEqual(refusal);
    const body = { dateOfService: '2026-11-15', changeReason: 'As the letter says.' };
    const line = linesOf(CASE).find(({ specimenID }) => specimenID === 'B')?.id ?? '';
    const before = dayOf(line);
    expect(dataOf(await move('updateBilling', body, { line }))).toEqual(refusal);
    expect(dayOf(line)).toBe(before);
  });
});
