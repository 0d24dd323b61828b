// Generated from openapi.yaml by `npm run contract`; do not edit.
import { groups } from './groups.ts';

export const operations = {
  ...groups['session'],
  ...groups['profile'],
  ...groups['accounts'],
  ...groups['users'],
  ...groups['team'],
  ...groups['groups'],
  ...groups['facility'],
  ...groups['registration'],
  ...groups['enquiries'],
  ...groups['support'],
  ...groups['cases'],
  ...groups['case-drafts'],
  ...groups['case-moves'],
  ...groups['viewer'],
  ...groups['wsi'],
  ...groups['diagnosis'],
  ...groups['reports'],
  ...groups['requests'],
  ...groups['messages'],
  ...groups['audit'],
  ...groups['tasks'],
  ...groups['qa'],
  ...groups['onboarding'],
  ...groups['billing'],
  ...groups['uploads'],
  ...groups['reference'],
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
