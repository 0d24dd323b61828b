interface BarCodeProps {
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  /** In modules. */
  readonly width: number;
  readonly className?: string;
}

/** Ten modules on each side stay empty, or a scanner finds no beginning. */
const QUIET = 10;
const HEIGHT = 40;

/** Bars for a scanner, black on white in every theme; the text that they say stands beside them. */
export function BarCode({ bars, width, className }: BarCodeProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      {bars.map(({ at, width: wide }) => (
        <rect key={at} x={at + QUIET} y={0} width={wide} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
