import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of each page of a PDF, in reading order, with one space where a line ends or the layout leaves room. */
export async function pdfPages(file: Uint8Array): Promise<readonly string[]> {
  // The library takes the bytes for itself.
  const task = getDocument({ data: file.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  }
  await task.destroy();
  return pages;
}

export const pdfText = async (file: Uint8Array): Promise<string> => (await pdfPages(file)).join('\n');

/** What the file says of itself: its title, and whether it is tagged for those who have it read aloud. */
export async function pdfProperties(file: Uint8Array) {
  const task = getDocument({ data: file.slice(), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  const tree = await (await document.getPage(1)).getStructTree();
  await task.destroy();
  return { title: (info as { Title?: string }).Title, isTagged: mark?.Marked === true, tree };
}

/** How far from the left edge the rightmost sign ends, and how far from the foot the highest begins, in points. */
export async function pdfReach(file: Uint8Array) {
  const task = getDocument({ data: file.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const reach = { right: 0, top: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      reach.right = Math.max(reach.right, x + item.width);
      reach.top = Math.max(reach.top, y + item.height);
    }
  }
  await task.destroy();
  return reach;
}

/** The lines of the first page from its head to its foot, each as the signs of one height. */
export async function pdfLines(file: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: file.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const lines = new Map<number, string>();
  const { items } = await (await document.getPage(1)).getTextContent();
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , , y = 0] = item.transform as readonly number[];
    lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + item.str);
  }
  await task.destroy();
  return [...lines].toSorted(([one], [other]) => other - one).map(([, line]) => line);
}
