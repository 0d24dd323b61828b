// React and Remix read this while they load, so it is set before anything else is imported. A name that the person
// who starts the product gave is kept.
process.env['NODE_ENV'] ||= 'production';

const { compileOnce } = await import('./compile.mjs');
// The built pages import the same ones, and there may be only one of each.
await import(await compileOnce('server/main.ts', ['@remix-run/*', 'react', 'react-dom']));
