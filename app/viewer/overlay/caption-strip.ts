/** CSS pixels. */
export const CAPTION = { font: '13px system-ui, sans-serif', lineHeight: 18, padding: 8 } as const;

/** As much of a word as fits, at least one letter: a file's name can be longer than the picture is wide. */
function cutWord(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** The texts in lines that fit the width, with nothing of them left out. */
export function wrappedLines(
  texts: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  return texts.flatMap((text) => {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ').flatMap((one) => cutWord(one, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
