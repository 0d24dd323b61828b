import { expect, it } from 'vitest';
import type { z } from 'zod';
import { stepFormOf } from '#app/features/onboarding/step-forms.ts';
import { DocumentForm } from '#app/features/registration/registration-forms.ts';
import { AttachForm } from '#app/features/tasks/task-forms.ts';

const version = { etag: '"v4"', idempotencyKey: '"key"' };

const forms: readonly (readonly [string, z.ZodType, object])[] = [
  ['a step of an onboarding', stepFormOf('cv', '2026-11-28'), version],
  ['a registration', DocumentForm, { ...version, documentKind: 'cv' }],
  ['a task', AttachForm, version],
];

const files = [
  ['paper.docx', 5, []],
  ['paper.heic', 5, ['Only JPG, PNG, PDF and Word documents are allowed.']],
  ['paper.pdf', 25 * 1024 * 1024 + 1, ['File is larger than 25 MB']],
] as const;

it.each(forms.flatMap((form) => files.map((file) => [...form, ...file] as const)))(
  'S5-04 a document of %s is judged before it is sent, for the page would go with one that is too large: %#',
  (_of, form, typed, name, bytes, messages) => {
    const read = form.safeParse({ ...typed, file: new File([new Uint8Array(bytes)], name) });
    expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  },
);
