import type { WalkRow } from './row.ts';

const LISTS = [
  '/availableCases',
  '/selectedCases',
  '/completedCases',
  '/task',
  '/send-out-cases',
  '/tasks-list',
  '/project-list',
  '/show-cases',
  '/final-report',
  '/case',
  '/tasks',
  '/users',
  '/account',
  '/groups',
  '/enquiries',
  '/billings',
  '/support',
];

/** Views of one's own: each list shows, saves and deletes them. */
export const SAVED_VIEW_ROWS: readonly WalkRow[] = LISTS.flatMap((list): readonly WalkRow[] => [
  [list, 'views of one’s own', 'shown', 'listSavedViews', 'data.items[].name'],
  [list, 'query of a view', 'shown', 'listSavedViews', 'data.items[].filters[].values[]'],
  [list, 'save a view', 'action', 'saveView', 'body.name'],
  [list, 'columns of a view', 'entered', 'saveView', 'body.columns[]'],
  [list, 'delete a view', 'action', 'deleteView', ''],
]);
