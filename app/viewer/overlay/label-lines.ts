/** Where a name ends and the value begins: no value has a colon in it. */
const AFTER_NAME = ': ';

/** As many letters of the name as fit, with a sign that there are more. */
function shorten(name: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= most) return name;
  const letters = [...name];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * A label that is wider than `most`, in lines that are not: a number that the side of the pane cuts reads like another
 * one. The name is shortened for that; of the value nothing is left out, and no number goes over two lines.
 */
export function labelLines(
  label: string,
  most: number,
  widthOf: (text: string) => number,
): readonly string[] {
  if (widthOf(label) <= most) return [label];
  const at = label.lastIndexOf(AFTER_NAME);
  const value = at < 0 ? label : label.slice(at + AFTER_NAME.length);
  const lines: string[] = at < 0 ? [] : [shorten(label.slice(0, at + 1), most, widthOf)];
  let line = '';
  for (const part of value.split(/(?<=,) /)) {
    const longer = line === '' ? part : `${line} ${part}`;
    if (line !== '' && widthOf(longer) > most) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return [...lines, line];
}
