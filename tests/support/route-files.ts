/**
 * The path that Remix gives a flat route file, or a folder with a `route.tsx`: layouts (`_x`) add nothing, dots are
 * slashes, `$x` is an id.
 */
export function pathOfRoute(file: string): string {
  const parts = file.replace(/(\/route)?\.tsx?$/, '').split('.');
  return `/${parts
    .filter((part) => !part.startsWith('_'))
    .map((part) => part.replace(/^\$(\w+)$/, '{$1}'))
    .join('/')}`;
}
