import { randomUUID } from 'node:crypto';
import { etagOf } from './cases.ts';
import { No, textIn } from './http.ts';
import type { Person } from './people.ts';

export interface Template {
  readonly id: string;
  /** Null for those that come with the product. */
  readonly owner: string | null;
  readonly version: number;
  readonly name: string;
  readonly part: string;
  readonly subspecialty: string | null;
  readonly specimenType: string | null;
  readonly text: string;
  readonly updatedAt: string;
}

type Sent = Readonly<Record<string, unknown>>;

const SYSTEM: Template = {
  id: 'tpl_second-system',
  owner: null,
  version: 1,
  name: 'Benign',
  part: 'diagnosis',
  subspecialty: null,
  specimenType: null,
  text: 'Benign breast tissue.',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

export const newTemplates = (): Map<string, Template> => new Map([[SYSTEM.id, SYSTEM]]);

export const isSeen = (template: Template, person: Person): boolean =>
  template.owner === null || template.owner === person.id;

const trimmed = (value: unknown): string =>
  textIn(value)
    .replaceAll(/<[^>]*>/g, '')
    .trim();
const textOrNull = (value: unknown, before: string | null): string | null =>
  value === undefined ? before : value === null ? null : trimmed(value);

/** The template with what was sent in it. Throws the noes of 422. */
export function filled(template: Template, sent: Sent, others: Iterable<Template>): Template {
  const next: Template = {
    ...template,
    name: sent['name'] === undefined ? template.name : trimmed(sent['name']),
    part: sent['part'] === undefined ? template.part : textIn(sent['part']),
    subspecialty: textOrNull(sent['subspecialty'], template.subspecialty),
    specimenType: textOrNull(sent['specimenType'], template.specimenType),
    text: sent['text'] === undefined ? template.text : trimmed(sent['text']),
    updatedAt: new Date().toISOString(),
  };
  const wrong: Record<string, string[]> = {};
  if (next.name === '') wrong['name'] = ['Give the text a name'];
  if (next.text === '') wrong['text'] = ['Write the text'];
  if (next.specimenType === '') wrong['specimenType'] = ['Choose a specimen type'];
  for (const other of others)
    if (other.id !== next.id && other.owner === next.owner && other.name === next.name)
      wrong['name'] = ['You have a text of this name'];
  if (Object.keys(wrong).length > 0) throw new No(422, 'VALIDATION_FAILED', 'Validation failed', wrong);
  return next;
}

export const blank = (person: Person): Template => ({
  ...SYSTEM,
  id: `tpl_${randomUUID()}`,
  owner: person.id,
});

export const shown = ({ owner, ...template }: Template): object => ({
  ...template,
  etag: etagOf(template),
  origin: owner === null ? 'System' : 'Own',
  allowedActions: owner === null ? [] : ['update', 'delete'],
});
