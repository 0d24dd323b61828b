import { pageOf } from './page.ts';

/** The page on which Swagger UI shows the contract; assets/api.js starts it. */
export const apiPage = (): string =>
  pageOf({
    title: 'Pathology cases: the API',
    styles: ['swagger-ui.css', 'docs.css'],
    scripts: ['swagger-ui-bundle.js', 'api.js'],
    body: [
      '<header class="top"><nav aria-label="Documentation">',
      '<a href="./" aria-current="page">API</a> <a href="states">State machines</a>',
      '</nav></header>',
      '<main id="api"></main>',
      '<noscript><p>Without scripts: <a href="openapi.json">the contract as JSON</a>.</p></noscript>',
    ].join('\n'),
  });
