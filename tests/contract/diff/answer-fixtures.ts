import { ANSWER, type Fixture, fixture, GET, POST } from './fixtures.ts';

const P = `${ANSWER}.properties`;
const OK = `${GET}.responses.200`;

/** What readers get: what they have not seen before breaks, and so does what they relied on and is gone. */
export const answerFixtures: readonly Fixture[] = [
  fixture(
    'a new field',
    { [`${P}.age`]: { type: 'integer' } },
    'additive — getCase, response 200, age: new field',
    'breaking — getCase, response 200, age: field is gone',
  ),
  fixture(
    'a field that may be missing',
    { [`${ANSWER}.required`]: [] },
    'breaking — getCase, response 200, name: may now be missing',
    'additive — getCase, response 200, name: is now always there',
  ),
  fixture(
    'null where none was',
    { [`${P}.name.type`]: ['string', 'null'] },
    'breaking — getCase, response 200, name: may now be null',
    'additive — getCase, response 200, name: is no longer null',
  ),
  fixture(
    'null by a choice',
    { [`${P}.size`]: { oneOf: [{ type: 'integer', minimum: 1, maximum: 9 }, { type: 'null' }] } },
    'breaking — getCase, response 200, size: may now be null',
    'additive — getCase, response 200, size: is no longer null',
  ),
  fixture(
    'one more type',
    { [`${P}.name.type`]: ['string', 'integer'] },
    'breaking — getCase, response 200, name: may now be integer',
    'additive — getCase, response 200, name: is never integer any more',
  ),
  fixture(
    'fractions',
    { [`${P}.size.type`]: 'number' },
    'breaking — getCase, response 200, size: type changed from integer to number',
    'additive — getCase, response 200, size: type changed from number to integer',
  ),
  fixture(
    'one more value',
    { [`${P}.kind.enum`]: ['one', 'two', 'three'] },
    'breaking — getCase, response 200, kind: value "three" may now be answered',
    'breaking — getCase, response 200, kind: value "three" is never answered any more',
  ),
  fixture(
    'a closed list opened',
    { [`${P}.kind.enum`]: undefined },
    'breaking — getCase, response 200, kind: values are no longer a closed list',
    'additive — getCase, response 200, kind: values are now a closed list',
  ),
  fixture(
    'a longer text',
    { [`${P}.name.maxLength`]: 60 },
    'breaking — getCase, response 200, name: maxLength changed from 50 to 60',
    'additive — getCase, response 200, name: maxLength changed from 60 to 50',
  ),
  fixture(
    'no pattern',
    { [`${P}.name.pattern`]: undefined },
    'breaking — getCase, response 200, name: pattern "^a" is gone',
    'additive — getCase, response 200, name: pattern "^a" is new',
  ),
  fixture(
    'another format',
    { [`${P}.note.format`]: 'uri' },
    'breaking — getCase, response 200, note: format changed from "email" to "uri"',
    'breaking — getCase, response 200, note: format changed from "uri" to "email"',
  ),
  fixture(
    'a lower minimum',
    { [`${P}.size.minimum`]: 0 },
    'breaking — getCase, response 200, size: minimum changed from 1 to 0',
    'additive — getCase, response 200, size: minimum changed from 0 to 1',
  ),
  fixture(
    'more items',
    { [`${P}.tags.maxItems`]: 4 },
    'breaking — getCase, response 200, tags: maxItems changed from 3 to 4',
    'additive — getCase, response 200, tags: maxItems changed from 4 to 3',
  ),
  fixture(
    'other fields',
    { [`${ANSWER}.additionalProperties`]: undefined },
    'breaking — getCase, response 200: additionalProperties: no other field before, other fields of every kind now',
    'additive — getCase, response 200: additionalProperties: other fields of every kind before, no other field now',
  ),
  fixture(
    'one alternative less',
    { [`${P}.body.oneOf.0`]: undefined },
    'breaking — getCase, response 200, body: is never shape="dot" any more',
    'breaking — getCase, response 200, body: may now be shape="dot"',
  ),
  fixture(
    'a change in one alternative',
    { [`${P}.body.oneOf.1.properties.to.type`]: ['number', 'null'] },
    'breaking — getCase, response 200, body.(shape="line").to: may now be null',
    'additive — getCase, response 200, body.(shape="line").to: is no longer null',
  ),
  fixture(
    'a status less',
    { [`${GET}.responses.404`]: undefined },
    'breaking — getCase, response 404: status is gone',
    'additive — getCase, response 404: new refusal',
  ),
  fixture(
    'another success',
    { [`${POST}.responses.201`]: undefined, [`${POST}.responses.202`]: { description: 'Made' } },
    `breaking — createCase, response 202: success status changed from 201 to 202
     breaking — createCase, response 202, header X-Error-Code: is gone
     breaking — createCase, response 202: media type application/json is no longer answered`,
    `breaking — createCase, response 201: success status changed from 202 to 201
     additive — createCase, response 201, header X-Error-Code: new header
     additive — createCase, response 201: new media type application/json`,
  ),
  fixture(
    'a second success',
    { [`${GET}.responses.206`]: { description: 'A part' } },
    'breaking — getCase, response 206: new status that is no refusal; callers do not expect it',
    'breaking — getCase, response 206: status is gone',
  ),
  fixture(
    'a media type less',
    { [`${OK}.content.text/plain`]: undefined },
    'breaking — getCase, response 200: media type text/plain is no longer answered',
    'additive — getCase, response 200: new media type text/plain',
  ),
  fixture(
    'a header less',
    { [`${OK}.headers.ETag`]: undefined },
    'breaking — getCase, response 200, header ETag: is gone',
    'additive — getCase, response 200, header ETag: new header',
  ),
  fixture(
    'a header that may be missing',
    { [`${OK}.headers.ETag.required`]: false },
    'breaking — getCase, response 200, header ETag: may now be missing',
    'additive — getCase, response 200, header ETag: is now always there',
  ),
];
