import path from 'node:path';

const digits = (generation: number): string => String(generation).padStart(6, '0');

/** The files of a data folder. A snapshot holds everything that came before the journal of its number. */
export const placesIn = (folder: string) => ({
  world: path.join(folder, 'world.json'),
  bytes: path.join(folder, 'bytes'),
  /** Uploaded slides, each as one file beside its tiles. */
  slides: path.join(folder, 'slides'),
  journal: (generation: number) => path.join(folder, `journal-${digits(generation)}.jsonl`),
  snapshot: (generation: number) => path.join(folder, `snapshot-${digits(generation)}.jsonl`),
});

export interface GenerationFile {
  readonly name: string;
  readonly kind: 'journal' | 'snapshot';
  readonly generation: number;
  /** A snapshot whose writing was broken off. */
  readonly isUnfinished: boolean;
}

/** The journals and snapshots among the names, the earliest first. */
export function generationsOf(names: readonly string[]): readonly GenerationFile[] {
  return names
    .flatMap((name): GenerationFile[] => {
      const found = /^(journal|snapshot)-(\d+)\.jsonl(\.tmp)?$/.exec(name);
      if (found === null) return [];
      const kind = found[1] === 'journal' ? 'journal' : 'snapshot';
      return [{ name, kind, generation: Number(found[2]), isUnfinished: found[3] !== undefined }];
    })
    .sort((a, b) => a.generation - b.generation);
}
