import { beforeAll, expect, it } from 'vitest';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const PAGE = '/enquiries?part=new';
const enquiries = () => desk.api.world().enquiries.list();
const typed = (changes: Readonly<Record<string, string>> = {}) => ({
  idempotencyKey: key(),
  firstName: 'Juniper',
  lastName: 'Marrow',
  phone: '+1 614 555 0100',
  leadSource: 'Conference',
  message: 'Asked by telephone who reads skin.',
  ...changes,
});

it('the staff enter an enquiry that came by telephone, and are led to it', async () => {
  expect((await desk.open('Relationship_Manager', '/enquiries')).text).toContain('"part":"list"');
  const { outcome } = await desk.open('Relationship_Manager', PAGE, typed());
  const id = /^\/enquiries-detail\/(enq_\w+)$/.exec(outcome)?.[1] ?? expect.fail(outcome);
  expect(desk.api.world().enquiries.find(id)).toMatchObject({
    lastName: 'Marrow',
    email: null,
    leadSource: 'Conference',
    leadStatus: 'prospect',
  });
});

it('one without an address and a number is refused at its fields, and nothing is kept', async () => {
  const before = enquiries().length;
  const { text } = await desk.open('Relationship_Manager', PAGE, typed({ phone: '' }));
  expect(text).toContain('Give an email or a phone number');
  expect(enquiries()).toHaveLength(before);
});

it('one whose source is left open is refused, and not taken for one of the website', async () => {
  const before = enquiries().length;
  const { text } = await desk.open('Relationship_Manager', PAGE, typed({ leadSource: '' }));
  expect(text).toContain('"leadSource":["');
  expect(enquiries()).toHaveLength(before);
});
