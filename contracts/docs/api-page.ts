import { pageOf } from './page.ts';
import { pageHeader } from './page-header.ts';

/** The page on which Swagger UI shows the contract; assets/api.js starts it. */
export const apiPage = (): string =>
  pageOf({
    title: 'Pathology cases: the API',
    styles: ['swagger-ui.css', 'docs.css'],
    scripts: ['swagger-ui-bundle.js', 'api.js'],
    body: [
      pageHeader('./'),
      '<main id="api"></main>',
      '<noscript><p>Without scripts: <a href="openapi.json">the contract as JSON</a>.</p></noscript>',
    ].join('\n'),
  });
