/** What only some browsers tell: whether the reader has asked to be sparing with data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
