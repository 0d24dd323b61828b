import { beforeAll, describe, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
  await desk.openAsMember(
    { email: 'provider@example.org', role: 'Provider' },
    '/case-details/cas_dp-2026-000009',
  );
  const mail = { to: 'ada@example.org', subject: 'News', text: 'News', code: null, resentFrom: null };
  desk.api.world().mails.insert({ ...mail, id: 'mail_1', at: new Date().toISOString() });
});

interface News {
  readonly ids: readonly string[];
  readonly total: number;
}
const newsOf = async (address: string): Promise<News> =>
  (await (await desk.file('Admin', `/resources/list-news/${address}`)).json()) as News;

describe('what an open list asks now and then', () => {
  it.each([
    ['cases', '/case'],
    ['tasks', '/tasks'],
    ['tasks?status=Open', '/tasks?status=Open'],
    ['users?sort=-name', '/users?sort=-name'],
    ['accounts', '/account'],
    ['groups', '/groups'],
    ['enquiries', '/enquiries'],
    ['billings', '/billings'],
    ['projectList', '/project-list'],
    ['finalReports?state=Final', '/final-report?state=Final'],
    ['tickets', '/support?part=tickets'],
    ['audit', '/support?part=audit'],
    ['mails', '/support?part=mails'],
    ['showCases?overdue=true', '/show-cases?overdue=true'],
  ])('%s has the rows that %s shows, in its order', async (asked, page) => {
    const news = await newsOf(asked);
    const { text } = await desk.open('Admin', page);
    expect(text).toContain(`"total":${news.total},"totalPages"`);
    expect(news.ids.length).toBeGreaterThan(0);
    const places = news.ids.map((id) => text.indexOf(`"${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each([
    ['licenceRenewals', '/users?part=renewals'],
    ['registrations', '/users?part=registrations'],
    ['jobs', '/support?part=jobs'],
    ['refusals', '/support?part=refusals'],
  ])('%s, of which the demo has none, is as empty as %s', async (asked, page) => {
    expect(await newsOf(asked)).toEqual({ ids: [], total: 0 });
    expect((await desk.open('Admin', page)).text).toContain('"total":0,"totalPages"');
  });

  it.each([
    ['tickets', 'To be answered'],
    ['jobs', 'Slide files'],
    ['audit', 'Emergency access'],
    ['refusals', 'Of facilities'],
  ])('stands beside the stored queries of %s: %s', async (part, label) => {
    expect((await desk.open('Admin', `/support?part=${part}`)).text).toContain(`"label":"${label}"`);
  });

  it('is answered to whoever may open the list, and of no other list', async () => {
    expect((await desk.open('Admin', '/resources/list-news/availableCases')).outcome).not.toBe('shown');
    expect((await desk.open('Admin', '/resources/list-news/patients')).outcome).toBe('404');
    expect((await desk.open('Relationship_Manager', '/resources/list-news/billings')).outcome).toBe('403');
  });
});
