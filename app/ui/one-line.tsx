/** A text that a table cuts off at one line: the mouse and the keyboard show the whole of it, and a card has room. */
export function OneLine({ text }: { readonly text: string }) {
  return (
    <span
      title={text}
      className="line-clamp-1 group-focus-visible/row:line-clamp-none group-has-focus-visible/row:line-clamp-none card:line-clamp-none"
    >
      {text}
    </span>
  );
}
