/** What can be asked under /__mock, told by GET /__mock itself. */
export const CONTROLS: readonly (readonly [call: string, what: string])[] = [
  ['GET /', 'This list.'],
  ['GET /health', 'Whether the mock answers, and the id of its world.'],
  [
    'POST /reset',
    'Begins again with a fresh world; {"world": "small"} names another one than that of the start.',
  ],
  ['POST /seed', 'Begins again with the world that {"profile": "small"} names.'],
  ['GET /state', 'The names of the collections, each with its number of records.'],
  ['GET /state/{collection}/{id}', 'One record as it is stored.'],
  [
    'PATCH /state/{collection}/{id}',
    'Puts fields of a record to other values; it has to remain a valid record.',
  ],
  [
    'POST /query/{collection}',
    'The records that fit {"where": {"status": {"equals": "Available"}}, "orderBy": {"createdAt": "asc"}, "take": 10, "skip": 0}.',
  ],
  ['GET /faults', 'The faults that are switched on.'],
  [
    'POST /faults',
    'Switches a fault on: {"match": {"operationId", "path", "nth"}, "times", "kind": "status" | "delay" | "hang" | "reset", "status", "delayMs"}.',
  ],
  ['DELETE /faults', 'Switches all faults off; what is delayed goes on at once.'],
  [
    'POST /barriers',
    'Holds calls of an operation until so many have come: {"operationId", "count", "timeoutMs"}.',
  ],
  ['PUT /clock', 'Moves the time: {"now"}, {"advanceMs"}, {"freeze": true}.'],
  [
    'GET /sessions',
    'The sessions that have a world of their own: each call with the header X-Mock-Session has one.',
  ],
  ['DELETE /sessions/{name}', 'Ends a session and forgets its world.'],
  ['GET /mail', 'The mails that would have left, with the codes in them.'],
  [
    'GET /journal',
    'The calls since the start or the last reset; ?operationId= asks for those of one operation.',
  ],
];
