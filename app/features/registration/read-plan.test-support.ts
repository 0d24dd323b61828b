import { expect } from 'vitest';
import type { Plan, Typed } from './plan.ts';
import { readPlan } from './read-plan.ts';

const TODAY = '2026-11-21';
export const errorsOf = <Form>(plan: Plan<Form>, typed: Typed) => {
  const read = readPlan(plan, typed, TODAY);
  return read.ok ? {} : read.errors;
};
export const formOf = <Form>(plan: Plan<Form>, typed: Typed): Form => {
  const read = readPlan(plan, typed, TODAY);
  return read.ok ? read.form : expect.fail(JSON.stringify(read.errors));
};
