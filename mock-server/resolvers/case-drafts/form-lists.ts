import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Row = z.object({ value: z.string(), label: z.string() });
const Site = Row.extend({ laterality: z.boolean(), subsites: z.array(Row) });

const listIn = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../contracts/reference/${name}.json`, import.meta.url), 'utf8'));

/** The reference lists that the rules of the case form read. */
export const FORM_LISTS = {
  bodySites: z.array(Site).parse(listIn('body-sites')),
  specimenTypes: z.array(Row).parse(listIn('specimen-types')),
  provinces: z.array(Row).parse(listIn('canadian-provinces')),
} as const;
