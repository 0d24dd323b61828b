import { expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { aSlide } from '../a-slide.test-support.ts';
import { AuditPart } from './audit-part.tsx';

it('each slide that was read under a microscope is named in the trail, and each image by its slide', async () => {
  const [specimen] = aWholeCase().slides;
  if (specimen === undefined) throw new Error('The case has no specimen.');
  const ofCase = {
    id: 'cas_1',
    slides: [
      { ...specimen, subsections: [aSlide(), aSlide({ id: 'sub_a2', displayId: null, block: 'A2' })] },
    ],
  };
  const event = {
    at: '2026-11-23T15:00:00Z',
    kind: 'glass_read' as const,
    by: { userId: 'usr_1', displayName: 'Dr. Lee' },
    role: 'Provider' as const,
    from: null,
    to: null,
    reason: null,
    version: 3,
    address: null,
    device: null,
  };
  const items = ['sub_a1', 'sub_a2', 'sub_gone'].map((subject) => ({
    ...event,
    id: `evt_${subject}`,
    subject,
  }));
  await mountPage(
    <AuditPart
      ofCase={ofCase}
      timeline={null}
      events={{ items, nextCursor: null }}
      maySearchEvents={false}
      timeZone="UTC"
    />,
  );
  expect(textOf()).toContain('Slide read on glass, slide A1-1, by Dr. Lee');
  expect(textOf()).toContain('Slide read on glass, slide A2, by Dr. Lee');
  expect(textOf()).toContain('Slide read on glass by Dr. Lee');
});

it('the reason of an event stands in the words of the list that it was chosen from', async () => {
  const event = {
    id: 'evt_1',
    at: '2026-11-23T15:00:00Z',
    kind: 'break_glass' as const,
    by: { userId: 'usr_1', displayName: 'Perpetua Holm' },
    role: 'Admin' as const,
    from: null,
    to: null,
    reason: 'urgent_treatment',
    version: 3,
    subject: null,
    address: null,
    device: null,
  };
  await mountPage(
    <AuditPart
      ofCase={{ id: 'cas_1', slides: [] }}
      timeline={null}
      events={{ items: [event], nextCursor: null }}
      maySearchEvents={false}
      timeZone="UTC"
    />,
  );
  expect(textOf()).toContain('Emergency access opened by Perpetua Holm (Treatment that cannot wait)');
});

it('the trail tells who did what and when', async () => {
  const event = {
    id: 'evt_1',
    at: '2026-11-23T15:00:00Z',
    kind: 'transition' as const,
    by: { userId: 'usr_lee', displayName: 'Dr. Lee' },
    role: 'Admin' as const,
    from: 'Available' as const,
    to: 'Selected' as const,
    reason: 'Asked by phone',
    version: 3,
    subject: null,
    address: null,
    device: null,
  };
  const ofCase = { id: 'cas_1', slides: [] };
  const shown = { ofCase, timeline: null, events: { items: [event], nextCursor: 'more' }, timeZone: 'UTC' };
  await mountPage(<AuditPart {...shown} maySearchEvents={true} />);
  expect(textOf()).toContain('by Dr. Lee: Available to In review (Asked by phone)');
  expect(named('Search them in Support').getAttribute('href')).toBe('/support?part=audit&caseId=cas_1');
  expect(textOf()).not.toContain('slide');
  // Support is closed to other duties of the staff.
  await mountPage(<AuditPart {...shown} maySearchEvents={false} />);
  expect(() => named('Search them in Support')).toThrow();
  expect(textOf()).toContain('There are more, which an admin can search in Support.');
});

it('the words that were typed with a withdrawal or an assignment stand beside its event, and beside no other', async () => {
  const event = {
    id: 'evt_1',
    at: '2026-11-23T15:00:00.000Z',
    kind: 'transition' as const,
    by: { userId: 'usr_1', displayName: 'Corwin Ashgrove' },
    role: 'Facility_NP' as const,
    from: 'Submitted' as const,
    to: 'Cancelled' as const,
    reason: null,
    version: 3,
    subject: null,
    address: null,
    device: null,
  };
  const other = { ...event, id: 'evt_2', to: 'Returned' as const };
  const withdrawn = {
    eventId: 'evt_1',
    kind: 'withdrawn' as const,
    at: '2026-11-23T15:00:00Z',
    by: event.by,
    reason: 'Sent to another laboratory.',
  };
  const given = {
    ...event,
    id: 'evt_3',
    from: 'Available' as const,
    to: 'Selected' as const,
    device: 'Firefox on Linux',
  };
  const assignment = {
    eventId: 'evt_3',
    to: { userId: 'usr_2', displayName: 'Dr. Osric Lindqvane' },
    reason: 'The first reader is ill.',
    beyondLoadLimit: true,
  };
  const timeline = { caseId: 'cas_1', asOf: event.at, turnaround: null, waits: [], holds: [] };
  await mountPage(
    <AuditPart
      ofCase={{ id: 'cas_1', slides: [] }}
      timeline={{ ...timeline, withdrawals: [withdrawn], assignments: [assignment] }}
      events={{ items: [other, event, given], nextCursor: null }}
      maySearchEvents={false}
      timeZone="UTC"
    />,
  );
  expect(textOf()).toContain('to Withdrawn. Reason: Sent to another laboratory.');
  expect(textOf()).toContain(
    'to In review, given to Dr. Osric Lindqvane, beyond the limit of open cases, Firefox on Linux. Reason: The first reader is ill.',
  );
  expect(textOf().split('Reason:')).toHaveLength(3);
});
