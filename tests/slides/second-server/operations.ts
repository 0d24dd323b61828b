import { fitsFilters } from './case-filters.ts';
import { actionsOf, type Case, caseNumberOf, etagOf, maySee, moveOf, pageOf, rowOf } from './cases.ts';
import {
  CASE_LIST,
  CHANGED_TEMPLATE,
  CREDENTIALS,
  LINK,
  NEW_TEMPLATE,
  RELEASE,
  TEMPLATE_LIST,
} from './fields.ts';
import { type Answer, type Asked, bodyOf, checkQuery, No, notFound, textIn, wrongRole, yes } from './http.ts';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { REFERENCE_LISTS } from './reference.ts';
import { fileOf, linkOf } from './slide-file.ts';
import { checkVersion, keyOf, newToken, once, personOf, type Store, tokenOf } from './store.ts';
import { blank, filled, isSeen, shown, type Template } from './templates.ts';

type Operation = (store: Store, asked: Asked, id: string) => Answer;

const NOTHING = {};

function logIn(store: Store, asked: Asked): Answer {
  checkQuery(asked.query, NOTHING);
  const sent = bodyOf(asked, CREDENTIALS, false);
  const email = textIn(sent['email']).trim().toLowerCase();
  const password = textIn(sent['password']);
  const blankOnes = {
    ...(email === '' ? { email: ['Email is required'] } : {}),
    ...(password === '' ? { password: ['Password is required'] } : {}),
  };
  if (Object.keys(blankOnes).length > 0)
    throw new No(422, 'VALIDATION_FAILED', 'Validation failed', blankOnes);
  const recent = (store.failures.get(email) ?? []).filter((at) => Date.now() - at < 60_000);
  if (recent.length >= 5)
    throw new No(429, 'TOO_MANY_REQUESTS', 'Wait a minute.', null, { 'Retry-After': '60' });
  const person = Object.values(PEOPLE).find((one) => one.email === email);
  if (person === undefined || password !== PASSWORD) {
    store.failures.set(email, [...recent, Date.now()]);
    throw new No(401, 'INVALID_CREDENTIALS', 'Email or password is incorrect.');
  }
  const token = newToken();
  store.tokens.set(token, person);
  const tokenExpiry = new Date(Date.now() + 86_400_000).toISOString();
  return yes({ token, tokenExpiry, role: person.role, message: null });
}

const logOut: Operation = (store, asked) => {
  personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  store.tokens.delete(tokenOf(asked));
  return yes(null);
};

const currentUser: Operation = (store, asked) => {
  const { id, email, name, role, status } = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const standing = store.faults.has('missing key') ? {} : { status };
  return yes({ userId: id, email, displayName: name, role, ...standing }, { ETag: '"v1"' });
};

const referenceLists: Operation = (_, { query, headers }) => {
  checkQuery(query, NOTHING);
  const shared = { ETag: '"lists-1"', 'Cache-Control': 'public, max-age=300' };
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(shared.ETag) || known.includes('*')) return { status: 304, headers: shared };
  return yes(REFERENCE_LISTS, shared);
};

/** By the first field that is asked for; rows that do not have it stay as they are. */
function inOrder(rows: readonly object[], sort: string | null): readonly object[] {
  const [, turn, field = ''] = /^(-?)(\w+)/.exec(sort ?? '') ?? [];
  if (field === '') return rows;
  const valueIn = (row: object): string => String(Reflect.get(row, field));
  const up = rows.toSorted((a, b) => valueIn(a).localeCompare(valueIn(b)));
  return turn === '-' ? up.toReversed() : up;
}

/** Rows that show what is asked for under its name; what they do not show as a value leaves nobody out. */
const fittingRows = (query: URLSearchParams, rows: readonly object[]): readonly object[] =>
  rows.filter((row) =>
    [...query.keys()].every((name) => {
      const value: unknown = Reflect.get(row, name);
      const isValue = ['string', 'number', 'boolean'].includes(typeof value);
      return !isValue || query.getAll(name).includes(String(value));
    }),
  );

function pageOfRows(query: URLSearchParams, all: readonly object[]): Answer {
  const rows = fittingRows(query, all);
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 20);
  const items = inOrder(rows, query.get('sort')).slice((page - 1) * pageSize, page * pageSize);
  const totalPages = Math.ceil(rows.length / pageSize);
  return yes({ items, page, pageSize, total: rows.length, totalPages });
}

const VIEWS: Readonly<Record<Person['role'], readonly string[]>> = {
  Provider: ['available', 'mine', 'completed'],
  MedicalFacility: ['mine', 'send-out'],
  Facility_NP: ['mine', 'send-out'],
  Admin: ['all'],
};

const listCases: Operation = (store, asked) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, CASE_LIST);
  const view = asked.query.get('view') ?? '';
  if (!VIEWS[person.role].includes(view)) throw wrongRole();
  if (view === 'available' && person.status !== 'Active')
    throw new No(403, 'PROVIDER_NOT_ACTIVE', 'Your account must be active.');
  const fits = (aCase: Case): boolean => {
    if (view === 'completed') return false;
    return view === 'available' ? actionsOf(aCase, person).includes('pickUp') : maySee(aCase, person);
  };
  const sought = (asked.query.get('q') ?? '').toUpperCase();
  const found = store.cases.filter(
    (aCase) =>
      fits(aCase) && caseNumberOf(aCase).startsWith(sought) && fitsFilters(aCase, asked.query, person),
  );
  return pageOfRows(
    asked.query,
    found.map((aCase) => rowOf(aCase, person)),
  );
};

const getCase: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  if (person.duty === 'Relationship_Manager') throw wrongRole();
  const found = store.cases.find((aCase) => aCase.id === id);
  if (found === undefined || !maySee(found, person)) throw notFound();
  return yes(pageOf(found, person), { ETag: etagOf(found) });
};

const pickUp: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  return once(store, person, asked, keyOf(asked), () => {
    if (person.role === 'Admin') throw wrongRole();
    const found = store.cases.find((aCase) => aCase.id === id);
    if (found === undefined) throw notFound();
    if (person.facility !== null) throw maySee(found, person) ? wrongRole() : notFound();
    if (person.status !== 'Active')
      throw new No(403, 'PROVIDER_NOT_ACTIVE', 'Your account must be active to pick up cases.');
    const isOwn = found.provider?.id === person.id;
    if (found.status !== 'Available' && !isOwn && !store.faults.has('transition too many'))
      throw new No(409, 'CASE_ALREADY_PICKED_UP', 'Another pathologist has this case.');
    if (!isOwn) {
      checkVersion(asked, etagOf(found));
      const selectedAt = new Date().toISOString();
      Object.assign(found, { status: 'Selected', provider: person, selectedAt, version: found.version + 1 });
    }
    return yes(moveOf(found, person), { ETag: etagOf(found) });
  });
};

const release: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const key = keyOf(asked);
  const sent = bodyOf(asked, RELEASE, false);
  return once(store, person, asked, key, () => {
    const found = store.cases.find((aCase) => aCase.id === id);
    if (person.duty !== null) throw new No(403, 'FORBIDDEN_OWNER', 'This is not yours.');
    if (found === undefined || !maySee(found, person)) throw notFound();
    if (person.facility !== null) throw wrongRole();
    if (found.status !== 'Selected') throw new No(409, 'CASE_STATE', 'Nobody holds this case.');
    checkVersion(asked, etagOf(found));
    if (sent['reason'] === 'other' && textIn(sent['note']).trim() === '')
      throw new No(422, 'REASON_REQUIRED', 'Say why.');
    Object.assign(found, {
      status: 'Available',
      provider: null,
      selectedAt: null,
      version: found.version + 1,
    });
    return yes(moveOf(found, person), { ETag: etagOf(found) });
  });
};

const requireProvider = ({ role }: Person): void => {
  if (role !== 'Provider') throw wrongRole();
};

const listTemplates: Operation = (store, asked) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, TEMPLATE_LIST);
  if (!store.faults.has('role let in')) requireProvider(person);
  const seen = [...store.templates.values()].filter((template) => isSeen(template, person));
  return pageOfRows(asked.query, seen.map(shown));
};

const makeTemplate: Operation = (store, asked) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const key = keyOf(asked);
  const sent = sentTemplate(store, asked);
  const make = (): Answer => {
    requireProvider(person);
    const made = filled(blank(person), sent, store.templates.values());
    store.templates.set(made.id, made);
    return yes(shown(made), { ETag: etagOf(made), Location: `/api/text-templates/${made.id}` }, 201);
  };
  return store.faults.has('key ignored') ? make() : once(store, person, asked, key, make);
};

function sentTemplate(store: Store, asked: Asked): Readonly<Record<string, unknown>> {
  try {
    return bodyOf(asked, NEW_TEMPLATE, true);
  } catch (error) {
    if (!store.faults.has('stack trace') || !(error instanceof No) || error.code !== 'VALIDATION_FAILED')
      throw error;
    throw new No(error.status, error.code, error.stack ?? error.message, error.fields);
  }
}

function requireTemplate({ templates }: Store, person: Person, id: string): Template {
  requireProvider(person);
  const found = templates.get(id);
  if (found === undefined || !isSeen(found, person)) throw notFound();
  return found;
}

const getTemplate: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const found = requireTemplate(store, person, id);
  return yes(shown(found), { ETag: etagOf(found) });
};

const requireOwn = (store: Store, person: Person, id: string): Template => {
  const found = requireTemplate(store, person, id);
  if (found.owner === null) throw new No(403, 'TEMPLATE_READ_ONLY', 'This came with the product.');
  return found;
};

const changeTemplate: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const sent = bodyOf(asked, CHANGED_TEMPLATE, true);
  const found = requireOwn(store, person, id);
  if (!store.faults.has('ETag ignored')) checkVersion(asked, etagOf(found));
  const next = { ...filled(found, sent, store.templates.values()), version: found.version + 1 };
  store.templates.set(id, store.faults.has('lost write') ? { ...found, version: next.version } : next);
  return yes(shown(next), { ETag: etagOf(next) });
};

const deleteTemplate: Operation = (store, asked, id) => {
  const person = personOf(store, asked);
  checkQuery(asked.query, NOTHING);
  const found = requireOwn(store, person, id);
  checkVersion(asked, etagOf(found));
  store.templates.delete(id);
  return yes({ done: true });
};

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** One group at most, which is the id. */
  readonly path: RegExp;
  readonly run: Operation;
}

const id = (prefix: string): string => `(${prefix}_[a-z0-9_-]{1,60})`;
const CASE = id('cas');
const TEMPLATE = id('tpl');
const BLOB = '([A-Za-z0-9_~-][A-Za-z0-9._~-]{0,99})';
const route = (method: Route['method'], path: string, run: Operation): Route => ({
  method,
  path: new RegExp(`^/api${path}$`),
  run,
});

export const ROUTES: readonly Route[] = [
  route('POST', '/users/login', logIn),
  route('POST', '/auth/logout', logOut),
  route('GET', '/Users/current', currentUser),
  route('GET', '/reference-data', referenceLists),
  route('GET', '/cases', listCases),
  route('GET', `/cases/${CASE}`, getCase),
  route('POST', `/cases/${CASE}/pickup`, pickUp),
  route('POST', `/cases/${CASE}/release`, release),
  route('GET', '/text-templates', listTemplates),
  route('POST', '/text-templates', makeTemplate),
  route('GET', `/text-templates/${TEMPLATE}`, getTemplate),
  route('PATCH', `/text-templates/${TEMPLATE}`, changeTemplate),
  route('DELETE', `/text-templates/${TEMPLATE}`, deleteTemplate),
  route('GET', `/wsi/get-download-link/${BLOB}`, (store, asked, blobId) => {
    const person = personOf(store, asked);
    checkQuery(asked.query, NOTHING);
    return linkOf(store, person, blobId, tokenOf(asked));
  }),
  route('GET', `/wsi/files/${BLOB}`, (store, asked, blobId) => {
    checkQuery(asked.query, LINK);
    return fileOf(store, blobId, asked);
  }),
];
