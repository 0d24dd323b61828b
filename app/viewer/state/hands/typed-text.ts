import { createEvent, createStore } from 'effector';

/** A field with the text of a mark: whether it holds words that no mark has yet. */
export const typedTextTold = createEvent<{ readonly field: string; readonly isUnkept: boolean }>();

const $fields = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' }).on(
  typedTextTold,
  (fields, { field, isUnkept }) => {
    if (fields.has(field) === isUnkept) return fields;
    return new Set(isUnkept ? [...fields, field] : [...fields].filter((other) => other !== field));
  },
);

/** Whether a name or a note is being typed that would be gone with the page. */
export const $hasTypedText = $fields.map((fields) => fields.size > 0);
