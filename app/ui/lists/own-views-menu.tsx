import { Form, useLocation } from '@remix-run/react';
import { searchWith } from '#app/core/lists/list-address.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import {
  keptFilters,
  MOST_OWN_VIEWS,
  type OwnView,
  type OwnViews,
  plainSearch,
  type ViewRefusal,
} from '#app/core/lists/own-views.ts';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Disclosure } from './disclosure.tsx';
import { useListSearch } from './filters/use-list-search.ts';

const ACTION = '/resources/saved-views';

const TEXTS: Readonly<Record<ViewRefusal, string>> = {
  name: 'Use another name: 1 to 60 letters that no other view of yours in this list has',
  failed: 'The view was not saved. Try again.',
  'not-deleted': 'The view was not deleted. Try again.',
};

interface OwnViewsMenuProps {
  readonly own: OwnViews;
  readonly list: Pick<ListState, 'filters' | 'columns'>;
}

/** Saves what the list shows by a name, and deletes what was saved. Both are plain forms, so they work without script. */
export function OwnViewsMenu({ own, list }: OwnViewsMenuProps) {
  const { pathname } = useLocation();
  const { search } = useListSearch();
  const views = own.views ?? [];
  const isRefused = own.refusal === 'failed' || own.refusal === 'not-deleted';
  return (
    <Disclosure label="My views" isOpen={own.refusal !== null}>
      {isRefused && (
        <p role="alert" className="mb-2 text-sm text-danger">
          {TEXTS[own.refusal]}
        </p>
      )}
      {own.views === null && <p className="text-sm text-muted">Your own views cannot be shown now.</p>}
      {views.length > 0 && (
        <ul className="mb-3">
          {views.map((view) => (
            <OwnViewLine key={view.id} view={view} back={pathname + search} />
          ))}
        </ul>
      )}
      {views.length < MOST_OWN_VIEWS ? (
        <SaveViewForm key={views.length} own={own} list={list} pathname={pathname} search={search} />
      ) : (
        <p className="text-sm text-muted">
          You have {MOST_OWN_VIEWS} views of this list. Delete one to save another.
        </p>
      )}
    </Disclosure>
  );
}

function OwnViewLine({ view, back }: { readonly view: OwnView; readonly back: string }) {
  return (
    <li>
      <Form method="post" action={ACTION} className="flex items-center justify-between gap-3">
        <input type="hidden" name="viewId" value={view.id} />
        <input type="hidden" name="etag" value={view.etag} />
        <input type="hidden" name="back" value={back} />
        <span className="min-w-0 truncate text-sm">{view.name}</span>
        <Button type="submit" name="intent" value="delete" size="sm" variant="quiet">
          Delete<VisuallyHidden> the view {view.name}</VisuallyHidden>
        </Button>
      </Form>
    </li>
  );
}

interface SaveViewFormProps extends OwnViewsMenuProps {
  readonly pathname: string;
  readonly search: string;
}

function SaveViewForm({ own, list, pathname, search }: SaveViewFormProps) {
  return (
    <Form method="post" action={ACTION} className="flex w-64 max-w-full flex-col gap-2">
      <input type="hidden" name="list" value={own.list} />
      <input type="hidden" name="filters" value={searchWith('', keptFilters(list.filters))} />
      <input type="hidden" name="sort" value={new URLSearchParams(search).get('sort') ?? ''} />
      <input type="hidden" name="columns" value={list.columns?.join('.') ?? ''} />
      <input type="hidden" name="idempotencyKey" value={own.idempotencyKey} />
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="plain" value={pathname + plainSearch(search, list.filters)} />
      <Field
        label="Save this view as"
        hint="Filters, order and columns are kept; what was searched for is not. Name no patient."
        error={own.refusal === 'name' ? TEXTS.name : undefined}
      >
        <TextInput name="name" autoComplete="off" maxLength={60} />
      </Field>
      <Button type="submit" name="intent" value="save" size="sm">
        Save view
      </Button>
    </Form>
  );
}
