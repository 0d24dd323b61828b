/**
 * Words that the published counts of leaked passwords agree on, picked and written down by us. Passwords here have
 * twelve characters or more, so a list of the short ones would refuse nothing: what people do is stretch such a word
 * with digits and signs, and that is what is looked for.
 */
const WORDS = new Set(
  (
    'password passwort passphrase passcode pass word secret secure security access login logon signin account ' +
    'admin administrator root superuser user username guest default master manager system server database test ' +
    'testing tester temp temporary changeme change letmein welcome hello open sesame abracadabra internet network ' +
    'computer laptop keyboard monitor windows microsoft google facebook twitter instagram linkedin amazon apple ' +
    'iphone android samsung github oracle cisco qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn ' +
    'zxcvbnm qazwsx qazwsxedc iloveyou iloveu ilove love lovely lover loveme princess queen king prince angel ' +
    'baby sweetheart honey sugar sweet sunshine sunny moonlight star rainbow flower butterfly summer winter spring ' +
    'autumn monday friday sunday january february march april june july august september october november december ' +
    'football baseball basketball soccer hockey tennis golf cricket liverpool chelsea arsenal barcelona yankees ' +
    'cowboys steelers eagles lakers michael jordan jennifer jessica michelle daniel matthew joshua andrew anthony ' +
    'william robert thomas charlie george david james john maria anna sarah nicole ashley amanda samantha elizabeth ' +
    'monkey dragon tiger lion bear wolf eagle falcon shadow hunter ranger killer ninja samurai warrior knight ' +
    'superman batman spiderman starwars pokemon pikachu naruto matrix jesus christ blessed freedom liberty america ' +
    'american canada london paris mexico harley mustang ferrari porsche corvette mercedes yamaha trustno trustnoone ' +
    'whatever nothing something anything everything forever always never mother father family friends friend school ' +
    'college teacher student doctor nurse hospital medical medicine health clinic patient office company business ' +
    'money dollar million cookie chocolate cheese banana orange pepper ginger coffee whiskey silver golden diamond ' +
    'purple blue green black white yellow red happy smile lucky magic power thunder lightning fire storm phoenix ' +
    'please correcthorsebatterystaple'
  ).split(' '),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];

/** Different characters below which a long password is a short one repeated. */
const FEW_CHARACTERS = 5;
/** Characters beyond the well-known part that make a password one's own. */
const OWN_CHARACTERS = 5;
const RUN_LENGTH = 4;
/** More different digits and signs than anybody appends to a word. */
const MANY_SIGNS = 9;

const unmask = (text: string): string => [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('');

/** Whether a password of full length is one that guessers try first. Letter case does not matter. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < FEW_CHARACTERS || isRepeated(plain)) return true;
  return [plain, unmask(plain)].some((text) => ownCharactersOf(text) < OWN_CHARACTERS);
}

/** A short piece over and over. */
function isRepeated(text: string): boolean {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return lengths.some((length) => {
    const piece = text.slice(0, length);
    return piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text;
  });
}

/** How many letters are in no well-known word and no run; signs and digits between words count for nothing. */
function ownCharactersOf(text: string): number {
  const withoutRuns = withoutRunsOf(text);
  const words = withoutRuns.split(/[^\p{L}]+/u).filter((word) => word !== '');
  // Several words in a row are a passphrase, whatever words they are.
  if (words.length >= 3) return OWN_CHARACTERS;
  // A generator's password may have hardly a letter in it.
  if (new Set(withoutRuns.replaceAll(/\p{L}/gu, '')).size >= MANY_SIGNS) return OWN_CHARACTERS;
  return words.map(unknownLength).reduce((sum, length) => sum + length, 0);
}

/** Letters that are left after the well-known words that fit together best. */
function unknownLength(word: string): number {
  const best = [0];
  for (let end = 1; end <= word.length; end += 1) {
    let fewest = (best[end - 1] ?? 0) + 1;
    for (let start = 0; start < end; start += 1)
      if (WORDS.has(word.slice(start, end))) fewest = Math.min(fewest, best[start] ?? fewest);
    best.push(fewest);
  }
  return best[word.length] ?? word.length;
}

function withoutRunsOf(text: string): string {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let left = '';
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...rows.map((row) => runLength(text.slice(at), row)));
    if (length < RUN_LENGTH) left += text[at];
    at += length < RUN_LENGTH ? 1 : length;
  }
  return left;
}

/** How many characters the text and the row have in common from the text's beginning. */
function runLength(text: string, row: string): number {
  const from = row.indexOf(text.charAt(0));
  if (from < 0) return 0;
  let length = 1;
  while (length < text.length && from + length < row.length && text[length] === row[from + length])
    length += 1;
  return length;
}
